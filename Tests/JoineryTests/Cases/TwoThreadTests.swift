import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Constructions in two threads that meet.
@Suite(.timeLimit(.minutes(10))) struct TwoThreadTests {
  @Test(arguments: [0, 1])
  func `V28: two constructions that wait for each other are an error with the path and no hang`(
    swapped: Int
  ) throws {
    for _ in 0..<50 {
      // Both are in construction before either asks for the other.
      let bothHaveStarted = Latch(2)
      let container = try Container {
        Singleton { (right: Provider<Right>) in
          bothHaveStarted.arrive()
          bothHaveStarted.wait()
          _ = try right.get()
          return Left()
        }
        Singleton { (left: Provider<Left>) in
          bothHaveStarted.arrive()
          bothHaveStarted.wait()
          _ = try left.get()
          return Right()
        }
      }
      let results = race(2) { number in
        if number == swapped {
          _ = try container.get(Left.self)
        } else {
          _ = try container.get(Right.self)
        }
      }
      #expect(results.count == 2)
      for result in results {
        let error = #expect(throws: GraphError.self) { try result.get() }
        let issue = try #require(error?.issues.first)
        #expect(issue.id == .constructionCycle)
        #expect(
          [["Left", "Right", "Left"], ["Right", "Left", "Right"]]
            .contains(issue.chain.map(\.name)))
      }
    }
  }

  @Test func `V28: three constructions in a ring of threads are an error and no hang`() throws {
    for _ in 0..<50 {
      let allHaveStarted = Latch(3)
      @Sendable func meet() {
        allHaveStarted.arrive()
        allHaveStarted.wait()
      }
      let container = try Container {
        Singleton { (next: Provider<Right>) in
          meet()
          _ = try next.get()
          return Left()
        }
        Singleton { (next: Provider<Middle>) in
          meet()
          _ = try next.get()
          return Right()
        }
        Singleton { (next: Provider<Left>) in
          meet()
          _ = try next.get()
          return Middle()
        }
      }
      let results = race(3) { number in
        switch number {
        case 0: _ = try container.get(Left.self)
        case 1: _ = try container.get(Right.self)
        default: _ = try container.get(Middle.self)
        }
      }
      for result in results {
        let error = #expect(throws: GraphError.self) { try result.get() }
        #expect(error?.issues.first?.id == .constructionCycle)
        #expect(error?.issues.first?.chain.count == 4)
      }
    }
  }

  @Test func `V28: two containers whose objects need each other's are an error and no hang`() throws
  {
    let first = Holder()
    let second = Holder()
    first.container = try Container("first") {
      Singleton {
        _ = try second.container?.get(Right.self)
        return Left()
      }
    }
    second.container = try Container("second") {
      Singleton {
        _ = try first.container?.get(Left.self)
        return Right()
      }
    }
    let results = race(2) { number in
      if number == 0 {
        _ = try first.container?.get(Left.self)
      } else {
        _ = try second.container?.get(Right.self)
      }
    }
    for result in results {
      let error = #expect(throws: GraphError.self) { try result.get() }
      #expect(error?.issues.first?.id == .constructionCycle)
    }
    first.container = nil
    second.container = nil
  }

  @Test func `V26: constructions that only share a dependency wait and succeed`() throws {
    for _ in 0..<50 {
      let builds = Counter()
      let bothHaveStarted = Latch(2)
      let container = try Container {
        Singleton { (middle: Provider<Middle>) in
          bothHaveStarted.arrive()
          bothHaveStarted.wait()
          _ = try middle.get()
          return Left()
        }
        Singleton { (middle: Provider<Middle>) in
          bothHaveStarted.arrive()
          bothHaveStarted.wait()
          _ = try middle.get()
          return Right()
        }
        Singleton {
          builds.increment()
          return Middle()
        }
      }
      let results = race(2) { number in
        if number == 0 {
          _ = try container.get(Left.self)
        } else {
          _ = try container.get(Right.self)
        }
      }
      for result in results { try result.get() }
      #expect(builds.value == 1)
    }
  }

  @Test func `a task that an initialiser starts and doesn't wait for may need the object`()
    async throws
  {
    for _ in 0..<200 {
      let task = Handle()
      let container = try Container {
        Singleton { (right: Provider<Right>) in
          let hasStarted = Latch()
          task.value = Task.inheriting {
            hasStarted.arrive()
            return try right.get()
          }
          hasStarted.wait()
          return Left()
        }
        Singleton { (left: Left) in Right() }
      }
      _ = try await container.get(Left.self)
      _ = try await task.value?.value
    }
  }
}

// MARK: - Fixtures

private final class Left: Sendable {}
private final class Right: Sendable {}
private final class Middle: Sendable {}

/// Knows a container that is made after it.
private final class Holder: @unchecked Sendable {
  // `@unchecked`: written before and after the threads of a test run.
  var container: Container?
}

/// Knows a task that an initialiser starts.
private final class Handle: @unchecked Sendable {
  // `@unchecked`: written by the construction, and read after it.
  var value: Task<Right, any Error>?
}

extension Task where Failure == any Error {
  /// A task as an initialiser starts it: it inherits what belongs to the task around it.
  fileprivate static func inheriting(
    _ body: @escaping @Sendable () throws -> Success
  ) -> Task {
    Task { try body() }
  }
}
