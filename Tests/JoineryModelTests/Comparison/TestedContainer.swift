import Joinery

/// What the model and a container have in common.
protocol TestedContainer: AnyObject, Sendable {
  func get(_ need: Need, isAwaited: Bool) async throws -> Receipt
  func overriding(_ bindings: [BindingPlan]) throws -> Self
  func scope(_ bindings: [BindingPlan]) throws -> Self
  func start() async throws
  func stop() async throws
}

/// A container of the library.
final class ContainerSubject: TestedContainer {
  private let container: Container
  private let workshop: Workshop

  init(_ container: Container, _ workshop: Workshop) {
    self.container = container
    self.workshop = workshop
  }

  convenience init(_ bindings: [BindingPlan], _ workshop: Workshop) throws {
    self.init(try Container { workshop.list(bindings) }, workshop)
  }

  func get(_ need: Need, isAwaited: Bool) async throws -> Receipt {
    func open<P: Port>(_ port: P.Type) async throws -> Receipt {
      isAwaited ? P.receipt(of: try await container.get(P.Value.self)) : try get(port)
    }
    return try await open(need.port)
  }

  private func get<P: Port>(_: P.Type) throws -> Receipt {
    P.receipt(of: try container.get(P.Value.self))
  }

  func overriding(_ bindings: [BindingPlan]) throws -> ContainerSubject {
    ContainerSubject(try container.overriding { workshop.list(bindings) }, workshop)
  }

  func scope(_ bindings: [BindingPlan]) throws -> ContainerSubject {
    ContainerSubject(try container.scope { workshop.list(bindings) }, workshop)
  }

  func start() async throws { _ = try await container.start() }
  func stop() async throws { _ = try await container.stop() }
}

extension ModelContainer: TestedContainer {
  func get(_ need: Need, isAwaited: Bool) async throws -> Receipt {
    try get(need, canWait: isAwaited)
  }

  func overriding(_ bindings: [BindingPlan]) throws -> ModelContainer {
    try derived(bindings, isScope: false)
  }

  func scope(_ bindings: [BindingPlan]) throws -> ModelContainer {
    try derived(bindings, isScope: true)
  }

  func start() async throws { try startAll() }
  func stop() async throws { isStopped = true }
}
