/// Names of types as a person would write them in source.
///
/// A type's module is left out, unless the graph has two types that would then read the same.
/// Arrays, dictionaries and optionals get their short forms, and a name that is too long loses its
/// middle.
package struct DisplayNames: Sendable {
  /// How many characters a name has at most.
  static let limit = 200

  /// Names without a module that belong to types of several modules.
  private var ambiguous: Set<String> = []

  /// Creates names for types that are read on their own.
  init() {}

  /// Creates names that tell the types of a graph apart.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  package init(of graph: Graph) {
    var modules: [String: String] = [:]
    for node in graph.nodes {
      note(node.key, in: &modules)
      if let implementation = node.implementation {
        note(implementation, in: &modules)
      }
      for edge in node.edges {
        note(edge.key, in: &modules)
      }
    }
  }

  /// Creates names that tell the types of a graph, and one that is no part of it, apart.
  ///
  /// - Complexity: As for a graph alone.
  init(of graph: Graph, and key: Key) {
    var graph = graph
    graph.nodes.append(Node(key, lifetime: .transient))
    self.init(of: graph)
  }

  private mutating func note(_ key: Key, in modules: inout [String: String]) {
    note(key.type, in: &modules)
    if let qualifier = key.qualifier {
      note(qualifier, in: &modules)
    }
  }

  private mutating func note(_ type: String, in modules: inout [String: String]) {
    for case .path(let first, let rest) in TypeName(type) where !rest.isEmpty {
      let module = String(decoding: first, as: UTF8.self)
      let name = String(decoding: rest, as: UTF8.self)
      if modules[name, default: module] == module {
        modules[name] = module
      } else {
        ambiguous.insert(name)
      }
    }
  }

  /// The name of a key: `any Log`, or `any Log (Audit)` with a qualifier.
  package func name(of key: Key) -> String {
    guard let qualifier = key.qualifier else { return name(ofType: key.type) }
    return "\(name(ofType: key.type)) (\(name(ofType: qualifier)))"
  }

  /// The name of a type.
  package func name(ofType type: String) -> String {
    Self.shortened(spelling(of: type))
  }

  /// The name of a type in full length.
  package func spelling(of type: String) -> String {
    var writer = TypeNameWriter()
    var name = TypeName(type)
    while let piece = name.next() {
      switch piece {
      case .path(let first, let rest):
        if first.elementsEqual("Self".utf8) && name.skip(" == ") { continue }
        if first.elementsEqual("Swift".utf8) && writer.open(rest, in: &name) { continue }
        if rest.isEmpty || ambiguous.contains(String(decoding: rest, as: UTF8.self)) {
          writer.write(first)
          writer.write(rest)
        } else {
          writer.write(rest.dropFirst())
        }
      case .mark(let byte): writer.write(mark: byte)
      case .arrow: writer.writeArrow()
      }
    }
    return writer.text
  }

  private static func shortened(_ name: String) -> String {
    // The first test is quick, and a name has no more characters than code units.
    guard name.utf8.count > limit && name.count > limit else { return name }
    return "\(name.prefix(limit * 3 / 5))…\(name.suffix(limit * 2 / 5 - 1))"
  }
}
