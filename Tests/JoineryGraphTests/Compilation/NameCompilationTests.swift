import JoineryTestSupport
import Testing

/// Names that lead nowhere, or in a circle, are refused at the label.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct NameCompilationTests {
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
    "M29, V03, S01: a name that nothing has", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engin: Engine
        @Singleton(Car.init(engine:)) var car: Car
        // error@23: 'Car' needs 'engine', which nothing binds
      }
      """),
  Snippet(
    "a name that several ask for", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Car.init(engine:)) var car: Car
        // error@23: 'Car (car)' needs 'engine', which nothing binds
        @Transient(Car.init(engine:)) var other: Car
      }
      """),
  Snippet(
    "a parameter that is called otherwise", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Assisted(Car.init(engine:wheels:)) func makeCar(wheel: Int) -> Car
        // error@29: '(Int) -> Car' needs 'wheels', which nothing binds
      }
      """),
  Snippet(
    "a name that no parent has", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable {
        @Singleton(Engine.init as () -> Engine) var motor: Engine
      }
      @Graph final class G: Sendable {
        @Parent let parent: P
        @Singleton(Car.init(engine:)) var car: Car
        // error: cannot convert value of type 'NoSuchMember' to expected argument type 'Engine'
      }
      """),
  Snippet(
    "a name that no parent has, where any value would do", isExact: true,
    graphPrelude + """
      final class Bag: Sendable { init(content: Any) {} }
      @Graph final class P: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      @Graph final class G: Sendable {
        @Parent let parent: P
        @Singleton(Bag.init(content:)) var bag: Bag
        // error: 'subscript(dynamicMember:)' is unavailable: neither the graph nor its parents
      }
      """),
  Snippet(
    "S22, G13: a private member of a parent", isExact: true,
    graphPrelude + """
      @Graph final class P: Sendable {
        @Singleton(Engine.init as () -> Engine) private var engine: Engine
      }
      @Graph final class G: Sendable {
        @Parent let parent: P
        @Singleton(Car.init(engine:)) var car: Car
        // error: 'engine' is inaccessible due to 'private' protection level
      }
      """),
  Snippet(
    "V22: a member that needs itself", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(a: A) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(a:)) var a: A
        // error@21: 'A' needs itself: A → A
      }
      """),
  Snippet(
    "W14: two members that need each other", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(b: B) {} }
      final class B: Sendable { init(a: A) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(b:)) var a: A
        @Singleton(B.init(a:)) var b: B
        // error@21: 'A' needs itself: A → B → A
      }
      """),
  Snippet(
    "V23: a cycle of several kinds of members", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(b: B) {} }
      final class B: Sendable { init(c: C) {} }
      final class C: Sendable { init(d: D) {} }
      final class D: Sendable { init(a: A) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(b:)) var a: A
        @Weak(B.init(c:)) var b: B
        @Transient(C.init(d:)) var c: C
        @Singleton(D.init(a:)) var d: D
        // error@21: 'A' needs itself: A → B → C → D → A
      }
      """),
  Snippet(
    "S06: two cycles", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(a: A) {} }
      final class B: Sendable { init(b: B) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(a:)) var a: A
        // error@21: 'A' needs itself: A → A
        @Singleton(B.init(b:)) var b: B
        // error@21: 'B' needs itself: B → B
      }
      """),
  Snippet(
    "V20: a cycle through a body", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(b: B) {} }
      final class B: Sendable { init(a: A) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(b:)) var a: A
        @Singleton func makeB() -> B { B(a: a) }
        // error@39: 'A' needs itself: A → B → A
      }
      """),
  Snippet(
    "a cycle through a function that is called", isExact: true,
    graphPrelude + """
      final class A: Sendable { init(b: B) {} }
      final class B: Sendable { init(a: A) {} }
      @Graph final class G: Sendable {
        @Singleton(A.init(b:)) var a: A
        @Singleton func makeB() -> B { wrap() }
        // error@34: 'A' needs itself: A → B → A
        func wrap() -> B { B(a: a) }
      }
      """),
  Snippet(
    "a parameter without a label", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(Car.init(_:)) var car: Car
        // error@23: parameter 1 of 'Car' has no label, and labels are the wiring; make the value
      }
      """),
  Snippet(
    "labels that no initialiser has", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        @Singleton(Car.init(motor:)) var car: Car
        // error@23: 'Car' needs 'motor', which nothing binds
        // error@3: generic parameter 'Value' could not be inferred
        // error@18: type 'Car' has no member 'init(motor:)'
        // error@36: stored property 'car' of 'Sendable'-conforming class 'G' is mutable
      }
      """),
  Snippet(
    "M14, G01, S10, S12, K08: two members of one name", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        let engine: Engine
        // warning@7: Nothing needs the input 'engine'
        @Singleton func makeEngine() -> Engine { Engine() }
        // error@19: the name 'engine', which 'makeEngine' gives, is given already, and names are
      }
      """),
  Snippet(
    "a factory of which there are several", isExact: true,
    graphPrelude + """
      final class Maker: Sendable { init(makeEngine: @escaping @Sendable () -> Engine) {} }
      @Graph final class G: Sendable {
        @Singleton(Maker.init(makeEngine:)) var maker: Maker
        // error@25: 'makeEngine' is the name of several functions, of which none can be chosen
        func makeEngine() -> Engine { Engine() }
        func makeEngine(power: Int) -> Engine { Engine(power: power) }
      }
      """),
  Snippet(
    "a static function that is like what makes a member", isExact: false,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        static func engine(_ graph: G) -> Engine { Engine() }
        // error@15: 'engine' is the name of something that the macros write for 'engine'; rename it
      }
      """),
  Snippet(
    "a function that is not called make", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton func engine() -> Engine { Engine() }
        // error@19: a function with '@Singleton' is called 'make' and the name of what it
      }
      """),
  Snippet(
    "a generic function that is passed on", isExact: true,
    graphPrelude + """
      final class Maker: Sendable { init(makeCar: @escaping @Sendable (Int) -> Car) {} }
      @Graph final class G: Sendable {
        func makeCar<T>(size: T) -> Car { Car(engine: Engine()) }
        @Singleton(Maker.init(makeCar:)) var maker: Maker
        // error@25: 'makeCar' is generic, and what is passed on is a value, which can't be; name a
      }
      """),
  Snippet(
    "a function with any number of arguments that is passed on", isExact: true,
    graphPrelude + """
      final class Maker: Sendable { init(makeCar: @escaping @Sendable ([Int]) -> Car) {} }
      @Graph final class G: Sendable {
        func makeCar(sizes: Int...) -> Car { Car(engine: Engine()) }
        @Singleton(Maker.init(makeCar:)) var maker: Maker
        // error@25: 'makeCar' takes any number of arguments, which can't be passed on; let it take an
      }
      """),
  Snippet(
    "L12, G12, S21: an override of what does not exist", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        @Singleton(Engine.init as () -> Engine) var engine: Engine
      }
      func test() { _ = G { $0.motor = Engine() } }
      // error@26: value of type 'G.Overrides' has no member 'motor'
      """),
  Snippet(
    "a member that may not exist", isExact: true,
    graphPrelude + """
      @Graph final class G: Sendable {
        #if canImport(Nothing)
        @Singleton(Engine.init as () -> Engine) var engine: Engine
        // error@47: '@Graph' isn't told whether 'engine' exists in this build; move the '#if' into
        #endif
      }
      """),
]
