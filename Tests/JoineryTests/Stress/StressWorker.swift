import Joinery
import JoineryAnalysis
import JoineryTestSupport

/// One of many that do things with the containers of a world, in an order that its seed decides.
struct StressWorker {
  let world: StressWorld
  var generator: SeededGenerator
  /// How many values it got.
  private(set) var answers = 0
  /// How many requests were refused, failed or cancelled, where that may be.
  private(set) var refusals = 0

  init(_ world: StressWorld, seed: Int) {
    self.world = world
    generator = SeededGenerator(seed: seed)
  }

  // MARK: What threads and tasks do

  /// Asks for a value, makes a scope or an override.
  mutating func doSomething() {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      ask(world.root, "base") { [world] in try $0.get(StressBase.self).domain === world.root.domain
      }
    case 1:
      ask(world.root, "client") { [world] in
        try $0.get(StressClient.self).origin === world.root.domain
      }
    case 2:
      ask(world.root, "request") {
        try $0.get(StressRequest.self).client === $0.get(StressClient.self)
      }
    case 3: ask(world.root, "note") { try $0.get(StressNote.self).base === $0.get(StressBase.self) }
    case 4: ask(world.root, "flaky") { try $0.get(StressFlaky.self) === $0.get(StressFlaky.self) }
    case 5:
      ask(world.root, "later") {
        try $0.get(Lazy<StressClient>.self).get() === $0.get(StressClient.self)
      }
    case 6: derive()
    default: askDerived()
    }
  }

  /// Asks any of the derived containers for what it has of its own, and for what it shares.
  private mutating func askDerived() {
    let member = world.anyMember(&generator)
    if member.domain === world.root.domain { return }
    if member.domain.name.hasPrefix("scope") {
      ask(member, "session") { scope in
        let session = try scope.get(StressSession.self)
        return try session.domain === member.domain && session === scope.get(StressSession.self)
          && session.origin === scope.get(StressClient.self).domain
      }
    } else {
      ask(member, "overridden client") { container in
        let client = try container.get(StressClient.self)
        return try client.domain === member.domain && client.origin === member.domain
          && container.get(StressRequest.self).client === client
      }
    }
  }

  private mutating func derive() {
    do {
      if Bool.random(using: &generator) { try world.scope() } else { try world.overriding() }
      answers += 1
    } catch {
      judge(error, of: "derived container", in: world.root)
    }
  }

  private mutating func ask(
    _ member: StressWorld.Member, _ name: String, _ isRight: (Container) throws -> Bool
  ) {
    do {
      let isRight = try isRight(member.container)
      answers += 1
      if !isRight { world.ledger.note("\(name) of \(member.domain.name) is another one") }
    } catch {
      judge(error, of: name, in: member)
    }
  }

  /// Notes an error that should not be.
  private mutating func judge(
    _ error: any Error, of name: String, in member: StressWorld.Member, wasCancelled: Bool = false
  ) {
    refusals += 1
    let isEnding = member.domain.isEnding || world.root.domain.isEnding
    switch error {
    case is Fault where name == "flaky": return
    case is CancellationError where wasCancelled || isEnding: return
    case let error as GraphError where isEnding && error.ids == [.containerStopped]: return
    default: world.ledger.note("\(name) of \(member.domain.name): \(error)")
    }
  }

  // MARK: What tasks do as well

  /// Does something that threads can do, or waits, cancels, or stops a container.
  mutating func doSomethingAwaited() async {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      await ask(world.root, "remote") { [world] in
        try await $0.get(StressRemote.self).domain === world.root.domain
      }
    case 1: await askDerivedAwaited()
    case 2: await cancel()
    case 3: await stopSomething()
    case 4: await passThroughScope()
    default: doSomething()
    }
    await Task.yield()
  }

  private mutating func askDerivedAwaited() async {
    let member = world.anyMember(&generator)
    guard member.domain.name.hasPrefix("scope") else { return }
    await ask(member, "visit") { scope in
      let visit = try await scope.get(StressVisit.self)
      return visit.domain === member.domain
    }
  }

  /// Asks for something in a task that is cancelled meanwhile.
  private mutating func cancel() async {
    let member = world.anyMember(&generator)
    guard member.domain.name.hasPrefix("scope") else { return }
    let yields = Int.random(in: 0..<6, using: &generator)
    let task = Task { try await member.container.get(StressVisit.self) }
    for _ in 0..<yields { await Task.yield() }
    task.cancel()
    do {
      let visit = try await task.value
      answers += 1
      if visit.domain !== member.domain { world.ledger.note("visit is another one") }
    } catch {
      judge(error, of: "visit", in: member, wasCancelled: true)
    }
  }

  private mutating func stopSomething() async {
    let member = world.anyMember(&generator)
    if member.domain !== world.root.domain { await world.stop(member) }
  }

  private mutating func passThroughScope() async {
    do {
      let member = try world.scope()
      await ask(member, "session") { scope in
        let visit = try await scope.get(StressVisit.self)
        return try await scope.get(StressSession.self).domain === visit.domain
      }
      await world.stop(member)
    } catch {
      judge(error, of: "scope", in: world.root)
    }
  }

  private mutating func ask(
    _ member: StressWorld.Member, _ name: String, _ isRight: (Container) async throws -> Bool
  ) async {
    do {
      let isRight = try await isRight(member.container)
      answers += 1
      if !isRight { world.ledger.note("\(name) of \(member.domain.name) is another one") }
    } catch {
      judge(error, of: name, in: member)
    }
  }
}
