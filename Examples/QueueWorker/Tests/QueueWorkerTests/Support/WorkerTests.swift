import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

/// Tests of the container that is shipped, with a database in memory and one more kind of job, and with
/// doubles of what is outside.
@Suite(
  .timeLimit(.minutes(1)),
  .injecting {
    $0.clock = FakeClock()
    $0.log = SpyLog()
    $0.gated = GatedHandler()
  },
  .container(
    started: true,
    making: {
      let handler = InjectedValues.current.gated
      return try .queueWorker(
        Settings(database: ":memory:", workers: 1, isUntilEmpty: true),
        plugins: Module("test") { Contribute(Instance<any JobHandler>(handler)) })
    }),
  .overriding {
    Instance<any WorkClock>(InjectedValues.current.clock)
    Instance<any LogSink>(InjectedValues.current.log)
    Instance<any Randomness>(EvenChance())
  })
enum WorkerTests {}

extension InjectedValues {
  @InjectedEntry var clock: FakeClock
  @InjectedEntry var log: SpyLog
  @InjectedEntry var gated: GatedHandler
}
