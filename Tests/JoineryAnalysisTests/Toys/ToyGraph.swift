import JoineryAnalysis

extension Graph {
  /// Reads a graph from a text with a line for each binding.
  ///
  ///     singleton A: B, C?, [P], later D, label=E     // what A needs
  ///     transient Impl as any B                        // Impl is made for the key `any B`
  ///     scoped Log/Audit                               // the key has a qualifier
  ///     override singleton A
  ///     decorate A: A, C
  ///     contribute singleton P
  ///     empty P
  ///     1 input User                                   // the owner with the number 1
  ///     singleton async A                              // its factory suspends
  ///     transient main A                               // it runs on the main actor
  ///     scoped isolated A                              // it runs on another actor
  ///     module payments / stripe                       // the way to all bindings below
  ///
  /// A binding's place is its line in the text.
  init(toy text: String, owners: [String] = ["app"]) {
    self.init(owners: owners)
    var modules: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line.drop { $0 == " " })
      if line.isEmpty { continue }
      if line.hasPrefix("module") {
        modules = line.dropFirst(6).split(separator: "/").map { $0.trimmed }
        continue
      }
      var reader = ToyLine(line)
      var node = reader.node()
      node.place = SourcePlace(file: "Shop/App.swift", line: number + 1)
      node.modules = modules
      nodes.append(node)
    }
  }
}

/// Reads one line of a toy graph.
private struct ToyLine {
  private var words: Substring
  private let edges: [Edge]

  init(_ line: String) {
    let parts = line.split(separator: ": ", maxSplits: 1)
    words = parts[0]
    edges =
      parts.count == 1
      ? [] : parts[1].split(separator: ", ").enumerated().map { Edge(toy: $1.trimmed, at: $0) }
  }

  mutating func node() -> Node {
    let owner = words.first.flatMap { $0.wholeNumberValue }
    if owner != nil { words = words.dropFirst(2) }
    let roles: [(String, Node.Role)] = [
      ("override", .override), ("contribute", .contribution), ("decorate", .decorator),
      ("empty", .emptyCollection),
    ]
    let role = roles.first { skip($0.0) }?.1 ?? .binding
    let lifetime = Lifetime.allCases.first { skip($0.rawValue) } ?? .transient
    let isolation: Isolation =
      if skip("main") { .mainActor } else if skip("isolated") { .actor("Keeper") } else { .none }
    let effects: Effects = skip("async") ? .asynchronous : []
    let names = String(words).split(separator: " as ").map { $0.trimmed }
    return Node(
      Key(toy: names[names.count - 1]), role: role, lifetime: lifetime, owner: owner ?? 0,
      implementation: names.count > 1 ? names[0] : nil, isolation: isolation, effects: effects,
      edges: edges)
  }

  private mutating func skip(_ word: String) -> Bool {
    guard words.hasPrefix(word + " ") else { return false }
    words = words.dropFirst(word.count + 1)
    return true
  }
}

extension Key {
  /// Reads `Type` or `Type/Qualifier`.
  init(toy text: String) {
    let parts = text.split(separator: "/")
    self.init(type: String(parts[0]), qualifier: parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension Edge {
  fileprivate init(toy text: String, at position: Int) {
    var text = text
    var label: String?
    if let equals = text.firstIndex(of: "=") {
      label = String(text[..<equals])
      text = String(text[text.index(after: equals)...])
    }
    let isDeferred = text.hasPrefix("later ")
    if isDeferred { text = String(text.dropFirst(6)) }
    var kind = Kind.hard
    if text.hasSuffix("?") {
      kind = .optional
      text = String(text.dropLast())
    } else if text.hasPrefix("[") {
      kind = .collecting
      text = String(text.dropFirst().dropLast())
    }
    self.init(
      Key(toy: text), kind: kind, isDeferred: isDeferred, position: position, label: label)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
