import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// The classic container.
@Suite struct DependencyContainerTests {
  @Test func `an instance is found under its own type`() {
    let container = DependencyContainer()
    let service = Service("a")
    container.register(service)
    #expect(container.resolve(Service.self) === service)
    let byContext: Service = container.resolve()
    #expect(byContext === service)
    #expect(container.resolve((any Serving).self) == nil)
  }

  @Test func `an instance is found under the type that it is registered for`() {
    let container = DependencyContainer()
    container.register(Service("a"), for: (any Serving).self)
    #expect(container.resolve((any Serving).self)?.name == "a")
    #expect(container.resolve(Service.self) == nil)
    let serving: any Serving = container.resolve()
    #expect(serving.name == "a")
  }

  @Test func `an instance of an existential type is registered for that type`() {
    let container = DependencyContainer()
    let serving: any Serving = Service("a")
    container.register(serving)
    #expect(container.resolve((any Serving).self)?.name == "a")
    #expect(container.resolve(Service.self) == nil)
  }

  @Test func `a subclass is registered for its superclass`() {
    let container = DependencyContainer()
    container.register(Special(), for: Base.self)
    #expect(container.resolve(Base.self) is Special)
    #expect(container.resolve(Special.self) == nil)
  }

  @Test func `a factory makes one value, unless another lifetime is asked for`() {
    let container = DependencyContainer()
    let builds = Counter()
    container.register((any Serving).self) { Service("\(builds.increment())") }
    #expect(builds.value == 0)
    #expect(container.resolve((any Serving).self)?.name == "1")
    #expect(container.resolve((any Serving).self)?.name == "1")
    container.register(Service.self, lifetime: .transient) { Service("\(builds.increment())") }
    #expect(container.resolve(Service.self)?.name == "2")
    #expect(container.resolve(Service.self)?.name == "3")
    container.register(Special.self, lifetime: .singleton) { Special() }
    #expect(container.resolve(Special.self) === container.resolve(Special.self))
  }

  @Test func `a weak value is one while somebody holds it`() {
    let container = DependencyContainer()
    let builds = Counter()
    container.register(lifetime: .weak) { Service("\(builds.increment())") }
    var service = container.resolve(Service.self)
    #expect(container.resolve(Service.self) === service)
    service = nil
    #expect(container.resolve(Service.self)?.name == "2")
  }

  @Test func `W24: an explicit lifetime stays after the values are reset`() {
    let container = DependencyContainer()
    container.register(Service.self, lifetime: .transient) { Service("transient") }
    container.register((any Serving).self) { Service("default") }
    func check() {
      #expect(container.resolve(Service.self) !== container.resolve(Service.self))
      let first = container.resolve((any Serving).self) as? Service
      #expect(first === container.resolve((any Serving).self) as? Service)
    }
    check()
    container.reset(keepingRegistrations: true)
    check()
    container.reset(keepingRegistrations: true)
    check()
  }

  @Test func `W24: resetting the values makes them anew, and keeps instances`() {
    let container = DependencyContainer()
    let builds = Counter()
    let instance = Special()
    container.register(instance)
    container.register(Service.self) { Service("\(builds.increment())") }
    #expect(container.resolve(Service.self)?.name == "1")
    container.reset(keepingRegistrations: true)
    #expect(container.resolve(Service.self)?.name == "2")
    #expect(container.resolve(Service.self)?.name == "2")
    #expect(container.resolve(Special.self) === instance)
  }

  @Test func `resetting forgets everything`() {
    let container = DependencyContainer()
    weak var released: Service?
    do {
      let service = Service("a")
      released = service
      container.register(service)
      container.register(Special.self) { Special() }
    }
    #expect(released != nil)
    container.reset()
    #expect(released == nil)
    #expect(container.resolve(Service.self) == nil)
    #expect(container.resolve(Special.self) == nil)
  }

  @Test func `a later registration replaces an earlier one, whatever has been made`() {
    let container = DependencyContainer()
    container.register(Service("1"))
    #expect(container.resolve(Service.self)?.name == "1")
    container.register(Service("2"))
    #expect(container.resolve(Service.self)?.name == "2")
    container.register(Service.self) { Service("3") }
    #expect(container.resolve(Service.self)?.name == "3")
  }

  @Test func `a request for an optional is answered by the value, or by nil`() {
    let container = DependencyContainer()
    let absent: Service? = container.resolve()
    #expect(absent == nil)
    container.register(Service("a"))
    let present: Service? = container.resolve()
    #expect(present?.name == "a")
  }

  @Test func `an optional that is registered itself goes before the rule`() {
    let container = DependencyContainer()
    container.register(Service("plain"))
    container.register(nil, for: Service?.self)
    let optional: Service? = container.resolve(Service?.self) ?? Service("absent")
    #expect(optional == nil)
    let plain: Service = container.resolve()
    #expect(plain.name == "plain")
  }

  @Test func `W18: types of one name are two keys`() {
    let container = DependencyContainer()
    container.register(First.Name(text: "first"))
    container.register(Second.Name(text: "second"))
    #expect(container.resolve(First.Name.self)?.text == "first")
    #expect(container.resolve(Second.Name.self)?.text == "second")
  }

  @Test func `a factory may resolve and register`() {
    let container = DependencyContainer()
    container.register(Service("a"))
    container.register((any Serving).self) {
      container.register(Special())
      return Service("b" + (container.resolve(Service.self)?.name ?? ""))
    }
    #expect(container.resolve((any Serving).self)?.name == "ba")
    #expect(container.resolve(Special.self) != nil)
    container.reset()
  }

  @Test func `a deinitialiser may use the container that lets go of it`() {
    let container = DependencyContainer()
    container.register(Last(container), for: Last.self)
    container.register(Last(container), for: Last.self)
    #expect(container.resolve(Service.self)?.name == "from deinit")
    container.reset()
    #expect(container.resolve(Service.self)?.name == "from deinit")
    container.reset()
  }

  @Test func `containers are apart from each other, and the shared one is one`() {
    let first = DependencyContainer()
    let second = DependencyContainer()
    first.register(Service("a"))
    #expect(second.resolve(Service.self) == nil)
    #expect(DependencyContainer.shared === DependencyContainer.shared)
  }
}

// MARK: - Fixtures

private protocol Serving: Sendable { var name: String { get } }

private final class Service: Serving {
  let name: String
  init(_ name: String) { self.name = name }
}

private class Base: @unchecked Sendable {}
private final class Special: Base, @unchecked Sendable {}
// `@unchecked`: neither stores anything.

private enum First { struct Name: Sendable { let text: String } }
private enum Second { struct Name: Sendable { let text: String } }

/// Registers something when it goes.
private final class Last: Sendable {
  private let container: DependencyContainer
  init(_ container: DependencyContainer) { self.container = container }
  deinit { container.register(Service("from deinit")) }
}
