import JoineryTestSupport
import Testing

/// A module may have types of its own that are called as those which the macros write.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct ShadowedNameTests {
  @Test func `types that are called as Joinery's are no obstacle`() async throws {
    let difference = try await shadowing.difference()
    #expect(difference == nil, "\(shadowing.name)")
  }
}

private let shadowing = Snippet(
  "types that are called as Joinery's", isExact: true,
  graphPrelude + """
    struct GraphContext {}
    struct GraphCore {}
    struct GraphDescriber {}
    struct GraphPlan {}
    struct SingletonCell {}
    struct WeakCell {}
    struct OverrideCell {}
    struct NoSuchMember {}
    struct Qualified {}
    struct InjectedKey {}
    protocol DependencyGraph {}
    protocol Observer {}
    struct Part: Sendable { init(engine: Engine) {} }
    @Graph final class P: Sendable {
      let power: Int
      // warning@7: Nothing needs the input 'power'
      @Singleton(Engine.init as () -> Engine) var engine: Engine
      @Weak(Car.init(engine:)) var car: Car
      @Transient(Part.init(engine:)) var part: Part
      @Assisted(Car.init(engine:wheels:)) func makeCar(wheels: Int) -> Car
    }
    @Graph final class G: Sendable {
      @Parent let parent: P
      @Singleton(Car.init(engine:)) var car: Car
      @Singleton(Remote.init) var remote: Remote
    }
    extension InjectedValues {
      @InjectedEntry var size: Int = 3
    }
    enum Small {}
    struct Shelf {
      @Injected(\\.size) var size: Int
      @Injected var engine: Engine
      @Injected(qualifier: Small.self) var part: Int
    }
    func use() -> any Joinery.DependencyGraph { G(parent: P(power: 3)) }
    """)
