/// A run-time argument of an assisted construction, kept to recognise a construction that needs
/// itself.
@usableFromInline
struct Argument: @unchecked Sendable {
  // `@unchecked`: the value is only compared, and only with an argument of a construction that it
  // is nested in, which waits for it. An object is compared by its identity alone.
  private let value: Any

  @usableFromInline
  init(_ value: Any) {
    self.value = value
  }

  /// Whether two arguments are known to be the same.
  static func areEqual(_ left: Argument, _ right: Argument) -> Bool {
    if type(of: left.value) is AnyClass {
      return type(of: right.value) is AnyClass
        && left.value as AnyObject === right.value as AnyObject
    }
    guard let equatable = left.value as? any Equatable else { return false }
    return isEqual(equatable, to: right.value)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
    (right as? Value) == left
  }
}
