import JoineryAnalysis

extension ContainerCore {
  /// Stops the container: see ``Container/stop(timeout:reason:)``.
  func stop(timeout: Duration?, reason: EndReason) async -> StopReport {
    await lifecycle.stop { starting in
      if let starting {
        // The start ends as one that was cancelled, and stops what it has made.
        starting.cancel()
        await starting.value
      }
      self.close()
      return await self.stopBuilt(timeout: timeout, reason: reason)
    }
  }

  /// Stops every value that has been built, each after those that use it.
  func stopBuilt(timeout: Duration?, reason: EndReason) async -> StopReport {
    let graph = ComponentGraph(of: takeSlotsToStop())
    let slots = graph.slots
    let result = await Schedule(needs: graph.users, policy: .doEverything, timeout: timeout)
      .run { try await slots[$0].stop(reason) }
    return StopReport(
      components: result.inOrder.compactMap { component in
        let entry = result.entries[component]
        var error: (any Error)?
        if case .failed(let thrown) = entry.outcome { error = thrown }
        guard slots[component].hasEnd || error != nil else { return nil }
        return StopReport.Component(
          name: slots[component].name, began: entry.began,
          ended: max(entry.began, entry.ended), error: error,
          isLate: entry.isLate)
      },
      duration: result.duration)
  }
}

extension AnySlot {
  /// Whether there may be something to do when the container stops.
  fileprivate var hasEnd: Bool {
    guard let content = box?.content else { return false }
    return record?.finalizers.isEmpty == false || content is any Stoppable
      || content is any AsyncCloseable
  }

  /// Stops the value, lets its finalisers run and closes it, whatever fails.
  fileprivate func stop(_ reason: EndReason) async throws {
    guard let box, record?.lifetime != .instance else { return }
    let begin = ContinuousClock.now
    var errors: [any Error] = []
    func attempt(_ body: () async throws -> Void) async {
      do {
        try await body()
      } catch {
        errors.append(error)
      }
    }
    if let component = await component({ $0 as? any Stoppable }) {
      await attempt { try await component.stop() }
    }
    for finalizer in record?.finalizers.reversed() ?? [] {
      await attempt { try await finalizer.run(box, reason) }
    }
    if let component = await component({ $0 as? any AsyncCloseable }) {
      await attempt { try await component.close() }
    }
    let error = errors.count > 1 ? CombinedError(errors: errors) : errors.first
    if hasEnd { tell(in: nil, .stopped(error, .now - begin)) }
    if let error { throw error }
  }
}

/// What went wrong in the several things that are done with one component.
struct CombinedError: Error, CustomStringConvertible {
  let errors: [any Error]

  var description: String { errors.map { "\($0)" }.joined(separator: "; ") }
}
