package import Workload

/// One way to make the components of a graph, each as soon as those that it holds are there.
package protocol Starter: Sendable {
  /// What the tables call the starter.
  static var name: String { get }

  /// Prepares to make the components of a graph.
  ///
  /// - Parameters:
  ///   - graph: The components.
  ///   - work: What making each of them takes.
  init(_ graph: StartGraph, _ work: SlowWork)

  /// Makes the components: this is what is measured.
  ///
  /// - Throws: An error when a component could not be made.
  func start() async throws

  /// Lets go of the components, in order.
  func end() async
}

/// Every starter; the first one is what the others are compared with.
package let starters: [any Starter.Type] = [HandWrittenStart.self, ContainerStart.self]
