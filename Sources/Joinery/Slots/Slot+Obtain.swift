import JoineryAnalysis

/// Shared values: built once, whatever the contention.
extension Slot {
  /// The shared value, which is built if it has to be.
  ///
  /// - Throws: What the factory throws; ``GraphError`` when the request would wait for itself.
  func obtain() throws -> Value {
    while true {
      if let value = stored { return value }
      let construction = Construction(of: self)
      switch cell.request(builder: construction, waiter: nil) {
      case .read:
        continue
      case .build:
        if let value = try build(construction) { return value }
      case .wait:
        if let value = try wait(with: construction) { return value }
      }
    }
  }

  /// The value that is kept, if there is one.
  var stored: Value? {
    guard let weakReference else { return publishedValue }
    return weakReference.object as? Value
  }

  /// Keeps a value.
  ///
  /// - Returns: What the waiters are told.
  private func store(_ value: Value) throws -> Waiter.Outcome {
    guard let weakReference else {
      publish(value)
      return .published
    }
    guard type(of: value as Any) is AnyClass else {
      let type = Key(ofType: type(of: value as Any)).shortName
      throw GraphError(.notAClassInstance(name, madeAs: type, place: record?.place))
    }
    weakReference.replace(with: value as AnyObject)
    return .delivered(TypedValueBox(value))
  }

  // MARK: Building

  /// Builds the value.
  ///
  /// - Returns: Nil when the value is complete only after another construction is.
  private func build(_ construction: Construction) throws -> Value? {
    do {
      // Between the look and the request, somebody may have built and let go of a weak value.
      if let value = stored {
        _ = construction.finish()
        cell.succeed(.again, keeping: false)
        return value
      }
      try construction.checkDepth()
      let value = try construction.perform {
        let value = try factory(self)
        try complete(value, in: construction)
        return value
      }
      return try finish(construction, with: value)
    } catch {
      let followers = construction.finish()
      cell.fail(error)
      for follower in followers { follower.abandon(error) }
      throw error
    }
  }

  /// Carries out the steps of the object, and those that have waited for it to exist.
  private func complete(_ value: Value, in construction: Construction) throws {
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

  private func finish(
    _ construction: Construction, with value: Value
  ) throws -> Value? {
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
      cell.fail(error)
    }
  }

  // MARK: Waiting

  /// Waits for the value that another construction builds.
  ///
  /// - Returns: Nil when the caller has to ask again.
  private func wait(with construction: Construction) throws -> Value? {
    let waiter = Waiter()
    let builder: Construction
    switch cell.request(builder: construction, waiter: waiter) {
    case .read: return nil
    case .build: return try build(construction)
    case .wait(let current, _): builder = current
    }
    // A request that nothing is made for holds up nobody, so it cannot close a loop.
    let current = Construction.current?.chain.first { _ in true }
    if let current, let loop = WaitGraph.shared.begin(current, for: builder, with: waiter) {
      cell.withdraw(waiter)
      guard let early = cell.early as? TypedValueBox<Value> else {
        throw GraphError.constructionCycle(through: loop, blockedBy: builder)
      }
      for inner in current.chain(upTo: builder) { inner.follow(builder) }
      return early.value
    }
    defer {
      if let current { WaitGraph.shared.end(current) }
    }
    switch waiter.wait() {
    case .published, .again: return nil
    case .delivered(let box): return (box as? TypedValueBox<Value>)?.value
    case .failed(let error): throw error
    }
  }
}
