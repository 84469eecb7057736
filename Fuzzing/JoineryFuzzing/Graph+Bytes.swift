import JoineryAnalysis

extension Graph {
  /// Names that are alike, and such that a renderer has to be careful with.
  private static let typeNames = [
    "Shop.Cart", "any Shop.Log", "Shop.Log", "Other.Log", "Shop.FileLog", "Swift.Int",
    "Swift.Array<any Shop.Log>", "Swift.Optional<Shop.Cart>", "(Swift.Int) -> Shop.Cart",
    "Shop.(unknown context at $1f).Cart", "</script>", "a \"b\"\\\n", "",
  ]
  private static let qualifiers = [nil, nil, nil, "Shop.Audit", "Other.Audit"]
  private static let owners = ["app", "session", "", "</script>\u{202E}\n"]

  /// Makes the graph that bytes say.
  init(from bytes: inout ByteReader) {
    let count = 1 + bytes.number(below: 3)
    self.init(owners: (0..<count).map { _ in bytes.element(of: Self.owners) })
    for _ in 0..<bytes.number(below: 24) {
      nodes.append(Node(from: &bytes, owners: count))
    }
  }

  fileprivate static func key(from bytes: inout ByteReader) -> Key {
    Key(type: bytes.element(of: typeNames), qualifier: bytes.element(of: qualifiers))
  }
}

extension Node {
  fileprivate init(from bytes: inout ByteReader, owners: Int) {
    self.init(
      Graph.key(from: &bytes), role: bytes.element(of: Role.allCases),
      lifetime: bytes.element(of: Lifetime.allCases), owner: bytes.number(below: owners))
    if bytes.isOne(in: 4) { implementation = Graph.key(from: &bytes).type }
    isolation = bytes.element(of: [.none, .none, .mainActor, .actor("Store"), .actor("\n")])
    effects = Effects(rawValue: UInt8(bytes.number(below: 4)))
    if bytes.isOne(in: 3) {
      place = SourcePlace(file: "Shop/A.swift", line: bytes.number(below: 9), column: nil)
    }
    if bytes.isOne(in: 3) { modules = [Graph.key(from: &bytes).type] }
    if bytes.isOne(in: 4) { member = Graph.key(from: &bytes).type }
    for position in 0..<bytes.number(below: 5) {
      edges.append(
        Edge(
          Graph.key(from: &bytes), kind: bytes.element(of: Edge.Kind.allCases),
          isDeferred: bytes.isOne(in: 4), position: bytes.isOne(in: 4) ? nil : position,
          label: bytes.isOne(in: 4) ? Graph.key(from: &bytes).type : nil))
    }
  }
}
