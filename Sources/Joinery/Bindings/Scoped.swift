public import JoineryAnalysis

/// Provides one value for each scope, made when the scope is first asked for it.
///
/// Only a container that ``Container/scope(_:_:file:line:column:)`` has made, and what it makes, can ask
/// for the value.
///
/// ```swift
/// Scoped(Cart.init(user:))
/// ```
public struct Scoped<Value: Sendable>: FactoryBinding {
  /// One for each scope.
  @inlinable public static var lifetime: Lifetime { .scoped }

  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding from what a container keeps of it, which only the other initialisers make.
  ///
  /// - Parameter record: What a container keeps of it.
  public init(record: BindingRecord) {
    self.record = record
  }

  /// Makes the value when the scope is started, and not when it is first asked for.
  ///
  /// - Returns: The binding, marked.
  public func eager() -> Self {
    Self(record: record.eager())
  }

  /// Adds something that is done with the object when the scope stops, after it has been stopped and
  /// before it is closed.
  ///
  /// - Parameter finalize: Takes the object and why the scope ends.
  /// - Returns: The binding with the finaliser; later ones run first.
  public func onStop<Failure: Error>(
    _ finalize: @escaping @Sendable (Value, EndReason) async throws(Failure) -> Void
  ) -> Self {
    Self(record: record.adding(Finalizer(finalize)))
  }
}
