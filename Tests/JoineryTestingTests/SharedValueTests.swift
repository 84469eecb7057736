import Joinery
import JoineryTestSupport
import JoineryTesting
import Testing

/// The ambient values of what is shared: made, started and stopped in tasks of its own.
@Suite(
  .timeLimit(.minutes(10)), .injecting { $0.counting = CounterDouble() },
  .container(started: true) { Singleton { () async in Counted() }.eager() })
struct SharedValueTests {
  @Test(arguments: 0..<64)
  func `W28: what is made by a start, and is started by it, has the values of its test`(
    _: Int
  ) throws {
    let double = try #require(InjectedValues.current.counting as? CounterDouble)
    #expect(double.calls.value == 2)
  }

  @Test func `What is made when it is first asked for has the values of its test`() async throws {
    let container = try Container { Singleton { () async in InjectedValues.current.counting } }
    let counting = try await container.get((any Counting).self)
    #expect(counting as? CounterDouble === InjectedValues.current.counting as? CounterDouble)
  }

  @Test func `What is stopped has the values of its test`() async throws {
    let double = try #require(InjectedValues.current.counting as? CounterDouble)
    try await InjectedValues.current.container?.stop()
    #expect(double.calls.value == 3)
  }

  @Test func `What a part of the code has set is not for what others share with it`() async throws {
    let container = try Container { Singleton { () async in InjectedValues.current.number } }
    let number = try await withInjected(\.number, 5) { try await container.get(Int.self) }
    #expect(number == 0)
  }
}

/// Counts when it is made, started and stopped.
private final class Counted: Startable, Stoppable, Sendable {
  init() { InjectedValues.current.counting.count() }

  func start() async { InjectedValues.current.counting.count() }
  func stop() async { InjectedValues.current.counting.count() }
}
