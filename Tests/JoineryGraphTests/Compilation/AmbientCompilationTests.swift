import JoineryTestSupport
import Testing

/// Mistakes with ambient values are refused, and said clearly.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct AmbientCompilationTests {
  @Test(arguments: rejected)
  func `the compiler refuses`(snippet: Snippet) async throws {
    #expect(!snippet.expectedErrors.isEmpty)
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }

  @Test(arguments: accepted)
  func `the compiler accepts, without a warning`(snippet: Snippet) async throws {
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let prelude = """
  import Joinery
  import Observation
  protocol Trail: Sendable {}
  struct Quiet: Trail { init() {} }
  @MainActor final class Screen { init() {} }
  final class Mutable { init() {} }
  extension InjectedValues {
    @InjectedEntry var trail: any Trail = Quiet()
    @InjectedEntry var level: Int = 1
  }

  """

private let rejected = [
  Snippet(
    "a property without a type", isExact: true,
    prelude + """
      struct S { @Injected(\\.trail) var trail }
      // error@35: 'trail' needs a type: macros see only what is written
      // error@35: type annotation missing in pattern
      """),
  Snippet(
    "an entry without a type", isExact: true,
    prelude + """
      extension InjectedValues { @InjectedEntry var speed = 1 }
      // error@47: 'speed' needs a type: macros see only what is written
      """),
  Snippet(
    "the attributes in the wrong order", isExact: true,
    prelude + """
      @Observable final class S {
        @ObservationIgnored @Injected(\\.trail) var trail: any Trail
        // error@23: '@Injected' has to stand before '@ObservationIgnored'
        // error: produced an unexpected getter
      }
      """),
  Snippet(
    "a default of the main actor",
    prelude + """
      extension InjectedValues {
        @InjectedEntry var screen: Screen = Screen()  // error: main actor-isolated default value
        // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated
      }
      """),
  Snippet(
    "a value that tasks can't share", isExact: true,
    prelude + """
      extension InjectedValues {
        @InjectedEntry var mutable: Mutable = Mutable()
        // error: (aka 'Mutable') does not conform to the 'Sendable' protocol
      }
      """),
  Snippet(
    "a default of another type", isExact: true,
    prelude + """
      extension InjectedValues {
        @InjectedEntry var speed: Int = "fast"  // error: cannot convert value of type 'String'
        // error: cannot convert return expression of type 'String' to return type
        @InjectedEntry(preview: "fast") var other: Int = 1
        // error: cannot convert return expression of type 'String' to return type
      }
      """),
  Snippet(
    "a property of another type than its entry", isExact: true,
    prelude + """
      struct S { @Injected(\\.level) var trail: any Trail }
      // error: value of type 'Int' does not conform to specified type 'Trail'
      """),
  Snippet(
    "an entry that isn't there", isExact: true,
    prelude + """
      struct S { @Injected(\\.nothing) var trail: any Trail }
      // error@22: value of type 'InjectedValues' has no member 'nothing'
      """),
  Snippet(
    "a qualifier that is no type", isExact: true,
    prelude + """
      struct S { @Injected(qualifier: 3) var trail: any Trail }
      // error@33: cannot convert value of type 'Int' to expected argument type 'any Any.Type'
      """),
  Snippet(
    "an entry outside of the ambient values", isExact: true,
    prelude + """
      @InjectedEntry var a: any Trail = Quiet()
      // error@1: '@InjectedEntry' belongs in an extension of 'InjectedValues'
      struct S { @InjectedEntry var a: any Trail = Quiet() }
      // error@12: '@InjectedEntry' belongs in an extension of 'InjectedValues'
      extension S { @InjectedEntry var b: any Trail = Quiet() }
      // error@15: '@InjectedEntry' belongs in an extension of 'InjectedValues'
      """),
  Snippet(
    "a property where nothing is stored", isExact: true,
    prelude + """
      extension Quiet { @Injected(\\.trail) var trail: any Trail }
      // error@19: '@Injected' keeps a value, so it belongs in the body of a class, a structure or
      enum E { @Injected(\\.trail) var trail: any Trail }
      // error@10: '@Injected' keeps a value, so it belongs in the body of a class, a structure or
      func f() { @Injected(\\.trail) var trail: any Trail }
      // error@12: '@Injected' keeps a value, so it belongs in the body of a class, a structure or
      @Injected(\\.trail) var trail: any Trail
      // error@1: '@Injected' keeps a value, so it belongs in the body of a class, a structure or
      """),
  Snippet(
    "a constant", isExact: true,
    prelude + """
      struct S { @Injected(\\.trail) let trail: any Trail }
      // error@31: '@Injected' needs a 'var', for macros can't write a 'let'
      // error@35: cannot expand accessor macro on variable declared with 'let'
      """),
  Snippet(
    "a static and a lazy property", isExact: true,
    prelude + """
      struct S {
        @Injected(\\.trail) static var first: any Trail
        // error@22: '@Injected' is for members of instances
        @Injected(\\.trail) lazy var second: any Trail
        // error@22: '@Injected' says how the value is kept, so it can't be 'lazy'
        // error: lazy properties must have an initializer
        // error: 'lazy' cannot be used on a computed property
      }
      """),
  Snippet(
    "a property with a value or with accessors", isExact: true,
    prelude + """
      struct S {
        @Injected(\\.trail) var first: any Trail = Quiet()
        // error@43: '@Injected' gives 'first' its value; the default belongs to the entry
        @Injected(\\.trail) var second: any Trail { Quiet() }
        // error@44: '@Injected' writes the accessors of 'second'; remove these
      }
      """),
  Snippet(
    "two variables", isExact: true,
    prelude + """
      struct S { @Injected(\\.level) var a: Int, b: Int }
      // error@35: accessor macro 'Injected' can only apply to a single variable
      // error@43: accessor macro 'Injected' can only apply to a single variable
      """),
  Snippet(
    "an unwrapped optional and an opaque type",
    prelude + """
      struct S {
        @Injected(\\.trail) var first: (any Trail)!
        // error@33: '(any Trail)!' is for what comes later, and this is there from the beginning
        @Injected var second: some Trail
        // error@25: '@Injected' may give a value of any type that conforms; write 'any Trail'
      }
      """),
  Snippet(
    "an injected property that is set", isExact: true,
    prelude + """
      struct S {
        @Injected(\\.level) var level: Int
        mutating func f() {
          level = 2  // error: cannot assign to property: 'level' is a get-only property
        }
      }
      """),
  Snippet(
    "a scope with a value of another type", isExact: true,
    prelude + """
      func f() {
        withInjected(\\.level, "high") {}  // error: cannot convert value of type 'String'
      }
      """),
  Snippet(
    "work that isn't Sendable, wrapped",
    prelude + """
      func f() {
        let mutable = Mutable()
        _ = InjectedValues.current.escaping { _ = mutable }  // error: capture of 'mutable'
      }
      """),
]

private let accepted = [
  Snippet(
    "functions, names of the language, and parts of values",
    prelude + """
      extension InjectedValues {
        @InjectedEntry var now: @Sendable () -> Int = { 1 }
        @InjectedEntry var `default`: Int = 1
        @InjectedEntry public var shown: [String: Int] = [:]
      }
      struct S<T> {
        @Injected(\\.now) var now: @Sendable () -> Int
        @Injected(\\.`default`) var `default`: Int
        @Injected(\\.shown["a"]) var a: Int?
        struct Inner { @Injected(\\InjectedValues.level.description) var text: String }
      }
      """),
  Snippet(
    "classes of every kind",
    prelude + """
      final class Shared: Sendable { @Injected(\\.trail) var trail: any Trail }
      actor Worker { @Injected var trail: any Trail }
      @MainActor @Observable final class Model {
        @Injected(\\.trail) @ObservationIgnored var trail: any Trail
        @Injected @ObservationIgnored var screen: Screen
        var number = 0
      }
      struct Coded: Codable {
        @Injected(\\.level) var level: Int
        var number = 0
        private enum CodingKeys: CodingKey { case number }
      }
      """),
]
