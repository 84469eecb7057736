/// Bindings whose factories can wait.
extension FixWriter {
  /// What is written for a factory that can wait, in the place of one that can't.
  private static let factory = "{ (…) async in … }"

  /// The statement that binds what a node binds, with a factory that can wait.
  ///
  /// What the outermost owner keeps is scoped then: what it waits for belongs to a scope.
  func awaitingBinding(like node: Node) -> String {
    switch node.role {
    case .binding, .emptyCollection:
      return scopedBinding(like: node)
    case .override:
      return "Override(\(scopedBinding(like: node)))"
    case .contribution:
      return "Contribute(\(scopedBinding(like: node)))"
    case .decorator:
      return decorator(like: node, factory: Self.factory)
    }
  }

  private func scopedBinding(like node: Node) -> String {
    let lifetime: Lifetime =
      node.owner == 0 && node.lifetime.isShared ? .scoped : node.lifetime
    return binding(like: node, lifetime: lifetime, factory: Self.factory)
  }
}
