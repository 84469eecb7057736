import Joinery

/// The workers, which only a program that does jobs has, on top of the container of everything else.
///
/// They open scopes of the container, which nothing in it may do. What they need is known when the
/// program is compiled; what can be plugged in is in the container.
@Graph
final class WorkerGraph: Sendable {
  let services: Container

  var settings: Settings { services.resolve() }
  var queue: any JobQueue { services.resolve() }
  var metrics: any Metrics { services.resolve() }
  var clock: any WorkClock { services.resolve() }
  var randomness: any Randomness { services.resolve() }
  var log: any LogSink { services.resolve() }

  @Singleton(ScopedExecution.init(services:)) var execution: any JobExecution
  @Singleton(Naps.init(clock:)) var naps: Naps
  @Singleton(JobProcessor.init(settings:execution:queue:clock:randomness:metrics:log:))
  var processor: JobProcessor
  @Singleton(WorkerPool.init(settings:queue:processor:naps:clock:log:), eager: true)
  var pool: WorkerPool
}
