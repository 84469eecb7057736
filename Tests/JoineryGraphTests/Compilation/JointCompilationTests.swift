import JoineryTestSupport
import Testing

/// What does not fit where two members meet is refused at the member.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct JointCompilationTests {
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
    "S25: a value of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let engine: Int
        @Singleton(Car.init(engine:)) var car: Car
        // error: cannot convert value of type 'Int' to expected argument type 'Engine'
      }
      """),
  Snippet(
    "a value of the wrong type of a parent", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable {
        let engine: Int
      }
      @Graph final class G: Sendable {
        @Parent let parent: P
        @Singleton(Car.init(engine:)) var car: Car
        // error: cannot convert value of type 'Int' to expected argument type 'Engine'
      }
      """),
  Snippet(
    "columns after other letters",
    graphPrelude + """
      @Graph final class G: Sendable {
        /* größe €😀 */ @Singleton(Car.init(enginé:)) var car: Car
        // error@45: 'Car' needs 'enginé', which nothing binds
      }
      """),
  Snippet(
    "a name that two parents have", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable { let engine: Engine }
      @Graph final class Q: Sendable { let engine: Engine }
      @Graph final class G: Sendable {
        @Parent let p: P
        @Parent let q: Q
        @Singleton(Car.init(engine:)) var car: Car
        // error: ambiguous use of 'subscript(dynamicMember:)'
      }
      """),
  Snippet(
    "a name that two parents have from one of theirs", isExact: true,
    graphPrelude + """
      @Graph final class O: Sendable { let engine: Engine }
      @Graph final class P: Sendable { @Parent let o: O }
      @Graph final class Q: Sendable { @Parent let o: O }
      @Graph final class G: Sendable {
        @Parent let p: P
        @Parent let q: Q
        @Singleton(Car.init(engine:)) var car: Car
        // error: ambiguous use of 'subscript(dynamicMember:)'
      }
      """),
  Snippet(
    "two parents of one type", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable { let engine: Engine }
      @Graph final class G: Sendable {
        @Parent let p: P
        @Parent let q: P  // error: 'q' is a second parent of the type 'P'
        @Singleton(Car.init(engine:)) var car: Car
      }
      """),
  Snippet(
    "S25: a member of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Remote.init) var engine: Engine
        // error: cannot convert return expression of type 'Remote' to return type 'Engine'
        @Singleton(Car.init(engine:)) var car: Car
      }
      """),
  Snippet(
    "V05: a type without the conformance", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(Car.init(engine:)) var car: any Vehicle
        // error: return expression of type 'Car' does not conform to 'Vehicle'
      }
      """),
  Snippet(
    "an alternative of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine, test: makeNumber) var engine: Engine
        // error: cannot convert return expression of type 'Int' to return type 'Engine'
      }
      func makeNumber() -> Int { 1 }
      """),
  Snippet(
    "an alternative that may fail", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(Car.init(engine:), test: failing) var car: Car
        // error: call can throw, but it is not marked with 'try' and the error is not handled
      }
      func failing() throws -> Car { fatalError() }
      """),
  Snippet(
    "a factory with other arguments", isExact: true,
    graphPrelude + """
      final class Maker: Sendable { init(makeEngine: @escaping @Sendable (String) -> Engine) {} }
      @Graph final class G: Sendable {
        @Singleton(Maker.init(makeEngine:)) var maker: Maker
        // error: cannot convert value of type '@Sendable (Int) -> Engine' to expected argument
        @Assisted(Engine.init(power:)) func makeEngine(power: Int) -> Engine
      }
      """),
  Snippet(
    "a factory that other threads may not call", isExact: true,
    graphPrelude + """
      final class Maker: Sendable { init(makeEngine: @escaping @Sendable (Int) -> Engine) {} }
      @Graph final class G {
        @Singleton(Maker.init(makeEngine:)) var maker: Maker
        // error: converting non-Sendable function value to '@Sendable (Int) -> Engine' may
        @Assisted(Engine.init(power:)) func makeEngine(power: Int) -> Engine
      }
      """),
  Snippet(
    "an argument of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine(power: String) -> Engine
        // error: cannot convert value of type 'String' to expected argument type 'Int'
      }
      """),
  Snippet(
    "a function that does not say that it throws", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Remote.check) func makeRemote() -> Remote
        // error: errors thrown from here are not handled
      }
      """),
  Snippet(
    "S19: a function that does not say that it suspends", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Remote.wait) func makeRemote() -> Remote
        // error: 'async' call in a function that does not support concurrency
      }
      """),
  Snippet(
    "an awaited transient without await", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Transient(Remote.wait) var remote: Remote
      }
      func test(g: G) { _ = g.remote }
      // error@23: 'async' property access in a function that does not support concurrency
      """),
  Snippet(
    "a transient that throws without try", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Transient(Remote.check) var remote: Remote
      }
      func test(g: G) { _ = g.remote }
      // error@23: property access can throw, but it is not marked with 'try' and the error is not
      """),
  Snippet(
    "a member that needs a transient that throws", isExact: true,
    graphPrelude + """
      final class RemoteUser: Sendable { init(remote: Remote) {} }
      @Graph final class G: Sendable {
        @Transient(Remote.check) var remote: Remote
        @Singleton(RemoteUser.init(remote:)) var user: RemoteUser
        // error: property access can throw, but it is not marked with 'try' and the error is not
      }
      """),
  Snippet(
    "S18, L10: a member that needs a transient that suspends", isExact: true,
    graphPrelude + """
      final class RemoteUser: Sendable { init(remote: Remote) {} }
      @Graph final class G: Sendable {
        @Transient(Remote.wait) var remote: Remote
        @Singleton(RemoteUser.init(remote:)) var user: RemoteUser
        // error: 'async' property access in a function that does not support concurrency
      }
      """),
  Snippet(
    "an initialiser of the main actor in a member of none", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(Screen.init(engine:)) var screen: Screen
        // error: call to main actor-isolated initializer 'init(engine:)' in a synchronous
      }
      """),
  Snippet(
    "a member of none that needs one of the main actor", isExact: true,
    graphPrelude + """
      final class NeedsScreen: Sendable { init(screen: Screen) {} }
      @Graph final class G: Sendable {
        @MainActor @Singleton(Screen.init as @MainActor () -> Screen) var screen: Screen
        @Singleton(NeedsScreen.init(screen:)) var user: NeedsScreen
        // error: main actor-isolated property 'screen' can not be referenced from a nonisolated
      }
      """),
  Snippet(
    "a graph of the main actor that is read elsewhere", isExact: true,
    graphPrelude + """
      @MainActor @Graph final class G {
        @Singleton(Screen.init as @MainActor () -> Screen) var screen: Screen
      }
      func test(g: G) { _ = g.screen }
      // error@25: main actor-isolated property 'screen' can not be referenced from a nonisolated
      """),
  Snippet(
    "W27: a member of the main actor that is read elsewhere", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @MainActor @Singleton(Screen.init as @MainActor () -> Screen) var screen: Screen
      }
      func test(g: G) { _ = g.screen }
      // error@25: main actor-isolated property 'screen' can not be referenced from a nonisolated
      """),
  Snippet(
    "a singleton that cannot be shared, in a graph that is", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
      // error: stored property 'state' of 'Sendable'-conforming class '_Cells' contains
        @Singleton(Mutable.init) var state: Mutable
      }
      """),
  Snippet(
    "a made member that cannot be shared, in a graph that is", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
      // error: stored property 'state' of 'Sendable'-conforming class '_Cells' contains
        @Singleton func makeState() -> Mutable { Mutable() }
      }
      """),
  Snippet(
    "an input that cannot be shared, in a graph that is", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let state: Mutable
        // error@7: stored property 'state' of 'Sendable'-conforming class 'G' has non-Sendable
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        var count: Int { state.count }
      }
      """),
  Snippet(
    "a parent that cannot be shared, in a graph that is", isExact: true,
    graphPrelude + """
      @Graph final class P {
        @Singleton(Mutable.init) var state: Mutable
      }
      @Graph final class G: Sendable {
        @Parent let parent: P
        // error@15: stored property 'parent' of 'Sendable'-conforming class 'G' has non-Sendable
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
  Snippet(
    "a graph that is not sendable on another thread", isExact: true,
    graphPrelude + """
      @Graph final class G {
        @Singleton(Mutable.init) var state: Mutable
      }
      func test(g: G) { Task.detached { _ = g.state } }
      // error@24: passing closure as a 'sending' parameter risks causing data races between code
      """),
  Snippet(
    "an override of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      func test() { _ = G { $0.engine = 5 } }
      // error@35: cannot assign value of type 'Int' to type 'Engine'
      """),
  Snippet(
    "a value as the override of a transient", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Transient(Engine.init as () -> Engine) var engine: Engine
      }
      func test() { _ = G { $0.engine = Engine() } }
      // error@35: cannot assign value of type 'Engine' to type 'G.engineFactory' (aka '@Sendable
      """),
  Snippet(
    "an input of the wrong type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let number: Int
        @Singleton(Engine.init(power:)) var engine: Engine
        private var power: Int { number }
      }
      func test() { _ = G(number: "a") }
      // error@29: cannot convert value of type 'String' to expected argument type 'Int'
      """),
  Snippet(
    "L11: an input that is left out", isExact: true,
    graphPrelude + """
      @Graph final class G {
        let number: Int
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        var next: Int { number }
      }
      func test() { _ = G() }
      // error@21: missing argument for parameter 'number' in call
      """),
  Snippet(
    "a member that is set", isExact: true,
    graphPrelude + """
      @Graph final class G {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      func test(g: G) { g.engine = Engine() }
      // error@21: cannot assign to property: 'engine' is a get-only property
      """),
  Snippet(
    "a factory that is named without its labels", isExact: true,
    graphPrelude + """
      func makeCar(engine: Engine) -> Car { Car(engine: engine) }
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(makeCar) var car: Car
        // error: missing argument for parameter 'engine' in call
      }
      """),
  Snippet(
    "an argument that is left out", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine(power: Int) -> Engine
      }
      func test(g: G) { _ = g.makeEngine() }
      // error@36: missing argument for parameter 'power' in call
      """),
  Snippet(
    "a protocol of which a member is missing", isExact: true,
    graphPrelude + """
      protocol Factory { func makeCar() -> Car }
      @Graph final class G: Factory {
      // error@20: type 'G' does not conform to protocol 'Factory'
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
  Snippet(
    "a protocol whose function does not throw", isExact: true,
    graphPrelude + """
      protocol Factory { func makeRemote() -> Remote }
      @Graph final class G: Factory {
      // error@20: type 'G' does not conform to protocol 'Factory'
        @Assisted(Remote.check) func makeRemote() throws -> Remote
      }
      """),
  Snippet(
    "a protocol whose member belongs to no actor", isExact: true,
    graphPrelude + """
      protocol Factory { var screen: Screen { get } }
      @Graph final class G: Factory {
      // error@23: conformance of 'G' to protocol 'Factory' crosses into main actor-isolated code
        @MainActor @Singleton(Screen.init as @MainActor () -> Screen) var screen: Screen
      }
      """),
]
