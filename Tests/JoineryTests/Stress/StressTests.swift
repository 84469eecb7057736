import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Many threads and tasks that do everything at once, in an order that a seed decides.
///
/// `JOINERY_STRESS_ROUNDS` says how many seeds are tried with each number of threads and tasks.
@Suite(.timeLimit(.minutes(60)), .serialized) struct StressTests {
  static let rounds =
    ProcessInfo.processInfo.environment["JOINERY_STRESS_ROUNDS"].flatMap(Int.init) ?? 3

  @Test(arguments: [2, 4, 8, 16, 32, 64])
  func `one object a key and container, closed once, whatever happens at once`(
    _ width: Int
  ) async throws {
    var (objects, answers, refusals) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let seed = round * 1_000 + width
      let outcome = try await StressRound(width: width, seed: seed).run()
      #expect(outcome.faults == [], "seed \(seed)")
      objects += outcome.objects
      answers += outcome.answers
      refusals += outcome.refusals
    }
    print(
      "\(width) threads and \(width) tasks: \(objects) objects, \(answers) answers,",
      "\(refusals) refusals in \(Self.rounds) rounds")
    // What does nothing proves nothing.
    #expect(objects > 4 * Self.rounds && answers > 20 * width * Self.rounds)
  }

  @Test(arguments: [2, 4, 8, 16, 32, 64])
  func `who is cancelled gets that error, and all others the value`(_ width: Int) async throws {
    for round in 0..<Self.rounds {
      var generator = SeededGenerator(seed: round * 1_000 + width)
      let (builds, mayGoOn) = (Counter(), AsyncLatch())
      let container = try Container {
        Singleton { () async throws -> Answer in
          builds.increment()
          await mayGoOn.wait()
          return Answer()
        }
      }
      // Each begins at once, so all of them wait before the first is cancelled.
      let tasks = (0..<width).map { _ in
        Task.immediate { try await container.get(Answer.self) }
      }
      let cancelled = Set(
        (0..<width).shuffled(using: &generator)
          .prefix(Int.random(in: 0..<width, using: &generator)))
      for number in cancelled { tasks[number].cancel() }
      mayGoOn.arrive()
      let answer = try await container.get(Answer.self)
      for (number, task) in tasks.enumerated() {
        if cancelled.contains(number) {
          #expect(await thrown { try await task.value } is CancellationError)
        } else {
          #expect(try await task.value === answer)
        }
      }
      #expect(builds.value == 1)
    }
  }

  @Test(arguments: [2, 4, 8, 16, 32, 64])
  func `stops and requests at once leave nothing that is made and not closed`(
    _ width: Int
  ) async throws {
    var (made, refused) = (0, 0)
    for _ in 0..<Self.rounds * 20 {
      let ledger = StressLedger()
      let domain = StressDomain("scope", ledger)
      let container = try Container { Singleton { StressSession(domain) } }
      let ready = Latch(width)
      let end = AsyncLatch()
      detach {
        let results = race(width) { number in
          ready.arrive()
          try Self.ask(container, number)
        }
        for case .failure(let error) in results {
          domain.willEnd()
          if (error as? GraphError)?.ids != [.containerStopped] { ledger.note("\(error)") }
        }
        end.arrive()
      }
      await withCheckedContinuation { continuation in
        detach {
          ready.wait()
          continuation.resume()
        }
      }
      try await container.stop()
      domain.didEnd()
      await end.wait()
      #expect(ledger.faults == [])
      made += ledger.count
      refused += domain.isEnding ? 1 : 0
    }
    print("\(width) threads: \(made) made, \(refused) refused")
    #expect(made + refused >= Self.rounds * 20)
  }

  /// Asks in one of the ways in which a container looks something up.
  private static func ask(_ container: Container, _ number: Int) throws {
    switch number % 4 {
    case 0: _ = try container.get(StressSession.self)
    case 1: _ = try #require(try container.get(StressSession?.self))
    case 2: _ = try container.make { (_: StressSession) in 1 }
    default: _ = try container.get(Lazy<StressSession>.self).get()
    }
  }

  @Test(arguments: [2, 4, 8, 16, 32, 64])
  func `stops and awaited requests at once say so, or give what is closed`(
    _ width: Int
  ) async throws {
    for _ in 0..<Self.rounds * 20 {
      let ledger = StressLedger()
      let domain = StressDomain("scope", ledger)
      let container = try Container { Singleton { () async in StressRemote(domain) } }
      let requests = (0..<width).map { _ in
        Task { try await container.get(StressRemote.self) }
      }
      await Task.yield()
      try await container.stop()
      domain.didEnd()
      for request in requests {
        guard let error = await thrown({ try await request.value }) else { continue }
        if (error as? GraphError)?.ids != [.containerStopped] && !(error is CancellationError) {
          ledger.note("\(error)")
        }
      }
      #expect(ledger.faults == [])
    }
  }
}

// MARK: - Fixtures

private final class Answer: Sendable {}

/// One seed of a stress test.
private struct StressRound {
  /// What came of a round.
  struct Outcome {
    var faults: [String]
    var objects: Int
    var answers: Int
    var refusals: Int
  }

  /// How many things each thread and task does.
  static let steps = 40

  let width: Int
  let seed: Int

  func run() async throws -> Outcome {
    let (askedByThreads, askedByTasks) = (Latch(width), AsyncLatch(width))
    let world = try StressWorld(
      askedByThreads: askedByThreads, askedByTasks: askedByTasks, faults: Faults(width / 2))
    async let tasks = runTasks(in: world, askedByTasks)
    let threads = await runThreads(in: world, askedByThreads)
    let workers = await threads + tasks
    await world.stopAll()
    return Outcome(
      faults: world.ledger.faults, objects: world.ledger.count,
      answers: workers.reduce(0) { $0 + $1.answers },
      refusals: workers.reduce(0) { $0 + $1.refusals })
  }

  /// Runs threads, the first of which asks for what no one has made.
  private func runThreads(in world: StressWorld, _ asked: Latch) async -> [StressWorker] {
    await withCheckedContinuation { continuation in
      let (width, seed) = (width, seed)
      detach {
        let results = race(width) { number in
          asked.arrive()
          var worker = StressWorker(world, seed: seed &* 131 &+ number)
          for _ in 0..<Self.steps { worker.doSomething() }
          return worker
        }
        continuation.resume(returning: results.compactMap { try? $0.get() })
      }
    }
  }

  /// Runs tasks, the last of which stops the container while others use it.
  private func runTasks(in world: StressWorld, _ asked: AsyncLatch) async -> [StressWorker] {
    await withTaskGroup(of: StressWorker.self) { group in
      for number in 0..<width {
        group.addTask { [seed, width] in
          asked.arrive()
          var worker = StressWorker(world, seed: seed &* 137 &+ number &+ 65_536)
          for step in 0..<Self.steps {
            await worker.doSomethingAwaited()
            let isLast = number == width - 1 && step == Self.steps * 3 / 4
            if isLast { await world.stop(world.root) }
          }
          return worker
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
