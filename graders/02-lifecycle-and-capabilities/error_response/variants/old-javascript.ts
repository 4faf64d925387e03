/** JavaScript as it was written before 2015, exported under another name than its own. */
function answer(id, code, message, data) {
  var error = { code: code, message: message } as any;
  if (data !== null && typeof data !== "undefined") {
    error.data = data;
  }
  return { jsonrpc: "2.0", id: id, error: error };
}

export { answer as error_response };
