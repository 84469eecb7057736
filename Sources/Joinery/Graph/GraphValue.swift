/// What is known of the type of a member where it is written.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public enum GraphValue<Value> {
  /// Whether several may have the value at the same time.
  public static var isSendable: Bool { false }
}

extension GraphValue where Value: Sendable {
  /// Whether several may have the value at the same time.
  public static var isSendable: Bool { true }
}
