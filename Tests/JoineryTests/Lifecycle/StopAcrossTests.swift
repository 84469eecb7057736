import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Starts and stops that would wait for themselves through another container.
@Suite(.timeLimit(.minutes(10))) struct StopAcrossTests {
  @Test func `what a component's stop asks another container for can't wait for that stop`()
    async throws
  {
    let world = try await World()
    // The component asks for the part, whose factory asks for the stop that waits for the component.
    let error = await thrown { try await world.shop.stop() } as? LifecycleError
    #expect(
      world.errors.entries == ["'shop' can't be stopped by 'Part': the stop would wait for that."])
    #expect(error?.cause.component == "Component<A>")
    #expect(
      (error?.cause.error as? GraphError)?.issues.first?.chain.map(\.name)
        == ["Component<A>", "Part"])
    world.end()
  }

  @Test func `what waits for a stop can't be waited for by what that stops`() async throws {
    let world = try await World()
    // The factory asks for the stop first, so it is the component's request that would close the loop.
    let error = await thrown { try await world.other.get(Part.self) } as? LifecycleError
    let cause = error?.cause.error as? GraphError
    #expect(cause?.ids == [.constructionCycle])
    #expect(
      cause?.headlines == [
        """
        'Part' waits for the stop of 'shop', which waits for 'Component<A>', which has asked for 'Part'.
        """
      ])
    #expect(cause?.issues.first?.chain.map(\.name) == ["Part", "Component<A>"])
    world.end()
  }

  @Test func `components that stop each other's containers are an error and no deadlock`()
    async throws
  {
    let (errors, places) = (Journal(), [Place<Container>(), Place<Container>()])
    func container(_ number: Int, _ script: Script) throws -> Container {
      try Container(number == 0 ? "shop" : "other") { script.part(A.self) }
    }
    func script(stopping place: Place<Container>) -> Script {
      Script { step in
        guard step == "stop A", let container = place.content else { return }
        if let error = await thrown({ try await container.stop() }) as? GraphError {
          errors.note(error.headlines[0])
        }
      }
    }
    for number in 0...1 {
      let container = try container(number, script(stopping: places[1 - number]))
      places[number].content = container
      try await container.start()
    }
    try await places[0].content?.stop()
    #expect(
      errors.entries
        == ["'shop' can't be stopped by 'Component<A>': the stop would wait for that."])
    for place in places { place.content = nil }
  }

  @Test func `what is being made can't start the container that makes it`() async throws {
    let (errors, place) = (Journal(), Place<Container>())
    let container = try Container("shop") {
      Singleton { () async throws in
        let error = await thrown { try await place.content?.start() } as? GraphError
        errors.note(error?.headlines.first ?? "no error")
        return Part()
      }
    }
    place.content = container
    _ = try await container.get(Part.self)
    #expect(
      errors.entries == ["'shop' can't be started by 'Part': the start would wait for that."])
    // Afterwards it can be started.
    try await container.start()
    place.content = nil
  }

  @Test func `what a component's stop asks for may stop a third container`() async throws {
    let third = try Container("third") { Instance(1) }
    let other = try Container("other") {
      Singleton { () async throws in
        try await third.stop()
        return Part()
      }
    }
    let script = Script { step in
      if step == "stop A" { _ = try await other.get(Part.self) }
    }
    let container = try Container("shop") { script.part(A.self) }
    try await container.start()
    try await container.stop()
    #expect(script.steps("stop") == ["A"])
  }
}

// MARK: - Fixtures

private final class Part: Sendable {}

/// A component of one container, whose stop asks another one for a part, whose factory stops the first.
private struct World {
  let shop: Container
  let other: Container
  let errors = Journal()
  private let place = Place<Container>()

  init() async throws {
    let (place, errors) = (place, errors)
    let other = try Container("other") {
      Singleton { () async throws in
        do { try await place.content?.stop() } catch let error as GraphError {
          errors.note(error.headlines[0])
          throw error
        }
        return Part()
      }
    }
    let script = Script { step in
      if step == "stop A" { _ = try await other.get(Part.self) }
    }
    shop = try Container("shop") {
      Singleton { Component<A>(script) }
    }
    self.other = other
    _ = shop.resolve(Component<A>.self)
    try await shop.start()
    place.content = shop
  }

  func end() { place.content = nil }
}

/// Where something is put that is made later.
private final class Place<Content: Sendable>: Sendable {
  private let stored = Mutex<Content?>(nil)

  var content: Content? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
