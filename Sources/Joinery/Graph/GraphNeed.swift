import JoineryAnalysis

/// What a member of a graph needs: another member, by its name.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct GraphNeed: Sendable, ExpressibleByStringLiteral {
  let name: String
  /// Whether it is asked for after the member was made.
  private(set) var isLater = false
  /// Where the name is looked up.
  private(set) var source = GraphFamilyMember.Need.Source.anywhere

  private init(_ name: String) {
    self.name = name
  }

  /// Creates the need of a member of the same graph, before the one that needs it can be made.
  ///
  /// - Parameter name: The name of the member.
  public init(stringLiteral name: StaticString) {
    self.init("\(name)")
  }

  /// The need of a member that is only asked for later, so that it may close a cycle.
  ///
  /// - Parameter need: The need.
  /// - Returns: The need, which is met later.
  public static func later(_ need: GraphNeed) -> GraphNeed {
    var need = need
    need.isLater = true
    return need
  }

  /// The need of a member that a parent has.
  ///
  /// - Parameter need: The need.
  /// - Returns: The need, which a parent meets.
  public static func inherited(_ need: GraphNeed) -> GraphNeed {
    var need = need
    need.source = .parents
    return need
  }

  /// The need of a member that is read from one parent.
  ///
  /// - Parameters:
  ///   - need: The need.
  ///   - parent: The name of the member that holds the parent.
  /// - Returns: The need.
  public static func inherited(_ need: GraphNeed, through parent: StaticString) -> GraphNeed {
    var need = need
    need.source = .parent("\(parent)")
    return need
  }
}
