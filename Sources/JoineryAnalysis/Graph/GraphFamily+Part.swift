extension GraphFamily {
  /// What one graph type says of itself.
  package struct Part: Sendable {
    package let id: ID
    /// The name of the type, without its module.
    package let name: String
    /// The name with the module, which tells types of one name apart.
    package let fullName: String
    /// The parents, by the names of the members that hold them, the first one first.
    package let parents: [(name: String, type: ID)]
    package let members: [GraphFamilyMember]
    /// For each name, the last member that has it.
    let membersByName: [String: Int]

    /// Takes down a graph type.
    ///
    /// - Complexity: O(members).
    package init(
      _ id: ID, name: String, fullName: String, parents: [(name: String, type: ID)],
      members: [GraphFamilyMember]
    ) {
      self.id = id
      self.name = name
      self.fullName = fullName
      self.parents = parents
      self.members = members
      var membersByName: [String: Int] = [:]
      for (index, member) in members.enumerated() { membersByName[member.name] = index }
      self.membersByName = membersByName
    }
  }
}
