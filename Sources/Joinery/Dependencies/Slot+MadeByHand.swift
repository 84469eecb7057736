/// The slots of deferred requests that no container has made.
extension Slot {
  /// Creates a slot that belongs to whoever holds it.
  ///
  /// - Parameters:
  ///   - factory: Makes the value.
  ///   - sharing: Whether the value is kept.
  convenience init(madeByHand factory: Factory<Value>, sharing: Sharing) {
    self.init(record: nil, owner: nil, sharing: sharing, dependencyCount: 0, factory: factory)
  }
}
