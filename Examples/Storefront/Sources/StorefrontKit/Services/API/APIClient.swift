/// Sends requests to another machine.
protocol APIClient: Sendable {
  /// Sends a request and waits for the answer.
  ///
  /// - Throws: An error if there is no answer; one with a bad status is an answer.
  func send(_ request: APIRequest) throws -> APIResponse
}
