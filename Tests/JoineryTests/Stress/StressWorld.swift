import Joinery
import JoineryTestSupport
import JoineryThreads

/// One container, and those that are derived from it while many threads and tasks use all of them.
final class StressWorld: Sendable {
  /// A container, and how the ledger knows it.
  struct Member: Sendable {
    let container: Container
    let domain: StressDomain
  }

  let ledger = StressLedger()
  let root: Member
  private let derived = Mutex<[Member]>([])
  private let names = Counter()

  /// Creates a world.
  ///
  /// - Parameters:
  ///   - askedByThreads: Where the threads arrive before the first construction goes on.
  ///   - askedByTasks: Where the tasks arrive before the first asynchronous one does.
  ///   - faults: How many constructions fail.
  /// - Throws: What the container finds wrong with its bindings.
  init(askedByThreads: Latch, askedByTasks: AsyncLatch, faults: Faults) throws {
    let domain = StressDomain("root", ledger)
    let container = try Container("root") {
      Input<StressDomain>()
      Singleton { () -> StressBase in
        askedByThreads.wait()
        return StressBase(domain)
      }
      Singleton { (base: StressBase) in StressClient(domain, origin: base.domain) }
      Singleton { () async -> StressRemote in
        await askedByTasks.wait()
        return StressRemote(domain)
      }
      Singleton { () throws -> StressFlaky in
        try faults.fail()
        return StressFlaky(domain)
      }
      Scoped { (domain: StressDomain, client: StressClient) in
        StressSession(domain, origin: client.domain)
      }
      Scoped { (domain: StressDomain) async throws -> StressVisit in
        for _ in 0..<3 {
          await Task.yield()
          try Task.checkCancellation()
        }
        return StressVisit(domain)
      }
      Transient(StressRequest.init(client:))
      Weak(StressNote.init(base:))
    }
    root = Member(container: container, domain: domain)
  }

  /// Any of the containers that were derived.
  func anyMember(_ generator: inout SeededGenerator) -> Member {
    let members = derived.withLock { $0 }
    return members.randomElement(using: &generator) ?? root
  }

  /// Makes a scope, which all may use.
  @discardableResult
  func scope() throws -> Member {
    let domain = StressDomain("scope \(names.increment())", ledger)
    return keep(try root.container.scope(domain.name) { Instance(domain) }, domain)
  }

  /// Makes a container with another ``Base``, which all may use.
  @discardableResult
  func overriding() throws -> Member {
    let domain = StressDomain("override \(names.increment())", ledger)
    let container = try root.container.overriding {
      Singleton { StressBase(domain) }
      Singleton { (base: StressBase) in StressClient(domain, origin: base.domain) }
    }
    return keep(container, domain)
  }

  private func keep(_ container: Container, _ domain: StressDomain) -> Member {
    let member = Member(container: container, domain: domain)
    derived.withLock { $0.append(member) }
    return member
  }

  /// Stops a container, and notes what is wrong with the report.
  func stop(_ member: Member) async {
    member.domain.willEnd()
    do {
      try await member.container.stop()
    } catch {
      ledger.note("the stop of \(member.domain.name) failed: \(error)")
    }
    member.domain.didEnd()
  }

  /// Stops everything that is not stopped, all at the same time.
  func stopAll() async {
    let members = derived.withLock { $0 }
    await withTaskGroup(of: Void.self) { group in
      for member in members + [root] {
        group.addTask { await self.stop(member) }
      }
    }
  }
}
