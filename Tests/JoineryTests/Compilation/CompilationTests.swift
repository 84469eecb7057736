import JoineryTestSupport
import Testing

/// What the compiler accepts and refuses.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct CompilationTests {
  @Test(arguments: rejectedSnippets + rejectedByHand)
  func `the compiler refuses`(snippet: Snippet) async throws {
    #expect(!snippet.expectedErrors.isEmpty)
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }

  @Test(arguments: acceptedSnippets + acceptedByHand)
  func `the compiler accepts, without a warning`(snippet: Snippet) async throws {
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let prelude = """
  import Joinery
  protocol P: Sendable {}
  struct Good: P { init() {} }
  struct Bad: Sendable { init() {} }
  final class Mutable { var count = 0; init() {} }
  enum Q {}
  func bindings(@BindingBuilder _ list: () -> BindingList) {}

  """

private let rejectedSnippets = [
  Snippet(
    "V05: a type that doesn't conform, bound as a protocol",
    prelude + """
      func test() {
        bindings { Singleton<any P>(Bad.init) }  // error: cannot convert
        bindings { Transient<any P>(Bad.init) }  // error: cannot convert
        bindings { Scoped<any P> { Bad() } }  // error: cannot convert
        bindings { Weak<any P>(Bad.init, qualifier: Q.self) }  // error: cannot convert
        bindings { Instance<any P>(Bad()) }  // error: does not conform
        bindings { Contribute<any P>(Bad.init) }  // error: be equivalent
        bindings { Override<any P>(Bad.init) }  // error: be equivalent
      }
      """),
  Snippet(
    "a shared value that isn't Sendable",
    prelude + """
      func test() {
        bindings { Singleton { Mutable() } }  // error: does not conform to the 'Sendable' protocol
        bindings { Singleton<Mutable>(Mutable.init) }  // error: does not conform
        bindings { Scoped<Mutable>(Mutable.init) }  // error: does not conform
        bindings { Weak<Mutable>(Mutable.init) }  // error: does not conform
        bindings { Instance<Mutable>(Mutable()) }  // error: does not conform
        bindings { Input<Mutable>() }  // error: does not conform
      }
      """),
  Snippet(
    "a factory whose run-time arguments don't come first",
    prelude + """
      struct Page: Sendable { init(p: any P, id: Int) {} }
      @MainActor final class View { init(p: any P, id: Int) {} }
      func open(_: any P, _: Int) async throws -> Good { Good() }
      func alone() {
        bindings { Assisted(Int.self, make: Page.init(p:id:)) }  // error: run-time arguments first
      }
      func container() throws {
        _ = try Container {
          Instance<any P>(Good())
          Assisted(Int.self, make: Page.init(p:id:))  // error: run-time arguments first
        }
      }
      func test() {
        bindings { Assisted(Int.self, make: Page.init(p:id:)) }  // error: run-time arguments first
        bindings { Assisted(Int.self) { (p: any P, id: Int) in Good() } }  // error: arguments first
        bindings { Assisted(Int.self, make: open) }  // error: run-time arguments first
        bindings { Assisted(String.self, Int.self, make: Page.init) }  // error: arguments first
        bindings { Assisted(Int.self, main: View.init(p:id:)) }  // error: run-time arguments first
      }
      """),
  Snippet(
    "a factory that captures what isn't Sendable",
    prelude + """
      func test() {
        let mutable = Mutable()
        bindings { Transient { mutable.count } }  // error: capture of 'mutable'
        bindings { Singleton { Good.init(); return mutable.count } }  // error: capture of 'mutable'
      }
      """),
  Snippet(
    "an initialiser of the main actor without its label",
    prelude + """
      @MainActor final class Screen { init() {} }
      func test() {
        bindings { Transient(Screen.init) }  // error: loses global actor 'MainActor'
      }
      """),
  Snippet(
    "an override of one type by another",
    prelude + """
      func test() {
        bindings { Override<any P>(Singleton(Bad.init)) }  // error: be equivalent
        bindings { Contribute<any P>(Singleton(Good.init)) }  // error: be equivalent
      }
      """),
  Snippet(
    "what provides no value, contributed or as an override",
    prelude + """
      func test() {
        bindings { Contribute(Input<Int>()) }  // error: only a binding of a value is contributed
        bindings { Contribute(Decorate<Int> { (base: Int) in base }) }  // error: only a binding of a value
        bindings { Contribute(Override(Instance(1))) }  // error: only a binding of a value
        bindings { Contribute(Contribute { 1 }) }  // error: only a binding of a value
        bindings { Contribute(Contributions<Int>()) }  // error: only a binding of a value
        bindings { Override(Input<Int>()) }  // error: only a binding of a value replaces another
        bindings { Override(Decorate<Int> { (base: Int) in base }) }  // error: only a binding of a value
        bindings { Override(Contribute { 1 }) }  // error: only a binding of a value
        bindings { Override(Contributions<Int>()) }  // error: only a binding of a value
        bindings { Override(Override(Instance(1))) }  // error: only a binding of a value
      }
      """),
  Snippet(
    "a decorator that returns something else",
    prelude + """
      func test() {
        bindings { Decorate<any P> { (base: any P) in Bad() } }  // error: cannot convert
      }
      """),
  Snippet(
    "a step on an object of another type",
    prelude + """
      func test() {
        bindings { Singleton(Good.init).configured { (bad: Bad) in } }  // error: cannot convert
      }
      """),
  Snippet(
    "a function whose argument is of another type",
    prelude + """
      func test() {
        bindings { Assisted(Int.self, make: { (text: String) in Good() }) }  // error: arguments first
      }
      """),
  Snippet(
    "something that is no binding among bindings",
    prelude + """
      func test() {
        bindings {
          Good()  // error: no exact matches in call to static method 'buildExpression'
        }
      }
      """),
  Snippet(
    "a transient that is used after it was handed over",
    prelude + """
      func test(container: Container) {
        let mutable: Mutable = container.resolve()
        Task { mutable.count += 1 }  // error: sending
        mutable.count += 1
      }
      """),
  Snippet(
    "a lazy value that isn't Sendable, in another task",
    prelude + """
      func use(_ body: @Sendable () -> Void) {}
      func test(lazy: Lazy<Mutable>, good: Lazy<Good>) {
        use { _ = good.value }
        use { _ = lazy.value }  // error: capture of 'lazy'
      }
      """),
  Snippet(
    "V02: a type without an initialiser, and a protocol",
    prelude + """
      enum Nothing: Sendable {}
      func test() {
        bindings { Singleton(Nothing.init) }  // error: has no accessible initializers
        bindings { Singleton((any P).init) }  // error: has no accessible initializers
      }
      """),
  Snippet(
    "P08: an initialiser that is not accessible",
    prelude + """
      final class Hidden: Sendable { private init() {} }
      func test() {
        bindings { Singleton(Hidden.init) }  // error: inaccessible due to 'private' protection level
      }
      """),
  Snippet(
    "P06: one of several initialisers, without saying which",
    prelude + """
      struct Two: Sendable { init(a: Int) {}; init(b: String) {} }
      func test() {
        bindings { Singleton(Two.init(a:)) }
        bindings { Singleton(Two.init) }  // error: ambiguous use of 'init'
      }
      """),
  Snippet(
    "G11: nil where a value is bound",
    prelude + """
      @Sendable func maybe() -> Good? { nil }
      func test() {
        bindings { Singleton<Good?>(maybe) }
        bindings { Singleton<Good>(maybe) }  // error: cannot convert value of type
      }
      """),
  Snippet(
    "S23: a generic type whose constraint is not met",
    prelude + """
      struct Box<Content: P>: Sendable { init() {} }
      func test() {
        bindings { Singleton(Box<Good>.init) }
        bindings { Singleton(Box<Bad>.init) }  // error: type 'Bad' does not conform to protocol 'P'
      }
      """),
  Snippet(
    "V11: a stop that is not awaited",
    prelude + """
      func test(container: Container) throws {
        try container.stop()  // error: 'async' call in a function that does not support concurrency
      }
      """),
  Snippet(
    "what isn't Sendable in the classic container",
    prelude + """
      func test() {
        DependencyContainer.shared.register(Mutable())  // error: does not conform
        DependencyContainer.shared.register(Bad(), for: (any P).self)  // error: does not conform
      }
      """),
]

private let acceptedBody =
  prelude + """
    final class Client: Sendable {
      let p: any P
      let text: String
      init(p: any P, text: String) { self.p = p; self.text = text }
    }
    final class Screen { init(client: Client, lazy: Lazy<any P>, numbers: [Int]) throws {} }
    func container() throws(GraphError) -> Container {
      try Container("app") {
        Singleton<any P>(Good.init)
        Singleton(Client.init(p:text:))
        Instance("text")
        Instance("other", qualifier: Q.self)
        Transient(Screen.init(client:lazy:numbers:))
        Transient { Mutable() }
        Contribute<Int> { 1 }
        Contribute(Singleton<Int> { 2 })
        Assisted(Int.self) { (number: Int, client: Client) in "\\(number)" }
        Assisted(Int.self, String.self, make: { (number: Int, text: String) throws in text })
        Decorate<any P> { (base: any P, client: Lazy<Client>) in base }
        Weak { (text: Qualified<String, Q>) in Holder(text: text.value) }.configured { (holder: Holder) in }
        Override<any P>(Good.init)
        if Bool.random() { Instance(1.5) } else { Singleton { 2.5 } }
      }
    }
    final class Holder: Sendable {
      let text: String
      init(text: String) { self.text = text }
    }
    func use(container: Container) throws {
      let screen: Screen = try container.get()
      let client = container.resolve(Client.self)
      let make: (Int) -> String = container.resolve()
      let found = container.find(String.self, qualifier: Q.self)
      let made = try container.make(Client.init(p:text:))
      let scope = try container.scope { Override(Instance("scope")) }
      _ = (screen, client, make(1), found, made, scope)
      _ = try container.overriding { Instance<any P>(Good()) }
    }
    """

private let acceptedSnippets = [
  Snippet("a container in Swift 6", acceptedBody),
  Snippet(
    "W20: a container in Swift 5",
    options: ["-swift-version", "5", "-enable-upcoming-feature", "InferSendableFromCaptures"],
    acceptedBody),
  Snippet(
    "a container with every upcoming feature",
    options: [
      "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    ], acceptedBody),
  Snippet(
    "a transient in another task",
    prelude + """
      func test(container: Container) {
        let mutable: Mutable = container.resolve()
        Task { mutable.count += 1 }
      }
      func test(provider: Provider<Mutable>) throws {
        let mutable = try provider.get()
        Task { mutable.count += 1 }
      }
      """),
  Snippet(
    "a container that only plain values are bound in, on the main actor by default",
    options: ["-swift-version", "6", "-default-isolation", "MainActor"],
    """
    import Joinery
    nonisolated struct Config: Sendable { init() {} }
    nonisolated final class Client: Sendable { init(config: Config) {} }
    final class Screen {
      let client: Client
      init(client: Client) { self.client = client }
    }
    func test() throws -> Screen {
      let container = try Container {
        Instance(Config())
        Singleton(Client.init(config:))
      }
      return Screen(client: container.resolve())
    }
    """),
  Snippet(
    "a factory with many parameters",
    prelude + """
      func make(
        _ a: Int, _ b: String, _ c: Bool, _ d: Double, _ e: Float, _ f: Int8, _ g: Int16, _ h: Int32,
        _ i: Int64, _ j: UInt, _ k: UInt8, _ l: Character
      ) -> Good { Good() }
      func test() {
        bindings { Singleton(make) }
        bindings { Transient<any P>(make) }
      }
      """),
  Snippet(
    "a factory that is registered without its type",
    prelude + """
      func test() {
        let container = DependencyContainer()
        container.register { Good() }
        container.register(lifetime: .transient) { Good() }
        container.register((any P).self) { Good() }
        container.register(Good(), for: (any P).self)
        container.register(Good())
        let p: any P = container.resolve()
        let good = container.resolve(Good.self)
        _ = (p, good)
        container.reset(keepingRegistrations: true)
      }
      """),
  Snippet(
    "a binding of one's own, which wraps another",
    prelude + """
      struct Logged<Value: Sendable>: ValueBinding {
        let record: BindingRecord
        init(_ binding: Singleton<Value>) { record = binding.record }
      }
      func test() {
        bindings { Logged(Singleton(Good.init)) }
        bindings { Override(Logged(Singleton<any P>(Good.init))) }
      }
      """),
]
