import Joinery

/// The shop, wired: the one place that knows what everything is made of.
struct Shop {
  let storage: StorageGraph
  let services: ServicesGraph
  /// The payment methods that were asked for.
  let paymentMethods: Container
  let session: SessionGraph

  /// How long closing the shop may take.
  private let closingTime: Duration
  /// What is kept for a trace; nothing, unless the configuration asks for it.
  private let tracer = TraceEventWriter()

  /// Wires the shop as it is shipped; nothing is made or opened yet.
  ///
  /// - Parameter configuration: What is known before anything is made.
  /// - Throws: `GraphError` if a payment method needs what the shop does not have.
  init(configuration: AppConfiguration) throws {
    let observers: [any Observer] = configuration.isTraced ? [tracer] : []
    storage = StorageGraph(configuration: configuration, observers: observers)
    services = ServicesGraph(storage: storage)
    paymentMethods = try Container("payment methods", observers: observers) { [storage, services] in
      Members(of: storage)
      Members(of: services)
      paymentModule(of: configuration.paymentMethods)
    }
    session = SessionGraph(services: services, paymentMethods: paymentMethods)
    closingTime = configuration.closingTime
  }
}

extension Shop: OpenableShop {
  var screens: any ViewModelFactory { session }
  var wiring: Wiring {
    Wiring(graph: CheckoutGraph.description, plugins: paymentMethods.description)
  }
  var trace: String { tracer.json }

  func open() async throws -> Opening {
    do {
      return try await graphs.start(closingTime: closingTime)
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }

  func close(after error: (any Error)?) async throws {
    do {
      let reason = error.map(EndReason.failed) ?? .finished
      try await graphs.stop(timeout: closingTime, reason: reason)
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }

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
