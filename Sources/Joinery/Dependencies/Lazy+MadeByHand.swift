/// Lazy values that no container makes, such as those of tests and of graphs.
extension Lazy {
  /// Creates a lazy value that a function makes when it is first read.
  ///
  /// Whoever reads it at the same time, the function is called once, and a failure is not kept: the next read
  /// calls the function again. What takes a lazy value can be made by hand with it:
  ///
  /// ```swift
  /// let reports = Reports(archive: Lazy { MemoryArchive() })
  /// ```
  ///
  /// - Parameter make: Makes the value; it runs where it is first read.
  public init<Failure: Error>(_ make: @escaping @Sendable () throws(Failure) -> Value) {
    self.init(madeBy: Recipe(make).factory)
  }

  /// Creates a lazy value that an asynchronous function makes when it is first read.
  ///
  /// Only the `get()` that is awaited can make the value; once it has, all of them give it. Until then, the
  /// other `get()` throws ``GraphError``, and ``value`` stops the program.
  ///
  /// - Parameter make: Makes the value.
  public init<Failure: Error>(
    _ make: @escaping @Sendable @concurrent () async throws(Failure) -> Value
  ) {
    self.init(madeBy: Recipe(awaiting: make).factory)
  }

  /// Creates a lazy value that a function of the main actor makes when it is first read.
  ///
  /// ``getOnMainActor()`` gives the value at once, the `get()` that is awaited from anywhere; the other
  /// `get()` throws ``GraphError``, and ``value`` stops the program.
  ///
  /// - Parameter make: Makes the value.
  public init<Failure: Error>(
    main make: @escaping @MainActor @Sendable () throws(Failure) -> Value
  ) where Value: Sendable {
    self.init(madeBy: Recipe(main: make).factory)
  }

  /// Creates a lazy value that is there already.
  ///
  /// - Parameter value: The value.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public init(_ value: Value) {
    // A lazy value of what isn't `Sendable` isn't either: both stay where they are.
    let value = UncheckedTransfer(value: value)
    self.init(madeBy: Factory(isThrowing: false) { _ in value.value })
  }

  private init(madeBy factory: Factory<Value>) {
    let slot = Slot(madeByHand: factory, sharing: .once)
    self.init(Deferred(to: slot, in: nil), of: slot)
  }
}
