/// What a binding says of a graph's member that it offers.
struct OfferedMember: Sendable {
  /// The member's name in the graph.
  let name: String
  /// The slot in which the graph keeps the member; whoever has this keeps the graph.
  let slot: ObjectIdentifier
}
