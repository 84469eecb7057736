/// A value of one of several bindings of a type, told apart by a qualifier.
///
/// The qualifier is a type, which never needs to be made:
///
/// ```swift
/// enum Audit {}
///
/// Singleton(FileLog.init, qualifier: Audit.self)
/// Singleton { (log: Qualified<FileLog, Audit>) in Ledger(log: log.value) }
/// ```
@frozen
public struct Qualified<Value, Qualifier> {
  /// The value.
  public let value: Value

  /// Creates a qualified value.
  ///
  /// - Parameter value: The value.
  @inlinable @inline(__always)
  public init(_ value: Value) {
    self.value = value
  }
}

// The qualifier is only a name; no instance of it is stored.
extension Qualified: Sendable where Value: Sendable {}

/// A qualified key, taken apart for messages.
protocol QualifiedKey {
  static var parts: (value: Any.Type, qualifier: Any.Type) { get }
  /// The value.
  var content: Any { get }
  /// A qualified value, if the content has the right type.
  static func wrapping(_ content: Any) -> Any?
}

extension Qualified: QualifiedKey {
  static var parts: (value: Any.Type, qualifier: Any.Type) { (Value.self, Qualifier.self) }
  var content: Any { value }

  static func wrapping(_ content: Any) -> Any? {
    (content as? Value).map { Qualified($0) }
  }
}
