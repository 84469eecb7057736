import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Synchronization
import Testing

/// Starts of random graphs in which one component goes wrong.
// One after the other: a graph that waits for the processor would be late for its deadline.
@Suite(.timeLimit(.minutes(10)), .serialized) struct FaultInjectionTests {
  @Test(arguments: Wrong.cases)
  func `whatever goes wrong, nothing is left running and what was made is stopped in reverse`(
    seed: Int, wrong: Wrong
  ) async throws {
    var random = SeededNumbers(seed: UInt64(seed * 31 + 7))
    let world = World(size: 5 + random.below(36), wrong: wrong, &random)
    let container = try world.container()
    let task = Task { try await container.start(timeout: wrong.timeout) }
    if wrong.isCancelled {
      await world.culpritIsInside.wait()
      task.cancel()
    }
    let error = await thrown { try await task.value }
    let events = world.events.entries
    #expect(world.running.value == 0, "something is running after the start")
    if wrong.isCancelled {
      #expect(error is CancellationError, "\(String(describing: error))")
    } else {
      let error = try #require(error as? LifecycleError)
      #expect(error.cause.component == world.name(of: world.culprit))
      #expect((error.cause.error is Fault) == (wrong.timeout == nil))
    }
    world.check(events)
    try await container.stop()
    #expect(world.events.entries == events, "a stop after the failed start did something")
  }
}

// MARK: - Fixtures

/// What goes wrong with one component.
enum Wrong: CaseIterable, Sendable {
  case failsToBeMade, failsToStart, hangsWhileMade, hangsWhileStarted, cancelledWhileMade,
    cancelledWhileStarted

  /// Each with some graphs; fewer where a deadline has to pass.
  static var cases: [(seed: Int, wrong: Wrong)] {
    allCases.flatMap { wrong in (0..<(wrong.timeout == nil ? 25 : 4)).map { ($0, wrong) } }
  }

  /// The step in which it does.
  var step: String {
    switch self {
    case .failsToBeMade, .hangsWhileMade, .cancelledWhileMade: "make"
    case .failsToStart, .hangsWhileStarted, .cancelledWhileStarted: "start"
    }
  }

  var isCancelled: Bool { self == .cancelledWhileMade || self == .cancelledWhileStarted }
  var timeout: Duration? {
    self == .hangsWhileMade || self == .hangsWhileStarted ? .seconds(3) : nil
  }
}

/// A random graph without cycles: each component needs some with smaller numbers.
private final class World: Sendable {
  let needs: [[Int]]
  let culprit: Int
  let wrong: Wrong
  let events = Journal()
  let running = Gauge()
  let culpritIsInside = AsyncLatch()

  init(size: Int, wrong: Wrong, _ random: inout SeededNumbers) {
    needs = (0..<size).map { number in
      number == 0 ? [] : (0..<random.below(4)).map { _ in random.below(number) }
    }
    culprit = random.below(size)
    self.wrong = wrong
  }

  func container() throws -> Container {
    try Container { for number in needs.indices { binding(of: numberedType(number), number) } }
  }

  func name(of number: Int) -> String {
    let type = String(reflecting: numberedType(number)).replacing("JoineryTestSupport.", with: "")
    return "Unit<\(type)>"
  }

  private func binding(of tag: any NumberedType.Type, _ number: Int) -> BindingList {
    let types = needs[number].map { numberedType($0) }
    return switch types.count {
    case 0: bind(tag, number)
    case 1: bind(tag, number, types[0])
    case 2: bind(tag, number, types[0], types[1])
    default: bind(tag, number, types[0], types[1], types[2])
    }
  }

  private func bind<Tag: NumberedType>(_: Tag.Type, _ number: Int) -> BindingList {
    bind(number) { () async throws in try await self.unit(number) as Unit<Tag> }
  }

  private func bind<Tag: NumberedType, First: NumberedType>(
    _: Tag.Type, _ number: Int, _: First.Type
  ) -> BindingList {
    bind(number) { (_: Unit<First>) async throws in try await self.unit(number) as Unit<Tag> }
  }

  private func bind<Tag: NumberedType, First: NumberedType, Second: NumberedType>(
    _: Tag.Type, _ number: Int, _: First.Type, _: Second.Type
  ) -> BindingList {
    bind(number) { (_: Unit<First>, _: Unit<Second>) async throws in
      try await self.unit(number) as Unit<Tag>
    }
  }

  private func bind<
    Tag: NumberedType, First: NumberedType, Second: NumberedType, Third: NumberedType
  >(_: Tag.Type, _ number: Int, _: First.Type, _: Second.Type, _: Third.Type) -> BindingList {
    bind(number) { (_: Unit<First>, _: Unit<Second>, _: Unit<Third>) async throws in
      try await self.unit(number) as Unit<Tag>
    }
  }

  private func bind<each Need, Value: Sendable>(
    _ number: Int, _ make: @escaping @Sendable @concurrent (repeat each Need) async throws -> Value
  ) -> BindingList {
    BindingBuilder.buildExpression(Singleton(make))
  }

  private func unit<Tag>(_ number: Int) async throws -> Unit<Tag> {
    try await run("make", number)
    return Unit(self, number)
  }

  /// A step of a component: what it does, and what it leaves in the journal.
  func run(_ step: String, _ number: Int) async throws {
    running.change(by: 1)
    defer { running.change(by: -1) }
    for _ in 0..<number % 4 { await Task.yield() }
    if number == culprit, step == wrong.step {
      culpritIsInside.arrive()
      switch wrong {
      case .failsToBeMade, .failsToStart: throw Fault()
      case .hangsWhileMade, .hangsWhileStarted, .cancelledWhileMade, .cancelledWhileStarted:
        try await AsyncLatch().waitUnlessCancelled()
      }
    }
    events.note("\(step) \(number)")
  }

  /// Whether what was made was stopped once, before what it needs.
  func check(_ events: [String]) {
    let positions = Dictionary(
      events.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(positions.count == events.count, "a step was done twice")
    for number in needs.indices {
      let isMade = positions["make \(number)"] != nil
      let isStarted = positions["start \(number)"] != nil
      let stop = positions["stop \(number)"]
      let close = positions["close \(number)"]
      #expect((close != nil) == isMade, "\(number) was made or closed, but not both")
      #expect((stop != nil) == isStarted, "\(number) was started or stopped, but not both")
      for need in needs[number] where isMade {
        #expect(positions["make \(need)"] != nil)
        let needClose = positions["close \(need)"] ?? -1
        #expect((close ?? 0) < needClose, "\(need) was closed before \(number), which needs it")
      }
    }
  }
}

/// A component of a random graph.
private final class Unit<Tag: NumberedType>: Startable, Stoppable, AsyncCloseable, Sendable {
  let world: World
  let number: Int

  init(_ world: World, _ number: Int) {
    self.world = world
    self.number = number
  }

  func start() async throws { try await world.run("start", number) }
  func stop() async throws { try await world.run("stop", number) }
  func close() async throws { try await world.run("close", number) }
}

/// How many are inside of something.
private final class Gauge: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  func change(by difference: Int) {
    number.add(difference, ordering: .sequentiallyConsistent)
  }
}

/// A sequence of numbers that is the same for the same seed.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<8 { _ = below(2) }
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(limit))
  }
}
