import Joinery
import Testing

/// A container of the fixtures, whose source is read as well.
struct ContainerCase: Sendable, CustomTestStringConvertible {
  /// The name of the container.
  let name: String
  /// Makes the container.
  let make: @MainActor @Sendable () throws -> Container

  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @MainActor @Sendable () throws -> Container) {
    self.name = name
    self.make = make
  }
}
