/** JavaScript as it was written before 2015, exported under another name than its own. */
var keys = {
  version: "io.modelcontextprotocol/protocolVersion",
  capabilities: "io.modelcontextprotocol/clientCapabilities",
};

function build(id, method, params, version, caps) {
  var request = { jsonrpc: "2.0", id: id, method: method, params: {} as any };
  for (var name in params) {
    if (Object.prototype.hasOwnProperty.call(params, name)) {
      request.params[name] = params[name];
    }
  }
  request.params._meta = {};
  request.params._meta[keys.version] = version === undefined ? "2026-07-28" : version;
  request.params._meta[keys.capabilities] = caps || {};
  return request;
}

export { build as make_request };
