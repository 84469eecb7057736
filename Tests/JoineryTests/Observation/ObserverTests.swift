import Foundation
import Joinery
import JoineryTestSupport
import JoineryThreads
import Testing

@Suite struct ObserverTests {
  @Test func `G17: each construction is told once, with what it is made for`() throws {
    let recorder = Recorder()
    let container = try Container("app", observers: [recorder]) {
      Singleton(Engine.init)
      Transient(Car.init(engine:))
    }
    _ = container.resolve(Car.self)
    _ = container.resolve(Car.self)
    #expect(
      recorder.lines == [
        "began Car", "began Engine", "ended Engine", "ended Car", "began Car", "ended Car",
      ])
  }

  @Test func `shared values know the shared values that they are made for`() throws {
    let recorder = Recorder()
    let container = try Container("app", observers: [recorder]) {
      Singleton(Engine.init)
      Singleton(Garage.init(engine:))
    }
    _ = container.resolve(Garage.self)
    #expect(
      recorder.lines == [
        "began Garage", "began Engine for Garage", "ended Engine for Garage", "ended Garage",
      ])
  }

  @Test func `G17: a failure is told with its error`() throws {
    let recorder = Recorder()
    let container = try Container("app", observers: [recorder]) {
      Singleton { () throws -> Engine in throw Flat() }
    }
    let get: () throws -> Engine = { try container.get() }
    #expect(throws: Flat.self) { try get() }
    #expect(recorder.lines == ["began Engine", "failed Engine: Flat()"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `whoever waits for another thread's construction is told so`() throws {
    let recorder = Recorder()
    let isInside = Latch()
    let container = try Container("app", observers: [recorder]) {
      Singleton { () -> Engine in
        isInside.arrive()
        recorder.someoneWillWait.wait()
        return Engine()
      }
    }
    let isDone = Latch()
    detach {
      _ = container.resolve(Engine.self)
      isDone.arrive()
    }
    isInside.wait()
    let second = Latch()
    detach {
      // The request is on its way; it can only end by a wait or by reading what is there.
      second.arrive()
      _ = container.resolve(Engine.self)
      isDone.arrive()
    }
    second.wait()
    recorder.someoneWillWait.arrive()
    isDone.wait()
    #expect(recorder.lines.filter { $0 == "began Engine" }.count == 1)
  }

  @Test func `V35: start and stop are told in their order, and scopes tell the same observers`()
    async throws
  {
    let recorder = Recorder()
    let container = try Container("app", observers: [recorder]) {
      Singleton(Pump.init).eager()
      Scoped(Car.init(engine:))
      Singleton(Engine.init)
    }
    try await container.start()
    try await container.withScope("trip") { scope in _ = try await scope.get(Car.self) }
    try await container.stop()
    #expect(
      recorder.lines == [
        "began Pump", "ended Pump", "started Pump", "began Car", "began Engine for Car",
        "ended Engine for Car", "ended Car", "stopped Pump",
      ])
  }

  @Test func `a text log has a line for each step`() async throws {
    let lines = Lines()
    let container = try Container("app", observers: [TextLog { lines.append($0) }]) {
      Singleton(Engine.init)
      Singleton(Garage.init(engine:)).eager()
    }
    try await container.start()
    let plain = lines.all.map { $0.replacing(/in [0-9.]+ ms/, with: "in a moment") }
    #expect(
      plain.contains("app: made Engine in a moment, for Garage")
        || plain.contains("app: made Engine in a moment"))
    #expect(plain.contains("app: making Garage"))
  }

  @Test func `a trace is JSON that trace viewers open`() async throws {
    let writer = TraceEventWriter()
    let container = try Container("app", observers: [writer]) {
      Singleton(Engine.init)
      Singleton { (engine: Engine) async in Garage(engine: engine) }
      Singleton(Pump.init).eager()
    }
    try await container.start()
    try await container.stop()
    let trace = try JSONDecoder().decode(Trace.self, from: Data(writer.json.utf8))
    #expect(Set(trace.traceEvents.map(\.name)) == ["Engine", "Garage", "Pump"])
    #expect(Set(trace.traceEvents.map(\.cat)) == ["construction", "start", "stop"])
    #expect(trace.traceEvents.allSatisfy { $0.ph == "X" && $0.dur >= 0 && $0.ts >= 0 })
    for event in trace.traceEvents {
      let others = trace.traceEvents.filter { $0.tid == event.tid && $0.ts > event.ts }
      #expect(others.allSatisfy { $0.ts >= event.ts + event.dur })
    }
  }
}

// MARK: - Fixtures

private final class Engine: Sendable {}

private final class Car: Sendable {
  let engine: Engine
  init(engine: Engine) { self.engine = engine }
}

private final class Garage: Sendable {
  let engine: Engine
  init(engine: Engine) { self.engine = engine }
}

private final class Pump: Startable, Stoppable, Sendable {
  func start() async throws {}
  func stop() async throws {}
}

private struct Flat: Error {}

/// Keeps what it is told, in short.
private final class Recorder: Observer {
  private let told = Mutex<[String]>([])
  let someoneWillWait = Latch()

  var lines: [String] { told.withLock { $0 } }

  func observe(_ event: ContainerEvent) {
    let name = event.component
    let step =
      switch event.step {
      case .constructionBegan: "began \(name)"
      case .constructionEnded: "ended \(name)"
      case .constructionFailed(let error, _): "failed \(name): \(error)"
      case .waited: "waited \(name)"
      case .started: "started \(name)"
      case .stopped: "stopped \(name)"
      }
    let chain = event.chain.isEmpty ? "" : " for \(event.chain.joined(separator: ", "))"
    told.withLock { $0.append(step + chain) }
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct Trace: Decodable {
  struct Event: Decodable {
    var name: String
    var cat: String
    var ph: String
    var ts: Int
    var dur: Int
    var tid: Int
  }
  var traceEvents: [Event]
}
