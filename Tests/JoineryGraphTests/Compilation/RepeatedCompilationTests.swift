import JoineryTestSupport
import Testing

/// Mistakes of which the compiler says something too: what the macros say comes first.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct RepeatedCompilationTests {
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
    "a call as a factory",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine()) var engine: Engine
        // error@14: a factory is named with its labels and not called: 'Type.init(label:)'
      }
      """),
  Snippet(
    "an initialiser without its type",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(.init) var engine: Engine
        // error@14: macros see only what is written; name the type: 'Type.init(label:)'
      }
      """),
  Snippet(
    "two factories",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine, Engine.init as () -> Engine) var engine: Engine
        // error@43: '@Singleton' takes one factory, and others with the label 'preview:' or 'test:'
      }
      """),
  Snippet(
    "an alternative for an unknown context",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine, staging: nil) var engine: Engine
        // error@43: '@Singleton' has no argument 'staging'; the labels are 'preview' and 'test'
      }
      """),
  Snippet(
    "an alternative that is given twice",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(make, test: make, test: make) var engine: Engine
        // error@32: the argument 'test' is given already
      }
      func make() -> Engine { Engine() }
      """),
  Snippet(
    "a constant as a member",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) let engine: Engine
        // error@43: '@Singleton' makes a value when it is needed, so it needs a 'var'
      }
      """),
  Snippet(
    "a lazy member",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) lazy var engine: Engine
        // error@43: '@Singleton' says how the value is kept, so it can't be 'lazy'
      }
      """),
  Snippet(
    "two attributes",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) @Weak(Engine.init as () -> Engine) var engine: Engine
        // error@43: '@Singleton' says already how this member comes about
      }
      """),
  Snippet(
    "an assisted variable",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init as () -> Engine) var engine: Engine
        // error@3: '@Assisted' is for functions with arguments; a variable has '@Transient'
      }
      """),
  Snippet(
    "a made member without a body",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton func makeEngine() -> Engine
        // error@19: 'makeEngine' needs a body, since '@Singleton' says nothing else about what it
      }
      """),
  Snippet(
    "a made member with a factory",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) func makeEngine() -> Engine { Engine() }
        // error@3: the body of 'makeEngine' says how the value is made, so '@Singleton' takes no
      }
      """),
  Snippet(
    "several variables of one attribute",
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine, other: Engine
        // error@47: '@Singleton' needs a variable of its own
      }
      """),
  Snippet(
    "a type that does not exist",
    graphPrelude + """
      @Graph final class G: Sendable {
      // error: cannot find type 'Boat' in scope
        @Singleton(Boat.init) var boat: Boat
        // error@14: cannot find 'Boat' in scope
      }
      """),
  Snippet(
    "P06: an initialiser of which there are several",
    graphPrelude + """
      @Graph final class G: Sendable {
      // error: no exact matches in call to instance method 'singleton'
        @Singleton(Engine.init) var engine: Engine
        // error@21: ambiguous use of 'init'
      }
      """),
  Snippet(
    "a generic type without its arguments",
    graphPrelude + """
      final class Box<Value: Sendable>: Sendable { init(value: Value) {} }
      @Graph final class G: Sendable {
      // error: no exact matches in call to instance method 'singleton'
        let value: Int
        @Singleton(Box.init(value:)) var box: Box<Int>
        // error@18: could not infer pack element #0 from context
      }
      """),
  Snippet(
    "a parameter that does not escape",
    graphPrelude + """
      final class User: Sendable { init(transform: (Int) -> Int) {} }
      @Graph final class G: Sendable {
      // error: no exact matches in call to instance method 'singleton'
        let transform: @Sendable (Int) -> Int
        @Singleton(User.init(transform:)) var user: User
        // error@3: no exact matches in call to macro 'Singleton'
      }
      """),
]
