/// Says of the type of a member what only the compiler knows.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public enum GraphValue<Value> {
  /// Whether the type is `Sendable`, as far as is known where this is written.
  public static var isSendable: Bool { false }
}

extension GraphValue where Value: Sendable {
  /// Whether the type is `Sendable`, as far as is known where this is written.
  public static var isSendable: Bool { true }
}
