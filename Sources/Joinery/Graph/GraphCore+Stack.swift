import JoineryAnalysis
import JoineryThreads

extension GraphCore {
  /// Notes that a member is made near the end of the stack, and stops the program at its end.
  @usableFromInline @inline(never)
  func checkStack(beforeMaking member: StaticString) {
    guard let stack = ThreadStack(), stack.isNearEnd else { return }
    NestedRequest.note(member, of: owner)
    guard stack.isAtEnd else { return }
    let loop = NestedRequest.loop.map { ChainLink($0.name, place: place(of: $0)) }
    GraphError.stop(.endlessConstruction(of: loop, in: owner.name))
  }

  /// Where a member was written, if the graph has worked that out: doing so takes a part of the stack.
  private func place(of request: NestedRequest) -> SourcePlace? {
    request.isMade(of: owner) && owner.hasPlan ? owner.place(of: request.name) : nil
  }
}
