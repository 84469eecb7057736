import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Objects that are made from run-time arguments.
@Suite(.timeLimit(.minutes(10))) struct ArgumentTests {
  @Test func `W2: threads that pass different arguments get objects of their own`() throws {
    let container = try Container {
      Singleton(Service.init)
      Assisted(Int.self) { (id: Int, service: Service) in Item(id: id, service: service) }
    }
    let make: @Sendable (Int) -> Item = container.resolve()
    let results = race(8) { number in
      (0..<1_000).allSatisfy { _ in
        make(number).id == number
          && (try? container.get((@Sendable (Int) -> Item).self)(number + 100).id) == number + 100
      }
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
  }

  @Test func `W15: two qualifiers of one type on a path are no cycle`() throws {
    let container = try Container {
      Singleton({ Logger(name: "root", parent: nil) }, qualifier: Root.self)
      Singleton(
        { (root: Qualified<Logger, Root>) in Logger(name: "team", parent: root.value) },
        qualifier: Team.self)
      Singleton { (team: Qualified<Logger, Team>) in Logger(name: "own", parent: team.value) }
    }
    #expect(container.resolve(Logger.self).path == "root/team/own")
  }

  @Test func `W15: a function may call itself with another argument`() throws {
    let container = try Container {
      Assisted(Int.self) {
        (depth: Int, make: @escaping @Sendable (Int) throws -> Tree) throws in
        Tree(below: depth == 0 ? nil : try make(depth - 1))
      }
    }
    let make: @Sendable (Int) throws -> Tree = container.resolve()
    #expect(try make(0).height == 1)
    #expect(try make(100).height == 101)
  }

  @Test func `W15: a function that calls itself with the same argument is a cycle`() throws {
    let container = try Container {
      Assisted(Int.self) {
        (depth: Int, make: @escaping @Sendable (Int) throws -> Tree) throws in
        Tree(below: try make(depth == 0 ? 0 : depth - 1))
      }
    }
    let make: @Sendable (Int) throws -> Tree = container.resolve()
    let error = try rejection { try make(3) }
    #expect(error.ids == [.constructionCycle])
  }

  @Test(arguments: [AnimalKind.existential, .concrete])
  func `W20: an argument has the declared type, whatever is passed`(kind: AnimalKind) throws {
    let container = try Container {
      Assisted((any Animal).self) { (animal: any Animal) in Owner(animal: animal) }
    }
    let make: @Sendable (any Animal) -> Owner = container.resolve()
    let owner =
      switch kind {
      case .existential: make(Dog() as any Animal)
      case .concrete: make(Dog())
      }
    #expect(owner.animal is Dog)
    // The concrete type makes another key.
    #expect(container.find((@Sendable (Dog) -> Owner).self) == nil)
  }

  @Test func `W20: a subclass is passed where its superclass is declared`() throws {
    let container = try Container {
      Assisted(Plant.self) { (plant: Plant) in Pot(plant: plant) }
    }
    let make: @Sendable (Plant) -> Pot = container.resolve()
    #expect(make(Cactus()).plant is Cactus)
  }

  @Test func `W23: a function makes a new object for each call, and never mixes arguments`() throws
  {
    let container = try Container {
      Assisted(Colliding.self) { (key: Colliding) in Labelled(label: key.name) }
    }
    let make: @Sendable (Colliding) -> Labelled = container.resolve()
    let objects = ["a", "b", "a"].map { make(Colliding(name: $0)) }
    #expect(objects.map(\.label) == ["a", "b", "a"])
    // Nothing is kept by argument: whoever wants that keeps a dictionary in a singleton.
    #expect(Set(objects.map { ObjectIdentifier($0) }).count == 3)
  }

  @Test func `W23: arguments with one hash are told apart when a construction needs itself`() throws
  {
    let container = try Container {
      Assisted(Colliding.self) {
        (key: Colliding, make: @escaping @Sendable (Colliding) throws -> Labelled) throws in
        key.name == "a" ? try make(Colliding(name: "b")) : Labelled(label: key.name)
      }
    }
    let make: @Sendable (Colliding) throws -> Labelled = container.resolve()
    #expect(try make(Colliding(name: "a")).label == "b")
  }
}

// MARK: - Fixtures

enum AnimalKind { case existential, concrete }

private enum Root {}
private enum Team {}
private final class Service: Sendable {}

private final class Item: Sendable {
  let id: Int
  init(id: Int, service: Service) { self.id = id }
}

private final class Logger: Sendable {
  let path: String
  init(name: String, parent: Logger?) { path = parent.map { "\($0.path)/\(name)" } ?? name }
}

private final class Tree: Sendable {
  let height: Int
  init(below: Tree?) { height = (below?.height ?? 0) + 1 }
}

private protocol Animal {}
private struct Dog: Animal {}
private struct Owner { let animal: any Animal }

private class Plant {}
private final class Cactus: Plant {}
private struct Pot { let plant: Plant }

private struct Colliding: Hashable {
  let name: String
  func hash(into hasher: inout Hasher) {}
}

private final class Labelled: Sendable {
  let label: String
  init(label: String) { self.label = label }
}
