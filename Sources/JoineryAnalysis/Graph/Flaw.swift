/// What is wrong with a binding on its own, whatever else a graph has.
package enum Flaw: Hashable, Sendable {
  /// It is for a type whose values say nothing: `Void` or `Never`.
  case noValue
  /// It shall be held weakly, and no value of its type is an object.
  case noObject
}

extension Node {
  /// What is wrong with the binding on its own, as far as that is known.
  var flaw: Flaw? {
    if let knownFlaw { return knownFlaw }
    return switch role {
    case .binding, .contribution, .override:
      ["()", "Void", "Swift.Void", "Never", "Swift.Never"].contains(key.type) ? .noValue : nil
    case .emptyCollection, .decorator: nil
    }
  }
}
