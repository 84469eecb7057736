extension DisplayNames {
  /// What to call a node in a chain: what it makes, and as what.
  package func name(of node: Node) -> String {
    let key = name(of: node.key)
    let made = node.implementation.map { name(ofType: $0) }
    let whole = made.map { "\($0) as \(key)" } ?? key
    return switch node.role {
    case .binding, .override, .emptyCollection: whole
    case .contribution: made == nil ? "a contribution to [\(key)]" : whole
    case .decorator: "the decorator of \(key)"
    }
  }
}
