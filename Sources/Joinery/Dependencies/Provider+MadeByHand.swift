/// Providers that no container makes, such as those of tests and of graphs.
extension Provider {
  /// Creates a provider that calls a function for each request.
  ///
  /// What takes a provider can be made by hand with it:
  ///
  /// ```swift
  /// let checkout = Checkout(cart: Provider { Cart(items: [.book]) })
  /// ```
  ///
  /// - Parameter make: Makes the value; it runs where the request is made.
  public init<Failure: Error>(_ make: @escaping @Sendable () throws(Failure) -> Value) {
    self.init(madeBy: Recipe(make).factory)
  }

  /// Creates a provider that calls an asynchronous function for each request.
  ///
  /// Only the `get()` that is awaited can give the value; the other one throws ``GraphError``, and a call of the
  /// provider stops the program.
  ///
  /// - Parameter make: Makes the value.
  public init<Failure: Error>(
    _ make: @escaping @Sendable @concurrent () async throws(Failure) -> Value
  ) {
    self.init(madeBy: Recipe(awaiting: make).factory)
  }

  /// Creates a provider that calls a function of the main actor for each request.
  ///
  /// ``getOnMainActor()`` gives the value at once, the `get()` that is awaited from anywhere; the other
  /// `get()` throws ``GraphError``, and a call of the provider stops the program.
  ///
  /// - Parameter make: Makes the value.
  public init<Failure: Error>(
    main make: @escaping @MainActor @Sendable () throws(Failure) -> Value
  ) where Value: Sendable {
    self.init(madeBy: Recipe(main: make).factory)
  }

  private init(madeBy factory: Factory<Value>) {
    self.init(Deferred(to: Slot(madeByHand: factory, sharing: .none), in: nil))
  }
}
