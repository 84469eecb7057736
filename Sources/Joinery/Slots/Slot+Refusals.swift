import JoineryAnalysis

/// Why a request that cannot wait cannot be answered.
extension AnySlot {
  /// The value has to be awaited, and has not been built yet.
  func mustBeAwaited() -> GraphError {
    GraphError(
      unsafe owner?.notStarted(self)
        ?? .notStarted(
          name, container: containerName, isMadeByStart: sharing == .once,
          declaration: record?.place, chain: chainOfRequest),
      refusing: valueType)
  }

  /// The value can only be made on the main actor.
  func mustBeOnMainActor(asProperty isProperty: Bool = false) -> GraphError {
    GraphError(
      .requiresMainActor(
        name, container: containerName, isProperty: isProperty, declaration: record?.place),
      refusing: valueType)
  }

  /// The constructions that ask for the value, the outermost first, and the value itself; empty where there
  /// are none.
  var chainOfRequest: [ChainLink] {
    guard let current = Construction.current else { return [] }
    let slots = current.chain.map(\.slot).filter { $0 !== self }.reversed()
    return slots.isEmpty ? [] : (slots + [self]).map(\.chainLink)
  }

  private var containerName: String { unsafe owner?.name ?? "its container" }
}
