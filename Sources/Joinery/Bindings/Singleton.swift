public import JoineryAnalysis

/// Provides one value for each container, made when it is first asked for.
///
/// The value is shared by everyone who asks, on any thread, so it has to be `Sendable`. It is built
/// exactly once, whoever asks at the same time; a construction that fails is not kept, and the next
/// request tries again.
///
/// ```swift
/// Singleton<any UserRepository>(SQLUserRepository.init(database:))
/// Singleton { (config: AppConfig) in HTTPClient(base: config.base) }
/// ```
public struct Singleton<Value: Sendable>: FactoryBinding {
  /// One for each container.
  @inlinable public static var lifetime: Lifetime { .singleton }

  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding from what a container keeps of it, which only the other initialisers make.
  ///
  /// - Parameter record: What a container keeps of it.
  public init(record: BindingRecord) {
    self.record = record
  }

  /// Makes the value when the container is started, and not when it is first asked for.
  ///
  /// An `Override(make)` of the binding is made at the start as well; any other one says for itself
  /// whether it is.
  ///
  /// - Returns: The binding, marked.
  public func eager() -> Self {
    Self(record: record.eager())
  }

  /// Adds something that is done with the object when the container stops, after it has been stopped and
  /// before it is closed.
  ///
  /// - Parameter finalize: Takes the object and why the container ends.
  /// - Returns: The binding with the finaliser; later ones run first.
  public func onStop<Failure: Error>(
    _ finalize: @escaping @Sendable (Value, EndReason) async throws(Failure) -> Void
  ) -> Self {
    Self(record: record.adding(Finalizer(finalize)))
  }
}
