extension Graph {
  enum CodingKeys: CodingKey {
    case schemaVersion
    case owners
    case nodes
  }

  /// Reads a graph that this release has written.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: A `DecodingError` if the graph is malformed or follows another schema.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .schemaVersion)
    guard version >= Self.currentSchemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: """
          there is no schema \(version); this release reads \(Self.currentSchemaVersion)
          """)
    }
    guard version == Self.currentSchemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: """
          schema \(version) is newer than \(Self.currentSchemaVersion), which this release reads; \
          update Joinery
          """)
    }
    self.init(
      owners: try container.decode([String].self, forKey: .owners),
      nodes: try container.decode([Node].self, forKey: .nodes))
    for (index, node) in nodes.enumerated() where !owners.indices.contains(node.owner) {
      throw DecodingError.dataCorruptedError(
        forKey: .nodes, in: container,
        debugDescription: """
          node \(index), '\(node.key)', belongs to owner \(node.owner), and there are only \
          \(owners.count), counted from 0
          """)
    }
  }
}
