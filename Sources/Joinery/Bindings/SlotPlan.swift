import JoineryAnalysis

/// What a binding's slot is made for.
@usableFromInline
struct SlotPlan {
  /// The record that names the slot in messages.
  let record: BindingRecord
  let container: ContainerCore
  let sharing: AnySlot.Sharing
  let isDeep: Bool
  /// How the value that is wrapped has to be made, if there is one.
  var leastAccess = Access.anywhere
  let dependencyCount: Int
}
