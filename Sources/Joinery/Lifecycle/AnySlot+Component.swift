import JoineryAnalysis
import JoineryComponents
import Synchronization

/// What is done with a value when its container starts and stops.
///
/// All of it happens on the actor that the value belongs to, where its conformances may live as well.
extension AnySlot {
  /// Whether the value is the caller's, who looks after it.
  var isCallers: Bool {
    if let record, record.lifetime == .instance || record.offeredMember != nil { return true }
    return unsafe owner?.isSupplied(self) ?? false
  }

  /// The identity of the value, if it is an object: one object may have several keys.
  var objectIdentity: ObjectIdentifier? { box?.objectIdentity }

  /// Notes whether the value has something to start, and nobody else starts or has started it.
  ///
  /// The first look at a type takes long, so it is taken where the value is made, and not once all are.
  ///
  /// - Parameter actor: Where that happens if the value belongs to no actor.
  func findOutWhetherStartable(besides actor: (any Actor)? = nil) async {
    if !isCallers { await findOutWhetherStartable(isolation: record?.actor ?? actor) }
  }

  private func findOutWhetherStartable(isolation: isolated (any Actor)?) {
    isStartable.store(
      box?.content is any Startable && !isStarted.load(ordering: .acquiring)
        && !isStopped.load(ordering: .acquiring) && !isHandedOn(objectIdentity),
      ordering: .releasing)
  }

  /// Calls `start`, if the value has it.
  ///
  /// - Parameter actor: Where that happens if the value belongs to no actor.
  /// - Throws: What the value throws.
  func start(besides actor: (any Actor)? = nil) async throws {
    try await start(isolation: record?.actor ?? actor)
    isStarted.store(true, ordering: .releasing)
  }

  private func start(isolation: isolated (any Actor)?) async throws {
    guard let component = box?.content as? any Startable else { return }
    let begin = ContinuousClock.now
    // It stays where it is: the actor waits for the call, and does nothing else with it meanwhile.
    nonisolated(unsafe) let unchecked = component
    try await unsafe unchecked.start()
    tell(in: nil, .started(.now - begin))
  }

  /// Whether there is something to do when the container stops.
  ///
  /// - Parameters:
  ///   - actor: Where the value is if it belongs to no actor.
  ///   - isAlias: Whether another slot has the same object, which is stopped there.
  /// - Returns: Whether there is.
  func hasEnd(besides actor: (any Actor)? = nil, isAlias: Bool = false) async -> Bool {
    if record?.finalizers.isEmpty == false { return true }
    return isAlias ? false : await hasEnd(isolation: record?.actor ?? actor)
  }

  private func hasEnd(isolation: isolated (any Actor)?) -> Bool {
    let end = end(of: box, isolation: isolation)
    return end.stop != nil || end.close != nil
  }

  /// What is done with a value when the container stops, besides its finalisers.
  private func end(
    of box: ValueBox?, isolation: isolated (any Actor)?
  ) -> (stop: (any Stoppable)?, close: (any AsyncCloseable)?) {
    guard !isCallers, let content = box?.content else { return (nil, nil) }
    // Only what was started is stopped.
    let isReady = !(content is any Startable) || isStarted.load(ordering: .acquiring)
    let end = (
      stop: isReady ? content as? any Stoppable : nil, close: content as? any AsyncCloseable
    )
    guard end.stop != nil || end.close != nil else { return (nil, nil) }
    // What was started here is stopped here, whoever has got the same object since.
    let isOwn = isStarted.load(ordering: .acquiring) || !isHandedOn(box?.objectIdentity)
    return isOwn ? end : (nil, nil)
  }

  /// Stops the value, lets its finalisers run and closes it, whatever fails; does so only once.
  ///
  /// - Parameters:
  ///   - reason: Why the owner ends.
  ///   - actor: Where that happens if the value belongs to no actor.
  ///   - isAlias: Whether another slot has the same object, which is stopped there.
  ///   - late: The value, if it came too late to be kept.
  /// - Throws: What went wrong.
  func stop(
    _ reason: EndReason, besides actor: (any Actor)? = nil, isAlias: Bool = false,
    late: ValueBox? = nil
  ) async throws {
    if isCallers || isStopped.exchange(true, ordering: .acquiringAndReleasing) { return }
    try await stop(late ?? box, reason, isAlias: isAlias, isolation: record?.actor ?? actor)
  }

  private func stop(
    _ box: ValueBox?, _ reason: EndReason, isAlias: Bool, isolation: isolated (any Actor)?
  ) async throws {
    guard let box else { return }
    let begin = ContinuousClock.now
    var errors: [any Error] = []
    // As in `start`, the components stay where they are.
    let end = isAlias ? (stop: nil, close: nil) : end(of: box, isolation: isolation)
    if let component = end.stop {
      nonisolated(unsafe) let unchecked = component
      do { try await unsafe unchecked.stop() } catch { errors.append(error) }
    }
    for finalizer in record?.finalizers.reversed() ?? [] {
      do { try await finalizer.run(box, reason) } catch { errors.append(error) }
    }
    if let component = end.close {
      nonisolated(unsafe) let unchecked = component
      do { try await unsafe unchecked.close() } catch { errors.append(error) }
    }
    let error = errors.count > 1 ? CombinedError(errors: errors) : errors.first
    if end.stop != nil || end.close != nil || error != nil {
      tell(in: nil, .stopped(error, .now - begin))
    }
    if let error { throw error }
  }
}

extension ValueBox {
  /// The identity of the value, if it is an object.
  var objectIdentity: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
}

/// What went wrong in the several things that are done with one component.
struct CombinedError: Error, CustomStringConvertible {
  let errors: [any Error]

  var description: String { errors.map { "\($0)" }.joined(separator: "; ") }
}
