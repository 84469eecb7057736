import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Requests at moments when the container comes to its end.
@Suite(.timeLimit(.minutes(10))) struct LateRequestTests {
  @Test func `V07: a deinitialiser that uses a back-handle gets an error, and no crash`() async {
    // In a process of its own: to read what has been released ends the process.
    await #expect(processExitsWith: .success) {
      let journal = Journal()
      do {
        let container = try Container("shop") {
          Singleton { Service() }
          Singleton { (service: Provider<Service>, lazy: Lazy<Other>) in
            Farewell(service: service, lazy: lazy, journal: journal)
          }
          Transient { Other() }
        }
        _ = try container.get(Service.self)
        let farewell = try container.get(Farewell.self)
        _ = farewell.lazy.value
      }
      #expect(journal.entries == ["container-released", "container-released"])
    }
  }

  @Test func `a construction that lets go of its container ends, and the value is returned`() async
  {
    await #expect(processExitsWith: .success) {
      let owner = Owner()
      owner.set(
        try Container {
          Singleton { (other: Other) in
            owner.set(nil)
            return Service()
          }
          Transient { Other() }
          Transient { (service: Service, other: Other) in Pair(service: service, other: other) }
        })
      let provider = try owner.container?.get(Provider<Pair>.self)
      let pair = try provider?.get()
      #expect(pair != nil)
      #expect(owner.container == nil)
    }
  }

  @Test func `an overridden container outlives its base for whoever holds it`() async {
    await #expect(processExitsWith: .success) {
      func derived() throws -> Container {
        try Container {
          Singleton { Service() }
          Singleton { (_: Service) in Other() }
        }
        .overriding { Instance(Other()) }
        .scope {
          Transient { (service: Service, other: Other) in Pair(service: service, other: other) }
        }
      }
      let container = try derived()
      let pair = try container.get(Pair.self)
      #expect(try container.get(Service.self) === pair.service)
    }
  }

  @Test func `a weak value that is asked for in its own deinitialiser is made anew`() async {
    await #expect(processExitsWith: .success) {
      let journal = Journal()
      let container = try Container {
        Weak { (next: Provider<Phoenix>) in Phoenix(next: next, journal: journal) }
      }
      do { _ = try container.get(Phoenix.self) }
      #expect(journal.entries == ["made", "made", "another"])
    }
  }

  @Test func `a failed construction may leave objects that know the container`() throws {
    let attempts = Counter()
    let container = try Container {
      Singleton { (service: Provider<Service>) throws in
        if attempts.increment() == 1 { throw Refusal(service: service) }
        return Other()
      }
      Singleton { (_: Other) in Service() }
    }
    do {
      _ = try container.get(Other.self)
    } catch let error as Refusal {
      // The provider in the error is used after the construction has failed.
      #expect(try error.service.get() === container.resolve(Service.self))
    }
    #expect(attempts.value == 2)
  }
}

// MARK: - Fixtures

private final class Service: Sendable {}
private final class Other: Sendable {}

private struct Pair {
  let service: Service
  let other: Other
}

private struct Refusal: Error {
  let service: Provider<Service>
}

/// Holds a container until it is told not to.
private final class Owner: Sendable {
  private let held = Mutex<Container?>(nil)
  var container: Container? { held.withLock { $0 } }

  func set(_ container: Container?) {
    let old = held.withLock { held in
      defer { held = container }
      return held
    }
    withExtendedLifetime(old) {}
  }
}

/// Asks for other objects when it goes.
private final class Farewell: Sendable {
  private let service: Provider<Service>
  let lazy: Lazy<Other>
  private let journal: Journal

  init(service: Provider<Service>, lazy: Lazy<Other>, journal: Journal) {
    self.service = service
    self.lazy = lazy
    self.journal = journal
  }

  deinit {
    note { _ = try service.get() }
    note { _ = try lazy.get() }
  }

  private func note(_ request: () throws -> Void) {
    do {
      try request()
      journal.note("value")
    } catch let error as GraphError {
      journal.note(error.issues.first?.id.rawValue ?? "")
    } catch {
      journal.note("\(error)")
    }
  }
}

/// Asks for another of its kind when the first one goes.
private final class Phoenix: Sendable {
  private let next: Provider<Phoenix>
  private let journal: Journal

  init(next: Provider<Phoenix>, journal: Journal) {
    self.next = next
    self.journal = journal
    journal.note("made")
  }

  deinit {
    if journal.entries.count == 1, let another = try? next.get() {
      journal.note(another === self ? "the same" : "another")
    }
  }
}
