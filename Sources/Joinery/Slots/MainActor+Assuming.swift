import JoineryAnalysis

/// Calls a function that may only be called on the main actor, where this already runs.
///
/// Slots on the main actor are only read through ``Container/main`` and by each other.
@usableFromInline
func assumingMainActor<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
  try MainActor.assumeIsolated {
    // The value stays where it is: the caller runs on the main actor as well.
    UncheckedTransfer(value: try body())
  }.value
}

extension Isolation {
  /// Whether a function runs on an actor that nobody can be on without waiting.
  var isOtherActor: Bool {
    switch self {
    case .none, .mainActor: false
    case .actor: true
    }
  }

  /// The isolation of a function that runs on an actor, or on none.
  static func ofActor(_ actor: (any Actor)?) -> Isolation {
    guard let actor else { return .none }
    return actor === MainActor.shared ? .mainActor : .actor("\(type(of: actor))")
  }
}
