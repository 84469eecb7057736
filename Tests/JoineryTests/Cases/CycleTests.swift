import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs that lead back to where they started.
@Suite(.timeLimit(.minutes(10))) struct CycleTests {
  @Test func `W14: two classes that need each other are an error with the path and both places`()
    throws
  {
    let line = #line + 2
    let error = try rejection {
      Singleton(Hen.init(egg:))
      Singleton(Egg.init(hen:))
    }
    let issue = try #require(error.issues.first)
    #expect(error.issues.count == 1)
    #expect(issue.id == .dependencyCycle)
    #expect(issue.headline == "'Hen' needs itself: Hen → Egg → Hen.")
    #expect(issue.chain.map(\.name) == ["Hen", "Egg", "Hen"])
    #expect(issue.chain.map { $0.place?.line } == [line, line + 1, line])
  }

  @Test func `V22: a class that needs itself is a cycle of one`() throws {
    let error = try rejection { Transient(Narcissus.init(mirror:)) }
    #expect(error.issues.map(\.headline) == ["'Narcissus' needs itself: Narcissus → Narcissus."])
  }

  @Test func `V23: a cycle of three is reported once, with protocols as they are bound`() throws {
    let error = try rejection {
      Singleton<any Stone> { (paper: any Paper) in Mineral() }
      Singleton<any Scissors> { (stone: any Stone) in Blades() }
      Singleton<any Paper> { (scissors: any Scissors) in Sheet() }
    }
    #expect(
      error.issues.map(\.headline) == [
        "'any Stone' needs itself: any Stone → any Paper → any Scissors → any Stone."
      ])
    #expect(error.issues.first?.chain.count == 4)
  }

  @Test func `V24: a cycle through closed generics has their names`() throws {
    let error = try rejection {
      Singleton { (text: Box<String>) in Box<Int>() }
      Singleton { (number: Box<Int>) in Box<String>() }
    }
    #expect(
      error.issues.map(\.headline) == [
        "'Box<Int>' needs itself: Box<Int> → Box<String> → Box<Int>."
      ])
  }

  @Test func `V25: an element that needs its own collection is a cycle`() throws {
    let error = try rejection {
      Contribute<any Stone>(Mineral.init)
      Contribute<any Stone> { (others: [any Stone]) in Mineral() }
      Transient { (stones: [any Stone]) in Box<Int>() }
    }
    #expect(error.issues.map(\.id) == [.dependencyCycle])
  }

  @Test func `V26: a diamond is no cycle`() throws {
    let container = try Container {
      Singleton(Mineral.init)
      Transient { (stone: Mineral) in Box<Int>() }
      Transient { (stone: Mineral) in Box<String>() }
      Transient { (number: Box<Int>, text: Box<String>, stone: Mineral) in Box<Bool>() }
    }
    _ = container.resolve(Box<Bool>.self)
  }

  @Test func `W16: providers to each other are valid`() throws {
    let container = try Container {
      Singleton(Left.init(right:))
      Singleton(Right.init(left:))
    }
    let left: Left = container.resolve()
    #expect(try left.right.get().left.get() === left)
    let right: Right = container.resolve()
    #expect(try left.right.get() === right)
  }

  @Test func `W16: a provider that is called in the initialiser gives the cycle with the path`()
    throws
  {
    let container = try Container {
      Singleton { (right: Provider<Right>) in
        _ = try right.get()
        return Left(right: right)
      }
      Singleton { (left: Provider<Left>) in
        _ = try left.get()
        return Right(left: left)
      }
    }
    for _ in 0..<2 {
      let error = #expect(throws: GraphError.self) { try container.get(Left.self) }
      let issue = try #require(error?.issues.first)
      #expect(issue.id == .constructionCycle)
      #expect(issue.headline == "'Left' was asked for while it was being made.")
      #expect(issue.chain.map(\.name) == ["Left", "Right", "Left"])
    }
  }

  @Test func `W16: a lazy value that is read in the initialiser gives the cycle`() throws {
    let container = try Container {
      Singleton { (egg: Lazy<Egg>) in Hen(egg: try egg.get()) }
      Singleton(Egg.init(hen:))
    }
    let error = #expect(throws: GraphError.self) { try container.get(Hen.self) }
    #expect(error?.issues.first?.chain.map(\.name) == ["Hen", "Egg", "Hen"])
    let other = #expect(throws: GraphError.self) { try container.get(Egg.self) }
    #expect(other?.issues.first?.chain.map(\.name) == ["Egg", "Hen", "Egg"])
  }

  @Test func `V28: a factory function that is called in the initialiser gives the cycle`() throws {
    let container = try Container {
      Transient { (make: @escaping @Sendable (Int) throws -> Egg) in Hen(egg: try make(1)) }
      Assisted(Int.self) { (number: Int, hen: Hen) throws in Egg(hen: hen) }
    }
    let error = #expect(throws: GraphError.self) { try container.get(Hen.self) }
    #expect(error?.issues.first?.id == .constructionCycle)
  }

  @Test func `V23: unrelated cycles are all reported, each once`() throws {
    let error = try rejection {
      Singleton(Hen.init(egg:))
      Transient(Narcissus.init(mirror:))
      Singleton(Egg.init(hen:))
      Transient { (hen: Hen) in Box<Int>() }
      Transient { (hen: Hen, egg: Egg) in Box<String>() }
    }
    #expect(error.issues.map(\.id) == [.dependencyCycle, .dependencyCycle])
  }
}

// MARK: - Fixtures

private final class Hen: Sendable {
  let egg: Egg
  init(egg: Egg) { self.egg = egg }
}

private final class Egg: Sendable {
  let hen: Hen
  init(hen: Hen) { self.hen = hen }
}

private final class Narcissus: Sendable {
  let mirror: Narcissus
  init(mirror: Narcissus) { self.mirror = mirror }
}

private protocol Stone: Sendable {}
private protocol Paper: Sendable {}
private protocol Scissors: Sendable {}
private final class Mineral: Stone {}
private final class Sheet: Paper {}
private final class Blades: Scissors {}
private final class Box<Value>: Sendable {}

private final class Left: Sendable {
  let right: Provider<Right>
  init(right: Provider<Right>) { self.right = right }
}

private final class Right: Sendable {
  let left: Provider<Left>
  init(left: Provider<Left>) { self.left = left }
}
