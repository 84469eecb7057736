import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Many tasks that ask for one value while it is made.
@Suite(.timeLimit(.minutes(10))) struct SingleFlightTests {
  @Test(arguments: SharedKind.allCases)
  func `L09: many tasks that ask at the same time get one value, which is made once`(
    _ kind: SharedKind
  )
    async throws
  {
    let plant = Plant()
    let container = try plant.container(kind)
    let values = try await withThrowingTaskGroup(of: Flower.self) { group in
      for _ in 0..<64 { group.addTask { try await container.get(Flower.self) } }
      await plant.inside.wait()
      plant.mayGoOn.arrive()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(plant.builds.value == 1)
    #expect(Set(values.map(ObjectIdentifier.init)).count == 1)
    #expect(values.count == 64)
  }

  @Test func `L26: a waiter that is cancelled leaves the work to the others`() async throws {
    let plant = Plant()
    let container = try plant.container(.singleton)
    let first = Task { try await container.get(Flower.self) }
    await plant.inside.wait()
    // Begins at once, so it waits before the first one is cancelled.
    let second = Task.immediate { try await container.get(Flower.self) }
    first.cancel()
    #expect(await thrown { try await first.value } is CancellationError)
    plant.mayGoOn.arrive()
    let flower = try await second.value
    #expect(try await container.get(Flower.self) === flower)
    #expect(plant.builds.value == 1)
  }

  @Test
  func `L26: when the last waiter is cancelled, so is the work, and the next one gets a new value`()
    async throws
  {
    let plant = Plant()
    let container = try plant.container(.singleton)
    let tasks = (0..<3).map { _ in Task { try await container.get(Flower.self) } }
    await plant.inside.wait()
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await thrown { try await task.value } is CancellationError) }
    await plant.wasCancelled.wait()
    let next = Task { try await container.get(Flower.self) }
    plant.mayGoOn.arrive()
    _ = try await next.value
    #expect(plant.builds.value == 2)
  }

  @Test func `who asks while a cancelled construction still ends gets a new value`() async throws {
    let (hasBeenCancelled, mayEnd) = (AsyncLatch(), AsyncLatch())
    let builds = Counter()
    let container = try Container {
      Singleton { () async throws in
        guard builds.increment() == 1 else { return Flower() }
        await untilCancelled()
        hasBeenCancelled.arrive()
        await mayEnd.wait()
        throw CancellationError()
      }
    }
    let first = Task { try await container.get(Flower.self) }
    while builds.value == 0 { await Task.yield() }
    first.cancel()
    await hasBeenCancelled.wait()
    let second = Task { try await container.get(Flower.self) }
    for _ in 0..<10 { await Task.yield() }
    mayEnd.arrive()
    _ = try await second.value
    #expect(builds.value == 2)
  }

  @Test func `a cancelled task does not begin to make anything`() async throws {
    let plant = Plant()
    let container = try plant.container(.singleton)
    let task = Task {
      await untilCancelled()
      return try await container.get(Flower.self)
    }
    task.cancel()
    #expect(await thrown { try await task.value } is CancellationError)
    #expect(plant.builds.value == 0)
  }

  @Test func `L26: a failure reaches everybody who waits, and the next request tries again`()
    async throws
  {
    let faults = Faults(1)
    let (inside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let container = try Container {
      Singleton { () async throws in
        inside.arrive()
        await mayGoOn.wait()
        try faults.fail()
        return Flower()
      }
    }
    let tasks = (0..<8).map { _ in Task { try await container.get(Flower.self) } }
    await inside.wait()
    mayGoOn.arrive()
    var failures = 0
    for task in tasks where await thrown({ try await task.value }) is Fault { failures += 1 }
    // A task that came after the failure has made the value instead.
    #expect(failures >= 1)
    _ = try await container.get(Flower.self)
  }

  @Test func `L26: a factory that throws a cancellation error of its own is tried again`()
    async throws
  {
    let builds = Counter()
    let container = try Container {
      Singleton { () async throws in
        if builds.increment() == 1 { throw CancellationError() }
        return Flower()
      }
    }
    #expect(await thrown { try await container.get(Flower.self) } is CancellationError)
    _ = try await container.get(Flower.self)
    #expect(builds.value == 2)
  }

  @Test func `a failure far below is not kept by anything above it`() async throws {
    let faults = Faults(1)
    let container = try Container {
      Singleton { () async throws in
        try faults.fail()
        return Flower()
      }
      Singleton { (flower: Flower) async in Vase(flower) }
      Singleton { (vase: Vase) in Table(vase) }
    }
    #expect(await thrown { try await container.get(Table.self) } is Fault)
    _ = try await container.get(Table.self)
  }
}

// MARK: - Fixtures

private final class Flower: Sendable {}

private final class Vase: Sendable {
  let flower: Flower
  init(_ flower: Flower) { self.flower = flower }
}

private final class Table: Sendable {
  let vase: Vase
  init(_ vase: Vase) { self.vase = vase }
}

enum SharedKind: CaseIterable, Sendable {
  case singleton, scoped, weak
}

/// A factory that tells when it is inside and waits until it may go on.
private struct Plant {
  let builds = Counter()
  let inside = AsyncLatch()
  let mayGoOn = AsyncLatch()
  let wasCancelled = AsyncLatch()

  func container(_ kind: SharedKind) throws -> Container {
    let make = { @Sendable @concurrent () async throws in
      builds.increment()
      inside.arrive()
      do {
        try await mayGoOn.waitUnlessCancelled()
      } catch {
        wasCancelled.arrive()
        throw error
      }
      return Flower()
    }
    let container = try Container {
      switch kind {
      case .singleton: Singleton(make)
      case .scoped: Scoped(make)
      case .weak: Weak(make)
      }
    }
    return kind == .scoped ? try container.scope() : container
  }
}
