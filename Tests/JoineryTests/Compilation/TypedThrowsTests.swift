import JoineryTestSupport
import Testing

/// Functions with typed throws, which the compiler takes for each form that takes a function.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct TypedThrowsTests {
  @Test(arguments: snippets)
  func `the compiler accepts a function with typed throws`(snippet: Snippet) async throws {
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let prelude = """
  import Joinery
  enum Fault: Error { case first, second(Int) }
  struct Part: Sendable {
    init(text: String) throws(Fault) {}
    init(later text: String) async throws(Fault) {}
    init(a: Int, text: String) throws(Fault) {}
    init(a: Int, b: Bool, text: String) throws(Fault) {}
    init(a: Int, b: Bool, c: Double, text: String) throws(Fault) {}
    init(later a: Int, text: String) async throws(Fault) {}
    init(later a: Int, b: Bool, text: String) async throws(Fault) {}
    init(later a: Int, b: Bool, c: Double, text: String) async throws(Fault) {}
  }
  @MainActor final class Screen {
    init(text: String) throws(Fault) {}
    init(later text: String) async throws(Fault) {}
    init(a: Int, text: String) throws(Fault) {}
    init(a: Int, b: Bool, text: String) throws(Fault) {}
    init(a: Int, b: Bool, c: Double, text: String) throws(Fault) {}
    func show(_ text: String) throws(Fault) {}
    func load(_ text: String) async throws(Fault) {}
  }
  @globalActor actor Storage { static let shared = Storage() }
  @Storage final class Cache { init(text: String) throws(Fault) {} }
  final class Plain: Sendable {
    init() {}
    func show(_ text: String) throws(Fault) {}
    func load(_ text: String) async throws(Fault) {}
  }
  enum Q {}
  func bindings(@BindingBuilder _ list: () -> BindingList) {}

  """

/// A program for a binding, with its function named and as a closure.
private func binding(_ name: String, _ bindings: String...) -> Snippet {
  let lines = bindings.map { "  bindings { \($0) }" }.joined(separator: "\n")
  return Snippet(name, prelude + "func test() {\n\(lines)\n}\n")
}

private let snippets = [
  binding(
    "a factory", "Singleton(Part.init(text:))", "Transient(Part.init(text:), qualifier: Q.self)",
    "Weak { (text: String) throws(Fault) in Plain() }", "Scoped(Part.init(text:))",
    "Override(Part.init(text:))", "Override(Singleton(Part.init(text:)))"),
  binding(
    "a factory that suspends", "Singleton(Part.init(later:))",
    "Transient(Part.init(later:), qualifier: Q.self)",
    "Scoped { (text: String) async throws(Fault) in try await Part(later: text) }"),
  binding(
    "a factory of the main actor", "Singleton(main: Screen.init(text:))",
    "Singleton(main: Screen.init(later:), qualifier: Q.self)",
    "Transient(main: { (text: String) throws(Fault) in try Screen(text: text) })"),
  binding(
    "a factory of another actor", "Singleton(isolated: Cache.init(text:))",
    "Scoped(isolated: Cache.init(text:), qualifier: Q.self)",
    "Singleton(isolated: { @Storage (text: String) throws(Fault) in try Cache(text: text) })"),
  binding(
    "a contribution", "Contribute(Part.init(text:))",
    "Contribute(Part.init(text:), qualifier: Q.self)",
    "Contribute(Singleton(Part.init(later:)))"),
  binding(
    "a decorator", "Decorate { (base: Int, text: String) throws(Fault) -> Int in base }",
    "Decorate { (base: Int, text: String) async throws(Fault) -> Int in base }",
    "Decorate(main: { (base: Int, text: String) throws(Fault) -> Int in base })",
    "Decorate(main: { (base: Int, text: String) async throws(Fault) -> Int in base })",
    "Decorate({ (base: Int) async throws(Fault) -> Int in base }, qualifier: Q.self)"),
  binding(
    "a function of run-time arguments", "Assisted(Int.self, make: Part.init(a:text:))",
    "Assisted(Int.self, Bool.self, make: Part.init(a:b:text:))",
    "Assisted(Int.self, Bool.self, Double.self, make: Part.init(a:b:c:text:))",
    "Assisted(Int.self) { (a: Int) throws(Fault) -> Int in throw .second(a) }"),
  binding(
    "a function of run-time arguments that suspends",
    "Assisted(Int.self, make: Part.init(later:text:))",
    "Assisted(Int.self, Bool.self, make: Part.init(later:b:text:))",
    "Assisted(Int.self, Bool.self, Double.self, make: Part.init(later:b:c:text:))",
    "Assisted(Int.self) { (a: Int) async throws(Fault) -> Int in throw .second(a) }"),
  binding(
    "a function of run-time arguments of the main actor",
    "Assisted(Int.self, main: Screen.init(a:text:))",
    "Assisted(Int.self, Bool.self, main: Screen.init(a:b:text:))",
    "Assisted(Int.self, Bool.self, Double.self, main: Screen.init(a:b:c:text:))"),
  binding(
    "a step and a finaliser",
    "Singleton(Plain.init).configured { (plain: Plain, text: String) throws(Fault) in }",
    "Singleton(Plain.init).onStop { (plain: Plain, reason) async throws(Fault) in throw .first }",
    "Scoped(Plain.init).onStop { (plain: Plain, reason) throws(Fault) in throw .first }"),
  Snippet(
    "what is made once, of a container",
    prelude + """
      func test(container: Container) throws {
        _ = try container.make(Part.init(text:))
      }
      @MainActor func test(main: MainActorRequests) throws {
        _ = try main.make(Screen.init(text:))
      }
      """),
  Snippet(
    "an injection",
    prelude + """
      func test(container: Container, plain: Plain) throws {
        try container.inject(into: plain) {
          Method(Plain.show)
          Call { (plain: Plain, text: String) throws(Fault) in try plain.show(text) }
        }
      }
      func testLater(container: Container, plain: Plain) async throws {
        try await container.inject(into: plain) {
          Method(Plain.load)
          Call { (plain: Plain, text: String) async throws(Fault) in try await plain.load(text) }
        }
      }
      @MainActor func test(main: MainActorRequests, screen: Screen) throws {
        try main.inject(into: screen) {
          Method(Screen.show)
          Call { (screen: Screen, text: String) throws(Fault) in try screen.show(text) }
        }
      }
      @MainActor func testLater(main: MainActorRequests, screen: Screen) async throws {
        try await main.inject(into: screen) {
          Method(Screen.load)
          Call { (screen: Screen, text: String) async throws(Fault) in try await screen.load(text) }
        }
      }
      """),
  Snippet(
    "functions that take ambient values along",
    prelude + """
      func test() async throws {
        let values = InjectedValues.current
        let make = values.escaping { (text: String) throws(Fault) in try Part(text: text) }
        let later = values.escaping { (text: String) async throws(Fault) in
          try await Part(later: text)
        }
        _ = (try make(""), try await later(""))
      }
      """),
  Snippet(
    "members of a graph",
    prelude + """
      @Graph final class App: Sendable {
        let text: String
        let later: String
        @Singleton(Part.init(text:)) var part: Part
        @Transient(Part.init(later:)) var latePart: Part
        @Assisted(Part.init(a:text:)) func makePart(a: Int) throws -> Part
        @Assisted(Part.init(later:b:text:)) func makeLatePart(later: Int, b: Bool) async throws -> Part
      }
      """),
]
