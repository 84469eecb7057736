import JoineryAnalysis

/// What a graph says of one of its members.
struct GraphMember: Sendable {
  let name: String
  let type: Any.Type
  let lifetime: Lifetime
  var effects: Effects = []
  var isolation: Isolation = .none
  let needs: [GraphNeed]
  let location: Location
  /// Whether the start of the graph makes the value although it could wait until it is read.
  var isEager = false
  /// Whether only the graph itself sees it.
  var isHidden = false
  /// What a call of the function may do besides returning, where the value is one.
  var effectsOfCall: Effects = []
  /// The actor that the value belongs to.
  var actor: (any Actor)?
  /// Makes the slot of the member: nil for one whose value cannot be asked for by its name.
  var makeSlot: (@Sendable (SlotRequest) -> AnySlot)?
  /// Makes the binding that offers the member to a container, from its slot.
  var makeBinding: (@Sendable (AnySlot, AnyObject) -> BindingRecord)?

  /// What a member's slot is made for.
  struct SlotRequest {
    let record: BindingRecord
    let owner: GraphOwner
    let sharing: AnySlot.Sharing
    let isDeep: Bool
    let dependencyCount: Int
  }

  /// How the member's slot keeps its value.
  var sharing: AnySlot.Sharing {
    switch lifetime {
    case .singleton, .scoped: .once
    case .weak: .weak
    case .instance, .transient, .assisted, .input: .none
    }
  }

  /// What the member's slots say of themselves.
  var record: BindingRecord {
    BindingRecord(
      type: type, role: .binding,
      // A function that a member's body calls is a part of making the member.
      lifetime: lifetime == .assisted ? .transient : lifetime,
      effects: effects, isolation: isolation, actor: actor, location: location, dependencies: [],
      isEager: sharing == .once && (isEager || effects.contains(.throwing)),
      makeSlot: { _ in preconditionFailure("the slot of a graph's member is made by the graph") })
  }
}

extension Effects {
  /// What a function may do that is declared with these words.
  init(isAsync: Bool, isThrowing: Bool) {
    self = isAsync ? .asynchronous : []
    if isThrowing { insert(.throwing) }
  }
}
