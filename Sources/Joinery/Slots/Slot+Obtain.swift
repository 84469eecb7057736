import JoineryAnalysis

/// Shared values: built once, whatever the contention.
extension Slot {
  /// The shared value, which is built if it has to be.
  ///
  /// - Throws: What the factory throws; ``GraphError`` when the request would wait for itself.
  func obtain() throws -> Value {
    while true {
      if let value = stored { return value }
      try unsafe owner?.checkIsOpen(for: Value.self)
      let construction = Construction(of: self)
      switch cell.request(builder: construction, waiter: nil) {
      case .read:
        continue
      case .build:
        if let value = try build(construction) { return value }
      case .keep(let box):
        return try keep(box)
      case .wait:
        if let value = try wait(with: construction) { return value }
      }
    }
  }

  /// The value that is kept, if there is one.
  var stored: Value? {
    guard let weakReference else { return publishedValue }
    guard let object = weakReference.object else { return nil }
    if let qualified = Value.self as? any QualifiedKey.Type {
      return qualified.wrapping(object) as? Value
    }
    return object as? Value
  }

  /// Keeps a value.
  ///
  /// - Returns: What the waiters are told.
  func store(_ value: Value) throws -> Waiter.Outcome {
    guard let weakReference else {
      publish(value)
      return .published
    }
    let box = TypedValueBox(value)
    guard let object = box.object else {
      throw GraphError.notAClassInstance(box, of: name, place: record?.place)
    }
    weakReference.replace(with: object)
    return .delivered(box)
  }

  // MARK: Building

  /// Builds the value.
  ///
  /// - Returns: Nil when the value is complete only after another construction is.
  private func build(_ construction: Construction) throws -> Value? {
    unsafe owner?.begin(construction)
    defer { unsafe owner?.end(construction) }
    do {
      try unsafe owner?.checkIsStillOpen(for: Value.self)
      // Between the look and the request, somebody may have built and let go of a weak value.
      if let value = stored {
        _ = construction.finish()
        cell.succeed(.again, keeping: false)
        return value
      }
      try construction.checkDepth()
      let value = try construction.perform {
        try InjectedValues.sharing(by: unsafe owner) {
          try telling(in: construction) {
            guard let make = factory.make else { throw mustBeAwaited() }
            let value = try make(self)
            try complete(value, in: construction)
            return value
          }
        }
      }
      return try finish(construction, with: value)
    } catch {
      fail(construction, error)
      throw error
    }
  }

  /// Tells everyone that the value could not be built.
  func fail(_ construction: Construction, _ error: any Error) {
    let followers = construction.finish()
    let early = cell.fail(error)
    // Whoever is asked for by the deinitialiser of an unfinished object must have been given up before.
    let abandoned = followers.map { $0.abandon(error) }
    withExtendedLifetime((early, abandoned)) {}
  }

  /// Carries out the steps of the object, and those that have waited for it to exist.
  func complete(_ value: Value, in construction: Construction) throws {
    let hasSteps = record?.steps.isEmpty == false
    var unfinished = construction.takeUnfinishedWork()
    if !hasSteps && unfinished.isEmpty { return }
    let early = TypedValueBox(value)
    cell.offer(early)
    if hasSteps {
      try resumeSteps(UnfinishedWork(slot: self, object: early, step: 0), in: construction)
    }
    while !unfinished.isEmpty {
      for work in unfinished { try work.slot.resume(work, in: construction) }
      unfinished = construction.takeUnfinishedWork()
    }
  }

  /// Carries out steps, or leaves them to the construction that they have to wait for.
  func resumeSteps(_ work: UnfinishedWork, in construction: Construction) throws {
    guard let record, let box = work.object as? TypedValueBox<Value> else { return }
    guard
      let (step, reason) = try record.configure(box.value, in: self, startingAt: work.step)
    else { return }
    let blocker = reason.blocker
    guard blocker !== construction, construction.isMade(for: blocker) else { throw reason.error }
    blocker.leave(UnfinishedWork(slot: self, object: box, step: step))
    for inner in construction.chain(upTo: blocker) { inner.follow(blocker) }
  }

  /// Ends a construction that has given a value.
  ///
  /// - Returns: Nil when the value is complete only after another construction is.
  /// - Throws: ``GraphError`` when the owner has been stopped without the value.
  func finish(
    _ construction: Construction, with value: Value
  ) throws -> Value? {
    if let reason = construction.keep() { throw refuse(value, of: construction, reason) }
    if let leader = construction.leader, leader.adopt(self) {
      cell.handOver(to: leader, early: TypedValueBox(value))
      for follower in construction.finish() where !leader.adopt(follower) {
        follower.complete()
      }
      // Whoever is complete only when the leader is may use the value now; others have to wait.
      let isInside =
        construction.isMade(for: leader)
        || construction.chain.contains { $0.slot.sharing != .none && $0.leader === leader }
      return isInside ? value : nil
    }
    let outcome = try store(value)
    cell.succeed(outcome, keeping: sharing == .once)
    for follower in construction.finish() { follower.complete() }
    return value
  }

  /// Publishes the value that another construction has completed.
  func completeEarly() {
    guard let early = cell.early as? TypedValueBox<Value> else { return }
    do {
      cell.succeed(try store(early.value), keeping: sharing == .once)
    } catch {
      _ = cell.fail(error)
    }
  }

  // MARK: Waiting

  /// Waits for the value that another construction builds.
  ///
  /// - Returns: Nil when the caller has to ask again.
  private func wait(with construction: Construction) throws -> Value? {
    let waiter = Waiter(isThread: true)
    let builder: Construction
    switch cell.request(builder: construction, waiter: waiter) {
    case .read: return nil
    case .build: return try build(construction)
    case .keep(let box): return try keep(box)
    case .wait(let current, _): builder = current
    }
    if let early = try beginWait(for: builder, with: waiter) { return early }
    defer { WaitGraph.shared.end(waiter) }
    let begin = isObserved ? ContinuousClock.now : nil
    let outcome = waiter.wait()
    if let begin { tell(.waited(.now - begin)) }
    return try value(after: outcome)
  }

  /// Registers a wait, or finds that it would never end.
  ///
  /// - Returns: The unfinished object, where the wait would close a loop that it opens.
  /// - Throws: ``GraphError`` when the wait would never end.
  func beginWait(for builder: Construction, with waiter: Waiter) throws -> Value? {
    // A request that nothing waits for holds up nobody, so it cannot close a loop.
    guard let held = WaitGraph.Held.current,
      let loop = WaitGraph.shared.begin(held, for: .construction(builder), with: waiter)
    else { return nil }
    cell.withdraw(waiter)
    if let phase = loop.phase { throw GraphError(phase.refusal(of: self, around: loop)) }
    guard let current = held.construction, let early = cell.early as? TypedValueBox<Value> else {
      throw GraphError.constructionCycle(through: loop.slots, blockedBy: builder)
    }
    for inner in current.chain(upTo: builder) { inner.follow(builder) }
    return early.value
  }

  /// What a wait has given: nil when the caller has to ask again.
  func value(after outcome: Waiter.Outcome) throws -> Value? {
    switch outcome {
    case .published, .again: nil
    case .delivered(let box): (box as? TypedValueBox<Value>)?.value
    case .failed(let error): throw error
    case .cancelled: throw CancellationError()
    }
  }
}
