import JoineryTestSupport
import Testing

/// What is found out when a program runs elsewhere is refused by the compiler here.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct PromiseCompilationTests {
  @Test(arguments: rejected)
  func `the compiler refuses`(snippet: Snippet) async throws {
    #expect(!snippet.expectedErrors.isEmpty)
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let rejected = [
  Snippet(
    "V14, V15, V21, L01, L02, G08: a member of a child that the parent needs, or is asked for",
    graphPrelude + """
      @Graph final class Parent: Sendable {
        @Singleton(Car.init(engine:)) var car: Car
        // error@23: 'Car' needs 'engine', which nothing binds
      }
      @Graph final class Child: Sendable {
        @Parent let parent: Parent
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      func test(parent: Parent) { _ = parent.engine }
      // error@40: value of type 'Parent' has no member 'engine'
      """),
  Snippet(
    "V11: a stop that is not awaited",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      func test(g: G) throws { try g.stop() }
      // error: 'async' call in a function that does not support concurrency
      """),
  Snippet(
    "V02: a type without an initialiser",
    graphPrelude + """
      enum Nothing: Sendable {}
      @Graph final class G: Sendable {
      // error: no exact matches in call to instance method 'singleton'
        @Singleton(Nothing.init) var nothing: Nothing
        // error@22: 'Nothing' cannot be constructed because it has no accessible initializers
      }
      """),
  Snippet(
    "P08: an initialiser that is not accessible",
    graphPrelude + """
      final class Hidden: Sendable { private init() {} }
      @Graph final class G: Sendable {
      // error: no exact matches in call to instance method 'singleton'
        @Singleton(Hidden.init) var hidden: Hidden
        // error@21: 'Hidden' initializer is inaccessible due to 'private' protection level
      }
      """),
  Snippet(
    "G11: nil where a value is needed",
    graphPrelude + """
      func maybe() -> Engine? { nil }
      @Graph final class G: Sendable {
        @Singleton(maybe) var engine: Engine
        // error: value of optional type 'Engine?' must be unwrapped to a value of type 'Engine'
        @Singleton(maybe) var other: Engine?
      }
      """),
  Snippet(
    "S23: a generic type whose constraint is not met",
    graphPrelude + """
      final class Garage<Content: Vehicle>: Sendable { init() {} }
      @Graph final class G: Sendable {
      // error: type 'Engine' does not conform to protocol 'Vehicle'
        @Singleton(Garage<Engine>.init) var garage: Garage<Engine>
        // error@14: type 'Engine' does not conform to protocol 'Vehicle'
      }
      """),
]
