/// What a topology has besides plain bindings.
struct Features: OptionSet, Sendable {
  let rawValue: UInt8

  static let overrides = Features(rawValue: 1)
  static let decorators = Features(rawValue: 2)
  static let contributions = Features(rawValue: 4)
  static let emptyCollections = Features(rawValue: 8)
  /// Nodes that live no longer than a scope.
  static let shortLived = Features(rawValue: 16)
  /// Keys with more than one binding or override.
  static let contestedKeys = Features(rawValue: 32)
  /// Nodes whose value can't be had from anywhere without waiting.
  static let awaited = Features(rawValue: 64)
  /// Bindings that can't give what they are for.
  static let flaws = Features(rawValue: 128)

  /// Adds what one node has.
  mutating func note(_ node: Topology.Node) {
    switch node.role {
    case .binding: break
    case .contribution: insert(.contributions)
    case .emptyCollection: insert(.emptyCollections)
    case .override: insert(.overrides)
    case .decorator: insert(.decorators)
    }
    if node.access != .anywhere {
      insert(.awaited)
    }
    if node.flaw != nil {
      insert(.flaws)
    }
    if node.lifetime.isShortLived {
      insert(.shortLived)
    }
  }
}
