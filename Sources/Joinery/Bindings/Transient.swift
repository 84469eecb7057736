public import JoineryAnalysis

/// Provides a new value for each request.
///
/// ```swift
/// Transient(CheckoutViewModel.init(payment:cart:analytics:))
/// ```
public struct Transient<Value>: FactoryBinding {
  /// One for each request.
  @inlinable public static var lifetime: Lifetime { .transient }

  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding from what a container keeps of it, which only the other initialisers make.
  ///
  /// - Parameter record: What a container keeps of it.
  public init(record: BindingRecord) {
    self.record = record
  }

}
