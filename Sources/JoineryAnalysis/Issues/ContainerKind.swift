/// What a container is to the one that it was made from.
package enum ContainerKind: Sendable {
  /// It was made from none.
  case container
  /// It is a scope of another.
  case scope
  /// It is another with overrides, and has the name of that one.
  case overriding

  /// What to call a container in a sentence.
  func phrase(naming name: String) -> String {
    switch self {
    case .container: "'\(name)'"
    case .scope: "the scope '\(name)'"
    case .overriding: "the container with overrides of '\(name)'"
    }
  }

  /// The statement that starts a container.
  func start(naming name: String) -> String {
    switch self {
    case .container: "try await container.start()"
    case .scope: "try await scope.start()  // the scope '\(name)'"
    case .overriding: "try await derived.start()  // what 'overriding' has given"
    }
  }
}
