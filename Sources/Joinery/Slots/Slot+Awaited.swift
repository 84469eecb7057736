import JoineryAnalysis
import Synchronization

/// Requests that may suspend.
extension Slot {
  /// The value, which is awaited where it has to be.
  ///
  /// - Throws: What the factories throw; ``GraphError`` when the request would wait for itself;
  ///   `CancellationError` when the task is cancelled while it waits.
  func awaitedValue() async throws -> Value {
    if let value = publishedValue { return value }
    guard needsAwait else { return try value() }
    guard let watch = unsafe owner?.watch else { return try await unwatchedValue() }
    watch.noteUse(of: self)
    let value = try await unwatchedValue()
    noteMade(value)
    return value
  }

  /// The value of a slot that has none yet, for which something has to be awaited.
  private func unwatchedValue() async throws -> Value {
    switch access {
    case .awaited:
      guard sharing == .none else { return try await obtainAwaited() }
      return try await tellingAwaited { UncheckedTransfer(value: try await makeAwaited()) }.value
    case .mainActor:
      if let value = try suppliedValue() { return value }
      return try await keeping(try await prepareAwaitedDependencies()) {
        // A value that is not shared was made by this call, and is handed on.
        try await MainActor.run { UncheckedTransfer(value: try value()) }.value
      }
    case .anywhere:
      // Only a lifted parameter can be made both ways.
      if sharing == .none, factory.makeAwaited != nil { return try await makeAwaited() }
      if let value = try suppliedValue() { return value }
      return try await keeping(try await prepareAwaitedDependencies()) { try value() }
    }
  }

  /// Calls the factory.
  private func makeAwaited() async throws -> Value {
    guard let make = factory.makeAwaited else { return try value() }
    return try await keeping(try await prefetchDependencies()) { try await make(self) }
  }

  /// The shared value of a factory that has to be awaited.
  ///
  /// - Parameter isInPlace: Whether the task that asks may build the value, because it inherits nothing
  ///   and nobody cancels it but to cancel the construction.
  /// - Returns: The value.
  /// - Throws: As ``awaitedValue()`` does.
  func obtainAwaited(isInPlace: Bool = false) async throws -> Value {
    while true {
      if let value = stored { return value }
      try Task.checkCancellation()
      try unsafe owner?.checkIsOpen(for: Value.self)
      let construction = Construction(ofAwaited: self)
      if isInPlace {
        switch cell.request(builder: construction, waiter: nil) {
        case .build:
          if let value = try await buildInPlace(construction) { return value }
          continue
        case .keep(let box):
          return try keep(box)
        case .read, .wait:
          break
        }
      }
      let waiter = Waiter(isThread: false)
      var builder = construction
      switch cell.request(builder: construction, waiter: waiter) {
      case .read:
        continue
      case .keep(let box):
        return try keep(box)
      case .build:
        // Whoever starts the construction waits for it like everybody else.
        _ = cell.request(builder: construction, waiter: waiter)
      case .wait(let other, _):
        builder = other
      }
      if let early = try beginWait(for: builder, with: waiter) { return early }
      defer { WaitGraph.shared.end(waiter) }
      if builder === construction {
        // The task holds the owner of the slot.
        let owner = unsafe owner
        owner?.begin(construction)
        construction.start {
          // Whoever waits gets the error.
          _ = try? await self.buildAwaited(construction)
          owner?.end(construction)
        }
      }
      let begin = isObserved && builder !== construction ? ContinuousClock.now : nil
      let outcome = await waiter.waitSuspended()
      if let begin { tell(.waited(.now - begin)) }
      if case .cancelled = outcome { cell.withdraw(waiter)?.giveUp() }
      if let value = try value(after: outcome) { return value }
    }
  }

  /// Builds the value in the task of a start.
  ///
  /// - Returns: As ``buildAwaited(_:)``.
  private func buildInPlace(_ construction: Construction) async throws -> Value? {
    unsafe owner?.begin(construction)
    defer { unsafe owner?.end(construction) }
    return try await withTaskCancellationHandler {
      try await buildAwaited(construction)
    } onCancel: {
      construction.giveUp()
    }
  }

