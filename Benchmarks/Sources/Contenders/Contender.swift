package import Measurement
package import Workload

/// One way to build the object graphs.
package protocol Contender: Sendable {
  /// What the tables call the contender.
  static var name: String { get }

  /// Creates a contender in which nothing has been built yet.
  init()

  /// Returns what a row builds, so that a test can count its objects.
  ///
  /// - Parameter row: A row.
  /// - Returns: The root of the row's graph, or `nil` if the row has none.
  func part(for row: Row) -> (any Part)?

  /// Returns the work of a row.
  ///
  /// - Parameter row: A row.
  /// - Returns: Work that is ready to be measured: what is not part of it has been done; or `nil` if
  ///   the contender has nothing like the row.
  func work(for row: Row) -> Work?
}

/// Every contender; the first one is what the others are compared with.
package let contenders: [any Contender.Type] = [
  HandWritten.self, JoineryGraph.self, JoineryContainer.self, Textbook.self,
]
