import JoineryAnalysis
import JoineryThreads

/// Requests near the end of the stack.
extension SlotOwner {
  /// Notes a request near the end of the stack, and says at its end how it came to that.
  ///
  /// - Parameters:
  ///   - note: Notes the request.
  ///   - place: Where the member of this owner was written that has a name.
  /// - Returns: The error with which the request ends, if it has to.
  func endlessConstruction(
    noting note: () -> Void, place: (String) -> SourcePlace?
  ) -> GraphError? {
    guard let stack = ThreadStack(), stack.isNearEnd else { return nil }
    note()
    guard stack.isAtEnd else { return nil }
    let loop = NestedRequest.loop
    let links = loop.requests.map { request in
      switch request.subject {
      case .member(let name):
        ChainLink(name, place: request.isMade(of: self) ? place(name) : nil)
      case .type(let type):
        ChainLink(Key(ofType: type).shortName)
      }
    }
    return GraphError(.endlessConstruction(of: links, isClosed: loop.isClosed, in: name))
  }
}