  /// Builds the value.
  ///
  /// - Returns: Nil when the value is complete only after another construction is.
  private func buildAwaited(_ construction: Construction) async throws -> Value? {
    do {
      try unsafe owner?.checkIsStillOpen(for: Value.self)
      if let value = stored {
        _ = construction.finish()
        cell.succeed(.again, keeping: false)
        return value
      }
      try construction.checkDepth()
      let value = try await construction.performAwaited {
        try await tellingAwaited(in: construction) {
          let value = UncheckedTransfer(value: try await makeAwaited())
          let kept = try await prepareStepDependencies()
          try withExtendedLifetime(kept) { try complete(value.value, in: construction) }
          return value
        }
      }.value
      return try finish(construction, with: value)
    } catch {
      fail(construction, error)
      throw error
    }
  }
}

extension AnySlot {
  /// Builds the shared values that the factory and its steps need and that have to be awaited.
  ///
  /// - Returns: What keeps the values that their slots do not keep.
  func prepareAwaitedDependencies() async throws -> [ValueBox] {
    let kept = try await prepareAwaited(awaitedDependencies(in: 0..<constructionDependencyCount))
    return kept + (try await prepareStepDependencies())
  }

  /// Builds the shared values that the factory needs, at the same time, where there are several.
  ///
  /// - Returns: What keeps the values that their slots do not keep.
  func prefetchDependencies() async throws -> [ValueBox] {
    let slots = awaitedDependencies(in: 0..<constructionDependencyCount)
    return slots.count > 1 ? try await prepareAwaited(slots) : []
  }

  /// Builds the shared values that the steps need and that have to be awaited.
  ///
  /// One that is being made further out is left to the step, which may find its unfinished object.
  ///
  /// - Returns: What keeps the values that their slots do not keep.
  func prepareStepDependencies() async throws -> [ValueBox] {
    var kept: [ValueBox] = []
    for slot in awaitedDependencies(in: constructionDependencyCount..<dependencyCount) {
      do {
        if let box = try await slot.prepareAwaited() { kept.append(box) }
      } catch let error as GraphError where error.blocker != nil {
        continue
      }
    }
    return kept
  }

  private func prepareAwaited(_ slots: [AnySlot]) async throws -> [ValueBox] {
    if slots.count == 1 { return try await slots[0].prepareAwaited().map { [$0] } ?? [] }
    return try await withThrowingTaskGroup(of: ValueBox?.self) { group in
      for slot in slots { group.addTask { try await slot.prepareAwaited() } }
      // Leaving at the first failure cancels the others.
      var kept: [ValueBox] = []
      for try await box in group {
        if let box { kept.append(box) }
      }
      return kept
    }
  }

  /// The shared slots that have to be awaited before some dependencies can be had.
  ///
  /// What is made on the main actor makes what is there on its own, so that the two may need each other.
  private func awaitedDependencies(in positions: Range<Int>) -> [AnySlot] {
    var found: [AnySlot] = []
    var visited: Set<ObjectIdentifier> = access == .mainActor ? [ObjectIdentifier(self)] : []
    var pending = positions.reversed().map { dependency(at: $0) }
    while let slot = pending.popLast() {
      guard slot.needsAwait, !slot.isPublished,
        visited.insert(ObjectIdentifier(slot)).inserted
      else { continue }
      if slot.sharing == .none {
        pending += (0..<slot.constructionDependencyCount).reversed().map { slot.dependency(at: $0) }
      } else if access == .mainActor, slot.access == .mainActor {
        pending += (0..<slot.dependencyCount).reversed().map { slot.dependency(at: $0) }
      } else {
        found.append(slot)
      }
    }
    return found
  }

  var isPublished: Bool { unsafe published.load(ordering: .acquiring) != nil }
}

/// Does something where the caller runs, and keeps what was prepared for it meanwhile.
nonisolated(nonsending) func keeping<Value>(
  _ prepared: [ValueBox], _ body: nonisolated(nonsending) () async throws -> Value
) async rethrows -> Value {
  defer { withExtendedLifetime(prepared) {} }
  return try await body()
}

/// Hands a value from one isolation to another, where the other side is done with it.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  // `@unchecked`: whoever makes one does not use the value afterwards.
  let value: Value
}
