/// Names of types as a person would write them in source.
///
/// A type's module is left out, unless the graph has two types that would then read the same.
/// Arrays, dictionaries and optionals get their short forms, and a name that is too long loses its
/// middle.
///
/// The run time writes `any` before a protocol only where that is the whole name: `Swift.Array<Shop.Plugin>`.
/// What a graph has under `any` somewhere is known to be one, and is written so wherever it stands.
package struct DisplayNames: Sendable {
  /// How many characters a name has at most.
  static let limit = 200

  /// Names without a module that belong to types of several modules.
  private var ambiguous: Set<String> = []
  /// What is known to be a protocol, with its module.
  private var protocols: Set<String> = ["Swift.Error"]

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
    if let name = Self.protocolName(of: type) { protocols.insert(name) }
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

  /// The protocol of a type that is `any` and one name, with its module.
  private static func protocolName(of type: String) -> String? {
    guard type.hasPrefix("any ") else { return nil }
    var pieces = TypeName(String(type.dropFirst(4)))
    guard case .path(let first, let rest) = pieces.next(), pieces.next() == nil else { return nil }
    return String(decoding: first + rest, as: UTF8.self)
  }

  /// Whether a name within another is one of a protocol, or the first one of several that are composed.
  private func isProtocol(_ name: ArraySlice<UInt8>, before next: TypeName) -> Bool {
    if next.starts(with: " & ") { return true }
    let name = String(decoding: name, as: UTF8.self)
    return protocols.contains(name.hasSuffix(".Type") ? String(name.dropLast(5)) : name)
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
        if writer.mayNeedAny, isProtocol(first + rest, before: name) {
          writer.write("any".utf8)
          writer.write(mark: UInt8(ascii: " "))
        }
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
