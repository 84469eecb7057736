import JoineryAnalysis

/// Why a request that cannot wait cannot be answered.
extension AnySlot {
  /// The value has to be awaited, and has not been built yet.
  func mustBeAwaited() -> GraphError {
    GraphError(
      unsafe owner?.notStarted(self)
        ?? .notStarted(
          name, container: containerName, isMadeByStart: sharing == .once, place: record?.place))
  }

  /// The value can only be made on the main actor.
  func mustBeOnMainActor(asProperty isProperty: Bool = false) -> GraphError {
    GraphError(
      .requiresMainActor(
        name, container: containerName, isProperty: isProperty, place: record?.place))
  }

  private var containerName: String { unsafe owner?.name ?? "its container" }
}
