import JoineryTesting

@testable import StorefrontKit

/// An API client that answers from a script and keeps what it was asked.
struct ScriptedClient: APIClient {
  let requests = Recorder<APIRequest>()
  let script: @Sendable (APIRequest) throws -> APIResponse

  init(_ script: @escaping @Sendable (APIRequest) throws -> APIResponse) {
    self.script = script
  }

  func send(_ request: APIRequest) throws -> APIResponse {
    requests.record(request)
    return try script(request)
  }
}
