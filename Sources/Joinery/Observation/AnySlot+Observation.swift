/// Telling the container's observers what happens to a slot.
extension AnySlot {
  private var observers: [any Observer] { unsafe owner?.observers ?? [] }

  /// Whether somebody wants to know.
  var isObserved: Bool { !observers.isEmpty }

  /// Tells the observers of a step, if there are any.
  ///
  /// - Parameters:
  ///   - construction: The construction that the step belongs to, or that waits.
  ///   - step: Makes the step.
  func tell(
    in construction: Construction? = .current, _ step: @autoclosure () -> ContainerEvent.Step
  ) {
    let observers = observers
    if observers.isEmpty { return }
    let chain = construction?.chain.filter { $0.slot !== self }.map(\.slot.shortName) ?? []
    let event = ContainerEvent(
      step: step(), component: shortName, container: unsafe owner?.name ?? "",
      chain: chain.reversed(), time: .now)
    for observer in observers { observer.observe(event) }
  }

  /// Makes a value, and tells the observers when it begins and how it ends.
  func telling<Value>(
    in construction: Construction? = .current, _ make: () throws -> Value
  ) throws -> Value {
    guard isObserved else { return try make() }
    let begin = ContinuousClock.now
    tell(in: construction, .constructionBegan)
    do {
      let value = try make()
      tell(in: construction, .constructionEnded(.now - begin))
      return value
    } catch {
      tell(in: construction, .constructionFailed(error, .now - begin))
      throw error
    }
  }

  /// Makes a value that is awaited, and tells the observers when it begins and how it ends.
  func tellingAwaited<Value>(
    in construction: Construction? = .current,
    _ make: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    guard isObserved else { return try await make() }
    let begin = ContinuousClock.now
    tell(in: construction, .constructionBegan)
    do {
      let value = try await make()
      tell(in: construction, .constructionEnded(.now - begin))
      return value
    } catch {
      tell(in: construction, .constructionFailed(error, .now - begin))
      throw error
    }
  }
}
