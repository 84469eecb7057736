package import JoineryAnalysis

/// Finds the key that a person means by a name.
package struct KeySearch: Sendable {
  /// What a name may mean.
  package enum Result: Hashable, Sendable {
    /// One key.
    case found(Key)
    /// Several keys, in the order of registration.
    case ambiguous([Key])
    /// No key, with the names that differ in a few letters or contain it, the closest first.
    case unknown(similar: [String])
  }

  /// How well a name fits, the best first.
  private enum Rank: Int, CaseIterable {
    /// With all modules, as the graph spells it.
    case spelling
    /// As it is displayed.
    case displayed
    /// The same without `any`, or a member of a graph.
    case bare
    /// What is made, the last part of a name, or a name without its qualifier.
    case part
  }

  /// A name of a key.
  private struct Entry {
    var name: String
    var rank: Rank
    /// An index into `keys`.
    var key: Int
  }

  /// How many names are suggested.
  private static let limit = 3

  private var keys: [Key] = []
  private var entries: [Entry] = []
  private let names: DisplayNames

  /// Collects the names of a graph: of all that is bound, and of all that is asked for.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  package init(in graph: Graph) {
    names = DisplayNames(of: graph)
    var numbers: [Key: Int] = [:]
    for node in graph.nodes { note(node.key, &numbers) }
    for node in graph.nodes {
      let key = note(node.key, &numbers)
      if let member = node.member { entries.append(Entry(name: member, rank: .bare, key: key)) }
      if let made = node.implementation ?? Self.result(of: node) {
        entries.append(Entry(name: made, rank: .part, key: key))
        entries.append(Entry(name: names.spelling(of: made), rank: .part, key: key))
      }
      for edge in node.edges { note(edge.key, &numbers) }
    }
  }

  /// What a function of run-time arguments makes.
  private static func result(of node: Node) -> String? {
    guard node.lifetime == .assisted else { return nil }
    return FunctionTypeName(node.key.type).map { String($0.result) }
  }

  @discardableResult
  private mutating func note(_ key: Key, _ numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    let number = keys.count
    numbers[key] = number
    keys.append(key)
    func add(_ name: String, _ rank: Rank) {
      entries.append(Entry(name: name, rank: rank, key: number))
    }
    let type = names.spelling(of: key.type)
    let bare = type.withoutAny
    let bareSpelling = key.type.withoutAny
    let last = PlainTypeName(bare).flatMap { $0.name.split(separator: ".").last }.map(String.init)
    guard let qualifier = key.qualifier else {
      add(key.type, .spelling)
      add(type, .displayed)
      for name in [bare, bareSpelling] { add(name, .bare) }
      add(last ?? bare, .part)
      return number
    }
    let mark = names.spelling(of: qualifier)
    add("\(key.type) (\(qualifier))", .spelling)
    add("\(type) (\(mark))", .displayed)
    for name in ["\(bare) (\(mark))", "\(bareSpelling) (\(qualifier))"] { add(name, .bare) }
    for part in [type, bare, bareSpelling, last ?? bare] { add(part, .part) }
    return number
  }

  /// The key that a name means.
  ///
  /// The name may be spelt as in the graph or as it is displayed, with or without modules and `any`,
  /// in brackets for a collection; it may be a member of a graph, or the type that is made. Where
  /// nothing fits, letters of the other case do.
  ///
  /// - Parameter name: The name.
  /// - Returns: The key, or what else the name may mean.
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  package func result(for name: String) -> Result {
    let isCollection = name.hasPrefix("[") && name.hasSuffix("]") && !name.contains(":")
    if isCollection {
      let whole = found(name) { $0 == $1 }
      if !whole.isEmpty { return result(of: whole) }
      return result(for: String(name.dropFirst().dropLast()))
    }
    let exact = found(name) { $0 == $1 }
    if !exact.isEmpty { return result(of: exact) }
    let lower = name.lowercased()
    let similar = found(lower) { $0.lowercased() == $1 }
    return similar.isEmpty ? .unknown(similar: suggestions(for: name)) : result(of: similar)
  }

  private func result(of found: [Int]) -> Result {
    found.count == 1 ? .found(keys[found[0]]) : .ambiguous(found.map { keys[$0] })
  }

  /// The keys of the best rank that has any.
  private func found(_ name: String, _ fits: (String, String) -> Bool) -> [Int] {
    let bare = name.withoutAny
    for rank in Rank.allCases {
      let name = rank == .bare ? bare : name
      let found = Set(entries.filter { $0.rank == rank && fits($0.name, name) }.map(\.key))
      if !found.isEmpty { return found.sorted() }
    }
    return []
  }

  private func suggestions(for name: String) -> [String] {
    let candidates = entries.filter { $0.rank == .bare || $0.rank == .part }
    let name = name.withoutAny
    let word = name.lowercased()
    let close = Set(candidates.map(\.name)).sorted().similar(to: name)
    let containing =
      word.count < 3
      ? []
      : candidates.map(\.name).filter {
        $0.lowercased().contains(word)
      }
    var seen: Set<Int> = []
    return (close + containing).compactMap { match in
      candidates.first { $0.name == match && !seen.contains($0.key) }
    }
    .filter { seen.insert($0.key).inserted }
    .prefix(Self.limit).map { names.name(of: keys[$0.key]).printable }
  }
}
