import Synchronization

@testable import StorefrontKit

/// An API client that answers from a script and keeps what it was asked.
final class ScriptedClient: APIClient {
  private let script: @Sendable (APIRequest) throws -> APIResponse
  private let received = Mutex<[APIRequest]>([])

  var requests: [APIRequest] { received.withLock { $0 } }

  init(_ script: @escaping @Sendable (APIRequest) throws -> APIResponse) {
    self.script = script
  }

  func send(_ request: APIRequest) throws -> APIResponse {
    received.withLock { $0.append(request) }
    return try script(request)
  }
}
