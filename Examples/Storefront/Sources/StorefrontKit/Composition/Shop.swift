import Joinery

/// The shop, wired: the one place that knows what everything is made of.
struct Shop {
  /// The visit, on top of the other graphs.
  let session: SessionGraph
  /// What is kept for a trace; nothing, unless the configuration asks for it.
  private(set) var tracer = TraceEventWriter()

  var services: ServicesGraph { session.services }
  var storage: StorageGraph { services.storage }
}

extension Shop {
  /// Wires the shop as it is shipped; nothing is made or opened yet.
  ///
  /// - Parameter configuration: What is known before anything is made.
  /// - Throws: `GraphError` if a payment method needs what the shop does not have.
  init(configuration: AppConfiguration) throws {
    let tracer = TraceEventWriter()
    let observers: [any Observer] = configuration.isTraced ? [tracer] : []
    let storage = StorageGraph(configuration: configuration, observers: observers)
    let services = ServicesGraph(storage: storage)
    let paymentMethods = try Container.paymentMethods(in: services, observers: observers)
    self.init(
      session: SessionGraph(services: services, paymentMethods: paymentMethods), tracer: tracer)
  }
}

extension Shop: OpenableShop {
  var wiring: Wiring {
    Wiring(graph: CheckoutGraph.description, plugins: session.paymentMethods.description)
  }
  var trace: String { tracer.json }

  func open() async throws -> Opening {
    do {
      return try await graphs.start(closingTime: closingTime)
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }

  func visit<Result, Failure: Error>(
    _ body: (any ViewModelFactory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withInjected(\.analytics, services.analytics) { () throws(Failure) in try body(session) }
  }

  func close(after error: (any Error)?) async throws {
    do {
      let reason = error.map(EndReason.failed) ?? .finished
      try await graphs.stop(timeout: closingTime, reason: reason)
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }

  private var closingTime: Duration { storage.configuration.closingTime }
  private var graphs: GraphStack { GraphStack(graphs: [storage, services, session]) }
}

extension LifecycleError {
  /// What the component threw that is to blame, or that it took too long.
  fileprivate var underlying: any Error {
    // A graph cancels a part that is late.
    guard let error = cause.error, !(error is CancellationError) else {
      return TookTooLong(component: cause.component)
    }
    return error
  }
}
