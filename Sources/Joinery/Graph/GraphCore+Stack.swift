import JoineryAnalysis
import JoineryThreads

extension GraphCore {
  /// Notes that a member is made near the end of the stack, and stops the program at its end.
  @usableFromInline @inline(never)
  func checkStack(beforeMaking member: StaticString, file: StaticString, line: UInt) {
    guard let stack = ThreadStack(), stack.isNearEnd else { return }
    NestedRequest.note(member, of: owner, file: file, line: line)
    guard stack.isAtEnd else { return }
    let loop = NestedRequest.loop.map {
      ChainLink($0.name, place: SourcePlace(file: $0.file, line: $0.line))
    }
    GraphError.stop(.endlessConstruction(of: loop, in: owner.name))
  }
}
