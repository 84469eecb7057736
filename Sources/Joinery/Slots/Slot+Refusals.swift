import JoineryAnalysis

/// Why a request that cannot wait cannot be answered.
extension AnySlot {
  /// The value has to be awaited, and has not been built yet.
  func mustBeAwaited() -> GraphError {
    GraphError(
      unsafe owner?.notStarted(self)
        ?? .madeByHand(name, isOnMainActor: false, chain: chainOfRequest), refusing: valueType)
  }

  /// The value can only be made on the main actor.
  func mustBeOnMainActor(asProperty isProperty: Bool = false) -> GraphError {
    let issue: Issue =
      if let owner = unsafe owner {
        .requiresMainActor(
          name, container: owner.name, isProperty: isProperty, declaration: record?.place)
      } else {
        .madeByHand(name, isOnMainActor: true, chain: chainOfRequest)
      }
    return GraphError(issue, refusing: valueType)
  }

  /// The constructions that ask for the value, the outermost first, and the value itself; empty where there
  /// are none.
  var chainOfRequest: [ChainLink] {
    guard let current = Construction.current else { return [] }
    let slots = current.chain.map(\.slot).filter { $0 !== self }.reversed()
    return slots.isEmpty ? [] : (slots + [self]).map(\.chainLink)
  }
}
