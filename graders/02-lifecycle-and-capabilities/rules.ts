import { rule } from "mcp-course/grader";

/**
 * The sentences that the checks of this lesson rest on. Where only the course's own contract says
 * so, the page is the one that the sentence follows from most closely.
 */
export const rules = {
  // make_request
  requestShape: rule(
    'A request is an object with jsonrpc, id, method and params, and jsonrpc is the text "2.0"',
    "basic/index#requests",
  ),
  requestId: rule(
    "A request keeps the id it was given, because its answer is matched by it",
    "basic/index#requests",
  ),
  requestMethod: rule("A request names its method exactly", "basic/index#requests"),
  requestParams: rule("params holds everything that was given, as it was", "basic/index#requests"),
  requestMeta: rule(
    "Every request says in params._meta which protocol version it is written for",
    "basic/index#meta",
  ),
  requestVersion: rule(
    "A request names the version that its sender chose",
    "basic/versioning#protocol-version-negotiation",
  ),
  requestCapabilities: rule(
    "Every request lists its client's capabilities in params._meta, and {} says there are none",
    "basic/index#meta",
  ),
  requestStandsAlone: rule(
    "Every request stands alone: building another one changes nothing in it",
    "basic/index#statelessness",
  ),
  callerKeepsObjects: rule(
    "The objects that were passed in still belong to the caller and stay as they are",
    "basic/index#statelessness",
  ),

  // error_response
  errorShape: rule(
    "An error response has jsonrpc, id and error side by side, and no result",
    "basic/index#error-responses",
  ),
  errorId: rule(
    "An error response carries the id of its request, and null when that could not be read",
    "basic/index#error-responses",
  ),
  errorCode: rule(
    "An error has a code, a whole number that tells programs what went wrong",
    "basic/index#error-responses",
  ),
  errorMessage: rule(
    "An error has a message, a text that tells people what went wrong",
    "basic/index#error-responses",
  ),
  errorData: rule(
    "An error carries data exactly when data was given",
    "basic/index#error-responses",
  ),
  errorStandsAlone: rule(
    "Every answer stands alone: nothing of an earlier one shows in it",
    "basic/index#statelessness",
  ),

  // check_envelope
  notJson: rule(
    "Text that is not JSON is answered with -32700 and id null",
    "basic/index#error-codes",
  ),
  notARequest: rule(
    'A message that is no object, or whose jsonrpc is not "2.0" or method no text, is answered with -32600',
    "basic/index#requests",
  ),
  noInitialize: rule(
    "This revision has no initialize: it is answered with -32601",
    "basic/versioning#backward-compatibility-with-initialization-based-versions",
  ),
  metaRequired: rule(
    "A request without the version or the capabilities in _meta is answered with -32602",
    "basic/index#meta",
  ),
  missingKeysNamed: rule(
    "The message of a -32602 names each key of _meta that is missing",
    "basic/index#meta",
  ),
  capabilitiesObject: rule("The capabilities in _meta are an object", "basic/index#meta"),
  versionSupported: rule(
    "A version that the server does not speak is answered with -32022, with data that lists the supported ones and the requested one",
    "basic/versioning#protocol-version-negotiation",
  ),
  firstFaultWins: rule(
    "A message is checked in a fixed order, and its first fault is the one that is answered",
    "basic/index#error-codes",
  ),
  faultCarriesId: rule(
    "An error carries the id of its request wherever that could be read",
    "basic/index#error-responses",
  ),
  goodRequestReturned: rule(
    "A request without a fault comes back as it was sent, all of it",
    "basic/index#requests",
  ),
  envelopeStandsAlone: rule(
    "Every message is judged by itself, whatever came before",
    "basic/index#statelessness",
  ),

  // handle
  faultsPassedOn: rule(
    "A bad message is answered with the error that was found in its envelope",
    "basic/index#error-responses",
  ),
  notificationSilent: rule(
    "A message without an id is a notification, and a notification is never answered",
    "basic/index#notifications",
  ),
  discoverAnswered: rule(
    "server/discover is answered with a complete result: supported versions and capabilities",
    "server/discover#response",
  ),
  resultCarriesId: rule("A result carries the id of its request", "basic/index#result-responses"),
  unknownMethod: rule(
    "A method that the server does not have is answered with -32601",
    "basic/index#error-codes",
  ),
  handleStandsAlone: rule(
    "A server answers every request from the request alone and remembers none",
    "basic/index#statelessness",
  ),
} as const;
