import JoineryThreads

extension GraphCore {
  /// Looks whether there is enough of the stack left to make a member, or else stops the program.
  @usableFromInline @inline(never)
  func checkStack(beforeMaking member: StaticString) {
    let error = owner.endlessConstruction {
      NestedRequest.note(member, of: owner)
    } place: { name in
      // Working it out would take a part of the stack.
      owner.hasPlan ? owner.place(of: name) : nil
    }
    if let error { error.stop() }
  }
}
