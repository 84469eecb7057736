import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What a comparison with a model has found in random graphs, each in its smallest form.
@Suite(.timeLimit(.minutes(10))) struct RandomFindingTests {
  @Test func `an override of an override lives as long as what both replace`() throws {
    let container = try Container { Singleton { Plant("real") } }
      .overriding { Override { Plant("first") } }
      .overriding { Override { Plant("second") } }
    let plant = container.resolve(Plant.self)
    #expect(plant.name == "second")
    #expect(plant === container.resolve(Plant.self))
  }

  @Test func `what needs an override of a scoped binding needs no scope`() throws {
    let container = try Container {
      Scoped { Plant("scoped") }
      Override(Transient { Plant("fake") })
      Decorate { (base: Plant) in Plant("potted \(base.name)") }
      Transient(Garden.init(plant:))
      Contribute<Garden>(Garden.init(plant:))
    }
    #expect(container.resolve(Garden.self).plant.name == "potted fake")
    #expect(container.resolve([Garden].self).count == 1)
  }

  @Test func `what needs a scoped binding is made outside a scope once that is overridden`() throws
  {
    let base = try Container {
      Scoped { Plant("scoped") }
      Transient(Garden.init(plant:))
    }
    let derived = try base.overriding { Transient { Plant("fake") } }
    #expect(derived.resolve(Garden.self).plant.name == "fake")
    #expect(base.find(Garden.self) == nil)
  }

  @Test func `what is overridden so that it belongs to a scope is not answered by the base`() throws
  {
    let base = try Container {
      Scoped { Plant("scoped") }
      Transient { Garden(plant: Plant("real")) }
      Transient(Town.init(garden:))
    }
    let derived = try base.overriding { Transient(Garden.init(plant:)) }
    #expect(derived.find(Garden.self) == nil)
    #expect(derived.find(Town.self) == nil)
    let error = #expect(throws: GraphError.self) { try derived.get(Town.self) }
    #expect(error?.ids == [.scopedOutsideScope])
    #expect(try derived.scope().resolve(Town.self).garden.plant.name == "scoped")
    #expect(base.resolve(Town.self).garden.plant.name == "real")
  }

  @Test func `the value that a scope was entered with can be decorated later`() throws {
    let container = try Container {
      Input<Plant>()
      Scoped(Garden.init(plant:))
    }
    let scope = try container.scope { Instance(Plant("mine")) }
    let decorated = try scope.overriding {
      Decorate { (base: Plant) in Plant("potted \(base.name)") }
    }
    #expect(decorated.resolve(Garden.self).plant.name == "potted mine")
    let twice = try decorated.scope().overriding {
      Decorate { (base: Plant) in Plant("watered \(base.name)") }
    }
    #expect(twice.resolve(Garden.self).plant.name == "watered potted mine")
    #expect(scope.resolve(Garden.self).plant.name == "mine")
  }

  @Test func `a decorator that needs what it makes is a cycle`() throws {
    let error = try rejection {
      Singleton { Plant("real") }
      Decorate { (base: Plant, other: Plant) in Plant("\(base.name) beside \(other.name)") }
    }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `a decorator may ask for what it makes later`() throws {
    let container = try Container {
      Singleton { Plant("real") }
      Decorate { (base: Plant, later: Lazy<Plant>) in Plant("potted \(base.name)", later) }
    }
    let plant = container.resolve(Plant.self)
    #expect(try plant.itself?.get() === plant)
  }

  @Test func `a scope can't make what can't wait wait`() throws {
    let container = try Container {
      Transient { Plant("real") }
      Transient(Garden.init(plant:))
    }
    let error = try rejection {
      try container.scope { Override(Transient { () async in Plant("awaited") }) }
    }
    #expect(error.ids == [.awaitedDependency])
  }

  @Test func `what a decorator of kept contributions needs is not a scope's`() throws {
    let container = try Container {
      Transient { Plant("real") }
      Contribute(Singleton { Garden(plant: Plant("contributed")) })
      Decorate { (base: Garden, plant: Plant) in Garden(plant: plant) }
    }
    let scope = try container.scope { Override(Transient { () async in Plant("awaited") }) }
    #expect(scope.resolve([Garden].self).map(\.plant.name) == ["real"])
  }

  @Test func `what is replaced already has no part in what is made anew`() throws {
    let base = try Container {
      Singleton { Plant("real") }
      Transient(Garden.init(plant:))
      Override(Transient { Garden(plant: Plant("fake")) })
      Singleton(Town.init(garden:))
    }
    let derived = try base.overriding { Instance(Plant("other")) }
    #expect(derived.resolve(Town.self) === base.resolve(Town.self))
  }

  @Test func `what a container with overrides makes anew in a scope is verified there`() throws {
    let container = try Container {
      Singleton { Plant("real") }
      Singleton(Garden.init(plant:))
    }
    let scope = try container.scope()
    let cycle = try rejection {
      try scope.overriding { Transient { (garden: Garden) in garden.plant } }
    }
    #expect(cycle.ids == [.dependencyCycle])
    let awaited = try rejection {
      try scope.overriding { Transient { () async in Plant("awaited") } }
    }
    #expect(awaited.ids == [.awaitedDependency])
    // What is replaced, there or further out, is of no concern to it.
    let replaced = try Container {
      Transient { Plant("real") }
      Transient { () async in Town(garden: Garden(plant: Plant("awaited"))) }
      Singleton { (town: Town) in town.garden }
      Override(Singleton(Garden.init(plant:)))
    }
    _ = try replaced.scope().overriding { Transient { Plant("fake") } }
    let replacing = try container.scope { Override { Garden(plant: Plant("fake")) } }
    _ = try replacing.overriding { Decorate { (base: Plant) in base } }
    #expect(
      try scope.overriding { Instance(Plant("fake")) }.resolve(Garden.self).plant.name == "fake")
  }

  @Test func `a decorator of a scoped binding may decorate contributions outside a scope`() throws {
    let container = try Container {
      Scoped { Town(garden: Garden(plant: Plant("scoped"))) }
      Scoped { Plant("scoped") }
      Contribute<Town> { Town(garden: Garden(plant: Plant("contributed"))) }
      Decorate { (base: Town, plant: Plant) in base }
    }
    #expect(container.find([Town].self) == nil)
    #expect(try container.scope().resolve([Town].self).count == 1)
  }

  @Test func `what a scope decorates is in what its contributions are decorated with`() throws {
    let container = try Container {
      Singleton { Plant("real") }
      Singleton { Garden(plant: Plant("kept")) }
      Contribute<Garden> { Garden(plant: Plant("contributed")) }
      Decorate { (base: Garden, plant: Plant) in Garden(plant: plant) }
    }
    let scope = try container.scope {
      Decorate { (base: Plant) in Plant("potted \(base.name)") }
    }
    #expect(scope.resolve([Garden].self).map(\.plant.name) == ["potted real"])
    #expect(container.resolve([Garden].self).map(\.plant.name) == ["real"])
    #expect(scope.resolve(Garden.self) === container.resolve(Garden.self))
  }

  @Test func `a collection without contributions is not what a decorator needs`() throws {
    let container = try Container {
      Scoped { Plant("scoped") }
      Scoped(Garden.init(plant:))
      Decorate { (base: Garden, plant: Plant) in Garden(plant: plant) }
      Contributions<Garden>()
      Transient { (gardens: [Garden]) in Street(gardens: gardens) }
    }
    #expect(try container.get(Street.self).gardens.isEmpty)
  }

  @Test func `what was derived from a container that is stopped refuses as well`() async throws {
    let container = try Container { Singleton { Plant("real") } }
    let derived = try container.overriding { Transient { Plant("fake") } }
    try await container.stop()
    let error = #expect(throws: GraphError.self) { try derived.get(Plant.self) }
    #expect(error?.ids == [.containerStopped])
  }

  @Test func `a weak value that something awaited is needed for is made once`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton { () async in Plant("awaited") }
      Weak { (plant: Plant) in
        journal.note("made")
        return Garden(plant: plant)
      }
      Transient(Town.init(garden:))
    }
    let town = try await container.get(Town.self)
    #expect(town.garden.plant.name == "awaited")
    #expect(journal.entries == ["made"])
  }
}

// MARK: - Fixtures

private final class Plant: Sendable {
  let name: String
  let itself: Lazy<Plant>?

  init(_ name: String, _ itself: Lazy<Plant>? = nil) {
    self.name = name
    self.itself = itself
  }
}

private final class Garden: Sendable {
  let plant: Plant

  init(plant: Plant) {
    self.plant = plant
  }
}

private final class Town: Sendable {
  let garden: Garden

  init(garden: Garden) {
    self.garden = garden
  }
}

private final class Street: Sendable {
  let gardens: [Garden]

  init(gardens: [Garden]) {
    self.gardens = gardens
  }
}
