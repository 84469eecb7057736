/// What a binding's slot is made for.
@usableFromInline
struct SlotPlan {
  /// The record that names the slot in messages.
  let record: BindingRecord
  let container: ContainerCore
  let sharing: AnySlot.Sharing
  let isDeep: Bool
  let dependencyCount: Int
}
