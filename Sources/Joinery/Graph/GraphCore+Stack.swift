import JoineryThreads

/// Members that ask for each other without end, through an object that knows the graph.
extension GraphCore {
  /// Looks whether there is enough of the stack left to make a member, or else stops the program.
  @usableFromInline @inline(never)
  func checkStack(beforeMaking member: StaticString) {
    if let issue = owner.endlessConstruction(noting: NestedRequest(for: member, of: owner)) {
      GraphError.stop(issue)
    }
  }

  /// Makes a member that is awaited.
  ///
  /// The program stops with a report when thousands of them wait for each other: they ask for each other
  /// without end.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - isolation: The actor of the caller.
  ///   - make: Makes the member.
  /// - Returns: What it makes.
  /// - Throws: What it throws.
  /// - Complexity: O(1) besides the cost of the constructions.
  public func awaiting<Value>(
    _ member: StaticString, isolation: isolated (any Actor)? = #isolation,
    _ make: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    try await AwaitedRequest.answer(
      NestedRequest(for: member, of: owner), of: owner, isolation: isolation,
      refusing: { GraphError.stop($0) }, make)
  }
}
