import JoineryAnalysis

/// What all graphs of a type have in common: their members, and who needs whom.
///
/// The code that `@Graph` writes keeps one for each type; there is nothing to do with it otherwise. Graphs of
/// a request are made by the thousand, and each makes only the slots that somebody asks for.
public final class GraphPlan: Sendable {
  /// A member, and where to find what it needs.
  final class Entry: Sendable {
    let member: GraphMember
    /// What the slots of all graphs say of the member.
    let record: BindingRecord
    let needs: [Need]

    init(_ member: GraphMember, needs: [Need]) {
      self.member = member
      record = member.record
      self.needs = needs
    }

    /// Makes the member's slot, not linked yet.
    ///
    /// - Parameters:
    ///   - owner: What the slot belongs to.
    ///   - dependencyCount: How many other slots it needs.
    ///   - depth: How many constructions nest below it at most, its own included.
    /// - Returns: The slot.
    func makeSlot(of owner: GraphOwner, dependencyCount: Int, depth: Int32) -> AnySlot {
      let sharing = member.sharing
      guard let makeSlot = member.makeSlot else {
        return AnySlot(
          record: record, owner: owner, sharing: .none, access: .anywhere,
          dependencyCount: dependencyCount)
      }
      return makeSlot(
        GraphMember.SlotRequest(
          record: record, owner: owner, sharing: sharing,
          isDeep: sharing != .none && depth > AnySlot.shallowDepth,
          dependencyCount: dependencyCount))
    }
  }

  /// Something that a member needs.
  struct Need: Sendable {
    enum Target: Sendable {
      /// A member of the graph, by its number.
      case own(Int)
      /// A member of whichever parent has it.
      case inherited(String)
      /// A member of one parent, by the parent's number.
      case parent(Int, String)
    }

    let target: Target
    /// Whether it is asked for after the member was made.
    let isLater: Bool
  }

  /// The members, in the order in which they were listed.
  let entries: [Entry]
  private let numbers: [String: Int]

  /// Works out the plan of a graph type.
  ///
  /// - Parameter type: The graph type.
  /// - Complexity: O(members + needs).
  public init<Root: DependencyGraph>(of type: Root.Type) {
    let describer = GraphDescriber<Root>()
    Root.describe(describer)
    let members = describer.members
    let parentNames = describer.parents.map(\.name)
    var numbers: [String: Int] = [:]
    for (number, member) in members.enumerated() { numbers[member.name] = number }
    entries = members.map { member in
      let needs = member.needs.compactMap { need -> Need? in
        switch need.source {
        case .anywhere:
          let target = numbers[need.name].map { Need.Target.own($0) } ?? .inherited(need.name)
          return Need(target: target, isLater: need.isLater)
        case .parents:
          return Need(target: .inherited(need.name), isLater: need.isLater)
        case .parent(let parent):
          return parentNames.firstIndex(of: parent).map {
            Need(target: .parent($0, need.name), isLater: need.isLater)
          }
        }
      }
      return Entry(member, needs: needs)
    }
    self.numbers = numbers
  }

  /// The number of a member: nil when there is none of the name.
  func number(of member: String) -> Int? { numbers[member] }

  /// What is said of a member.
  func member(named name: String) -> GraphMember? { numbers[name].map { entries[$0].member } }
}
