/// A dependency graph as data: every binding and every edge, known before any object exists.
///
/// The run-time container, the macros and the tool all describe their graph in this form, so that
/// one set of rules gives the same verdict everywhere.
public struct Graph: Hashable, Sendable, Codable {
  /// The schema version that this release writes.
  public static let currentSchemaVersion = 1

  /// The version of the schema that the encoded form follows.
  public private(set) var schemaVersion: Int
  /// The containers, graphs or scopes that own the nodes, from the outermost to the innermost.
  public var owners: [String]
  /// The bindings in the order of their registration.
  public var nodes: [Node]

  /// Creates a graph.
  ///
  /// - Parameters:
  ///   - owners: The names of the owners, from the outermost to the innermost.
  ///   - nodes: The bindings in the order of their registration.
  public init(owners: [String] = ["container"], nodes: [Node] = []) {
    schemaVersion = Self.currentSchemaVersion
    self.owners = owners
    self.nodes = nodes
  }
}
