/// Some registrations that belong together.
public protocol Assembly {
  /// Registers them.
  ///
  /// - Parameter container: Where.
  func assemble(container: Container)
}

/// A container with the registrations of some assemblies.
public final class Assembler {
  private let container: Container

  /// What is registered.
  public var resolver: any Resolver { container }

  /// Assembles a container.
  ///
  /// - Parameters:
  ///   - assemblies: The registrations.
  ///   - parent: Where everything is looked up that they don't have.
  public init(_ assemblies: [any Assembly], parent: Assembler? = nil) {
    container = Container(parent: parent?.container)
    for assembly in assemblies { assembly.assemble(container: container) }
  }
}
