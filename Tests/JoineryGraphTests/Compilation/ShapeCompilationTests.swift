import JoineryTestSupport
import Testing

/// Declarations that are no part of a graph are refused, once.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct ShapeCompilationTests {
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
    "a structure", isExact: true,
    graphPrelude + """
      @Graph struct G {
      // error@8: '@Graph' needs a final class, and this is a structure
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
  Snippet(
    "an enumeration", isExact: true,
    graphPrelude + """
      @Graph enum G {}
      // error@8: '@Graph' needs a final class, and this is an enumeration
      """),
  Snippet(
    "an actor", isExact: true,
    graphPrelude + """
      @Graph actor G {
      // error@8: '@Graph' needs a final class, and this is an actor
        let number: Int
      }
      """),
  Snippet(
    "a class that is not final", isExact: true,
    graphPrelude + """
      @Graph class G {
      // error@14: '@Graph' needs a final class, and 'G' isn't final
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
  Snippet(
    "an optional parent", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable { @Singleton(Engine.init as () -> Engine) var engine: Engine }
      @Graph final class G: Sendable {
        @Parent let p: P?
        // error@18: '@Parent' is for a graph that is there, and 'p' may be none
        var other: Engine { inherited.engine }
      }
      """),
  Snippet(
    "a second initialiser", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        init(other: Int) {}
        // error@3: '@Graph' writes the initialiser from the inputs; another one has to be
      }
      """),
  Snippet(
    "an attribute in another class", isExact: true,
    graphPrelude + """
      final class G { @Singleton(Engine.init as () -> Engine) var engine: Engine }
      // error@17: '@Singleton' belongs in the body of a class that has '@Graph'
      """),
  Snippet(
    "an attribute of a global variable", isExact: true,
    graphPrelude + """
      @Singleton(Engine.init as () -> Engine) var engine: Engine
      // error@1: '@Singleton' belongs in the body of a class that has '@Graph'
      """),
  Snippet(
    "an attribute in an extension", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {}
      extension G {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        // error@3: '@Singleton' belongs in the body of the graph, which shows the whole graph, and
      }
      """),
  Snippet(
    "a member without a type", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine
        // error@47: 'engine' needs a type: macros see only what is written
        // error@47: type annotation missing in pattern
      }
      """),
  Snippet(
    "an input without a type", isExact: true,
    graphPrelude + """
      @Graph final class G {
        var number = 3
        // error@7: 'number' needs a type: macros see only what is written
        @Singleton(Engine.init(power:)) var engine: Engine
        var power: Int { number }
      }
      """),
  Snippet(
    "a pattern of inputs", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let (first, second): (Int, Int)
        // error@7: an input of a graph needs a variable of its own
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
  Snippet(
    "a member with an initial value", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine = Engine()
        // error@62: 'engine' is made as '@Singleton' says and can't have an initial value
      }
      """),
  Snippet(
    "a parent with an initial value", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable {}
      @Graph final class G: Sendable {
        @Parent let parent: P = P()
        // error@25: 'parent' is supplied when the graph is made and can't have an initial value
      }
      """),
  Snippet(
    "a member with accessors", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine { Engine() }
        // error@62: '@Singleton' writes the accessor of 'engine', so it can't have accessors of
      }
      """),
  Snippet(
    "a static member", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) static var engine: Engine
        // error@43: '@Singleton' is for members of a graph, and this one belongs to its type
      }
      """),
  Snippet(
    "a closure as a factory", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton({ Engine() }) var engine: Engine
        // error@14: a factory is a function with a name; what a closure would do, '@Singleton func
      }
      """),
  Snippet(
    "an attribute without a factory", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton var engine: Engine
        // error@3: '@Singleton' doesn't say how 'engine' is made; name a function with its labels:
      }
      """),
  Snippet(
    "a made member with parameters", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton func makeEngine(power: Int) -> Engine { Engine() }
        // error@29: 'makeEngine' makes 'engine' without being asked for it, so it can't have
      }
      """),
  Snippet(
    "a made member without a result", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton func makeEngine() {}
        // error@19: 'makeEngine' has to say which type 'engine' has: '-> Type'
      }
      """),
  Snippet(
    "a transient function", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Transient func makeEngine() -> Engine { Engine() }
        // error@3: a function with a body needs no attribute: it makes a value at each call
      }
      """),
  Snippet(
    "a function as a parent", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Parent func makeEngine() -> Engine { Engine() }
        // error@3: '@Parent' is for a variable that holds another graph
      }
      """),
  Snippet(
    "an assisted function with a body", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine(power: Int) -> Engine { Engine() }
        // error@72: '@Assisted' writes the body of 'makeEngine'; remove the body or the attribute
      }
      """),
  Snippet(
    "S20: an argument that nothing takes", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine(power: Int, size: Int) -> Engine
        // error@62: no label of the factory is called 'size', so this parameter of 'makeEngine'
      }
      """),
  Snippet(
    "an assisted function without a result", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine(power: Int)
        // error@39: 'makeEngine' has to say which type it returns: '-> Type'
      }
      """),
  Snippet(
    "an assisted function that is generic", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Assisted(Engine.init(power:)) func makeEngine<T>(power: T) -> Engine
        // error@49: 'makeEngine' can't be generic, since others get it as a value, and tests replace
      }
      """),
  Snippet(
    "an assisted function with any number of arguments", isExact: true,
    graphPrelude + """
      final class Sum: Sendable { init(of: [Int]) {} }
      @Graph final class G: Sendable {
        @Assisted(Sum.init(of:)) func makeSum(of: Int...) -> Sum
        // error@41: 'makeSum' can't take any number of arguments, since there is no way to pass them
      }
      """),
  Snippet(
    "an eagerness that the source doesn't show", isExact: true,
    graphPrelude + """
      let isOn = true
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine, eager: isOn) var engine: Engine
        // error@50: 'eager' has to be the word 'true' or 'false', since a macro can't know
        @Singleton(eager: isOn) func makeCar() -> Car { Car(engine: engine) }
        // error@21: 'eager' has to be the word 'true' or 'false', since a macro can't know
      }
      """),
  Snippet(
    "a graph that is its own parent", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Parent let up: G
        // error@19: 'G' can't be its own parent, since none of them could be the first; what may be
      }
      """),
  Snippet(
    "a weak member that has to be awaited", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Weak func makeRemote() async throws -> Remote { try await Remote() }
        // error@27: 'remote' is weak, and so made when it is read, which neither waits nor throws;
      }
      """),
  Snippet(
    "some protocol from a function", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(makeVehicle) var vehicle: some Vehicle
        // error@14: the concrete type of 'vehicle' is only known from 'Type.init(…)'; name the
      }
      func makeVehicle() -> some Vehicle { Boat() }
      struct Boat: Vehicle {}
      """),
  Snippet(
    "some protocol of two types", isExact: true,
    graphPrelude + """
      final class Boat: Vehicle { init() {} }
      final class Plane: Vehicle { init() {} }
      @Graph final class G: Sendable {
        @Singleton(Boat.init, test: Plane.init) var vehicle: some Vehicle
        // error@31: 'vehicle' is 'some' type, so it has to be 'Boat' in all contexts; write 'any'
      }
      """),
  Snippet(
    "a made member of some protocol", isExact: true,
    graphPrelude + """
      final class Boat: Vehicle { init() {} }
      @Graph final class G: Sendable {
        @Singleton func makeBoat() -> some Vehicle { Boat() }
        // error@33: the concrete type that 'makeBoat' returns isn't known; write it, or 'any'
      }
      """),
  Snippet(
    "S15: an input that nothing needs", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let number: Int
        // warning@7: Nothing needs the input
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      """),
]
