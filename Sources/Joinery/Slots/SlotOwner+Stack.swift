import JoineryAnalysis
import JoineryThreads

/// Requests that lead to each other without end.
extension SlotOwner {
  /// Notes a request near the end of the stack, and says at its end how it came to that.
  ///
  /// - Parameter request: The request.
  /// - Returns: The issue with which the request ends, if it has to.
  func endlessConstruction(noting request: NestedRequest?) -> Issue? {
    guard let stack = ThreadStack(), stack.isNearEnd else { return nil }
    request?.note()
    guard stack.isAtEnd else { return nil }
    // To find out where members are written may take more than what is left.
    return ThreadStack.callingElsewhere { [noted = Array(NestedRequest.noted)] in
      endlessConstruction(through: noted, waiting: nil, isKnowingPlaces: true)
    } ?? endlessConstruction(through: NestedRequest.noted, waiting: nil, isKnowingPlaces: false)
  }

  /// Answers a request that is awaited, where the caller runs.
  ///
  /// - Throws: What that throws; ``GraphError`` when the requests that it is made for can have no end.
  func awaiting<Value>(
    _ type: Any.Type, isolation: isolated (any Actor)? = #isolation,
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try await AwaitedRequest.answer(
      NestedRequest(for: type, of: self), of: self, isolation: isolation,
      refusing: { throw GraphError($0, refusing: type) }, body)
  }

  /// What is said of requests that don't end.
  ///
  /// - Parameters:
  ///   - requests: The requests, the last one first.
  ///   - count: How many of them wait for each other: nil when they have used up the stack.
  ///   - isKnowingPlaces: Whether there is enough of the stack left to find out where things are written.
  /// - Returns: The issue.
  func endlessConstruction(
    through requests: some Sequence<NestedRequest>, waiting count: Int?,
    isKnowingPlaces: Bool = true
  ) -> Issue {
    let loop = NestedRequest.loop(among: requests)
    let links = loop.requests.map { request in
      let name =
        switch request.subject {
        case .member(let name): name
        case .type(let type): Key(ofType: type).shortName
        }
      let isKnown = isKnowingPlaces && request.isMade(of: self)
      return ChainLink(name, place: isKnown ? place(of: request.subject) : nil)
    }
    return .endlessConstruction(of: links, isClosed: loop.isClosed, in: name, waiting: count)
  }
}
