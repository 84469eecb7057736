public import JoineryAnalysis

/// Provides a value that is shared for as long as somebody holds it.
///
/// The container itself does not hold it. When the last holder lets go, the next request makes a new
/// value; one that is being destroyed is never handed out. The value has to be an instance of a
/// class: making anything else is an error.
///
/// ```swift
/// Weak(ImageCache.init(limit:))
/// ```
public struct Weak<Value: Sendable>: FactoryBinding {
  /// One while somebody holds it.
  @inlinable public static var lifetime: Lifetime { .weak }

  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding from what a container keeps of it, which only the other initialisers make.
  ///
  /// - Parameter record: What a container keeps of it.
  public init(record: BindingRecord) {
    self.record = record
  }

}
