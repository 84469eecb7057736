/// Replaces members of a graph that are made once.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct GraphOverriding: Sendable {
  private let owner: GraphOwner
  private let location: Location

  init(of owner: GraphOwner, at location: Location) {
    self.owner = owner
    self.location = location
  }

  /// Replaces a member that is made once, before anybody has asked for it.
  ///
  /// The program stops when somebody has.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - value: The caller's own value, which the graph then neither makes nor starts nor stops: nil does
  ///     nothing.
  public func override<Value>(_ member: StaticString, with value: Value?) {
    if let value { owner.override(member, with: value, at: location) }
  }
}
