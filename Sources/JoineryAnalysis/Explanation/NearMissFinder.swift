/// Finds what is bound and comes close to a key that isn't.
struct NearMissFinder {
  /// How many near misses are given for a key.
  static let limit = 3

  /// A key that something is bound to, contributed to, or both.
  private struct Candidate {
    var key: Key
    var name: PlainTypeName?
    /// The first node that binds the key, or else the first that contributes to it.
    var node: Int
    var isBound: Bool
    /// The first node that contributes to it.
    var contributor: Int?
    /// Whether only overrides bind the key.
    var isOverride = false
    /// The concrete types that are made for the key.
    var implementations: [String]

    var isContributed: Bool { contributor != nil }

    /// The node that is meant by a near miss.
    func node(for reason: NearMiss.Reason) -> Int {
      reason == .onlyContributed ? contributor ?? node : node
    }

    /// Whether a request of a kind would be answered.
    func answers(asCollection: Bool) -> Bool {
      asCollection ? isContributed : isBound
    }
  }

  private let graph: Graph
  private let names: DisplayNames
  private var candidates: [Candidate] = []
  private var byType: [String: [Int]] = [:]
  private var byKey: [Key: Int] = [:]
  /// The candidates that are functions, by what they give.
  private var byResult: [String: [Int]] = [:]
  /// How many names may still be compared, so that a large graph with many faults stays linear.
  private var comparisonsLeft = 200_000

  /// Collects the keys of a graph.
  ///
  /// - Complexity: O(nodes).
  init(in graph: Graph, names: DisplayNames) {
    self.graph = graph
    self.names = names
    for (index, node) in graph.nodes.enumerated() {
      switch node.role {
      case .binding, .override: note(node, at: index, isBinding: true)
      case .contribution: note(node, at: index, isBinding: false)
      case .decorator, .emptyCollection: break
      }
    }
  }

  private mutating func note(_ node: Node, at index: Int, isBinding: Bool) {
    let number = byKey[node.key, default: candidates.count]
    if number == candidates.count {
      byKey[node.key] = number
      byType[node.key.type, default: []].append(number)
      if let function = FunctionTypeName(node.key.type) {
        byResult[String(function.result), default: []].append(number)
      }
      candidates.append(
        Candidate(
          key: node.key, name: PlainTypeName(node.key.type), node: index, isBound: false,
          implementations: []))
    }
    // What an override stands for has its place, unless something binds the key itself.
    let isFirst = !candidates[number].isBound
    if isBinding, isFirst || candidates[number].isOverride && node.role == .binding {
      candidates[number].isBound = true
      candidates[number].node = index
      candidates[number].isOverride = node.role == .override
    }
    if !isBinding, candidates[number].contributor == nil { candidates[number].contributor = index }
    if let implementation = node.implementation {
      candidates[number].implementations.append(implementation)
    }
  }

  /// What comes close to a key, the closest first.
  ///
  /// - Parameters:
  ///   - key: The key that was asked for.
  ///   - asCollection: Whether all contributions to it were asked for.
  ///   - includesOverrides: Whether what only overrides bind may be meant.
  /// - Returns: At most ``limit`` near misses, each with the node that binds it.
  mutating func nearMisses(
    of key: Key, asCollection: Bool = false, includesOverrides: Bool = true
  ) -> [(miss: NearMiss, node: Int)] {
    var found: [(candidate: Int, reason: NearMiss.Reason)] = []
    if let same = byKey[key] {
      let candidate = candidates[same]
      if asCollection {
        if candidate.isBound { found.append((same, .notContributed)) }
      } else {
        let isBound = candidate.isBound && (includesOverrides || !candidate.isOverride)
        if isBound || candidate.isContributed {
          found.append((same, isBound ? .otherOwner : .onlyContributed))
        }
      }
    }
    found += (byType[key.type] ?? [])
      .filter { candidates[$0].key != key && candidates[$0].answers(asCollection: asCollection) }
      .map { ($0, .otherQualifier) }
    for type in ["Swift.Optional<\(key.type)>", "\(key.type)?", Self.wrapped(by: key.type)] {
      found += (type.flatMap { byKey[Key(type: $0, qualifier: key.qualifier)] }.map { [$0] } ?? [])
        .map { ($0, .optional) }
    }
    found += functions(like: key.type, besides: found.map(\.candidate))
      .filter { candidates[$0.candidate].answers(asCollection: asCollection) }
    if found.count < Self.limit {
      found += candidatesBesides(found.map(\.candidate), like: key)
        .filter { candidates[$0.candidate].answers(asCollection: asCollection) }
    }
    if !includesOverrides {
      found.removeAll { candidates[$0.candidate].isOverride && $0.reason != .onlyContributed }
    }
    let name = names.name(of: key)
    return found.prefix(Self.limit).map { index, reason in
      let node = candidates[index].node(for: reason)
      var miss = nearMiss(candidates[index], reason)
      // Private types of two files are called the same, and only their full names differ.
      if miss.name == name, candidates[index].key != key {
        miss.name = candidates[index].key.fullName
      }
      return (miss, node)
    }
  }

  /// The functions that give what a function or a type would give, the closest first.
  private mutating func functions(
    like type: String, besides known: [Int]
  ) -> [(candidate: Int, reason: NearMiss.Reason)] {
    let wanted = FunctionTypeName(type)
    let result = wanted.map { String($0.result) } ?? type
    guard let functions = byResult[result], comparisonsLeft > 0 else { return [] }
    comparisonsLeft -= functions.count
    let found = functions.compactMap {
      index -> (candidate: Int, reason: NearMiss.Reason, distance: Int)? in
      guard !known.contains(index), let function = FunctionTypeName(candidates[index].key.type)
      else { return nil }
      guard let wanted else { return (index, .madeFromArguments, 0) }
      if function.arguments == wanted.arguments { return (index, .otherEffects, 0) }
      let others = zip(function.arguments, wanted.arguments).count { $0 != $1 }
      let distance = others + abs(function.arguments.count - wanted.arguments.count)
      return (index, .otherArguments, distance)
    }
    return found.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
      .map { ($0.candidate, $0.reason) }
  }

  /// The candidates whose names are like that of a key.
  private mutating func candidatesBesides(
    _ known: [Int], like key: Key
  ) -> [(candidate: Int, reason: NearMiss.Reason)] {
    guard let wanted = PlainTypeName(key.type), comparisonsLeft > 0 else { return [] }
    comparisonsLeft -= candidates.count
    var found: [(candidate: Int, reason: NearMiss.Reason, distance: Int)] = []
    for (index, candidate) in candidates.enumerated()
    where candidate.key.type != key.type && !known.contains(index) {
      if let likeness = Self.likeness(of: candidate, to: wanted, type: key.type) {
        found.append((index, likeness.reason, likeness.distance))
      }
    }
    let order: [NearMiss.Reason] = [.concreteType, .sameNameInAnotherModule, .similarName]
    return order.flatMap { reason in
      found.filter { $0.reason == reason }
        .sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    }
    .map { ($0.candidate, $0.reason) }
  }

  private static func likeness(
    of candidate: Candidate, to wanted: PlainTypeName, type: String
  ) -> (reason: NearMiss.Reason, distance: Int)? {
    if candidate.implementations.contains(type) { return (.concreteType, 0) }
    guard let name = candidate.name else { return nil }
    if name.name == wanted.name && name.module != wanted.module {
      return (.sameNameInAnotherModule, 0)
    }
    if name.isConcrete(of: wanted) || wanted.isConcrete(of: name) {
      return (.concreteType, abs(name.base.count - wanted.base.count))
    }
    return similarity(of: name.base, to: wanted.base).map { (.similarName, $0) }
  }

  private static func wrapped(by type: String) -> String? {
    if type.hasPrefix("Swift.Optional<") && type.hasSuffix(">") {
      return String(type.dropFirst("Swift.Optional<".count).dropLast())
    }
    return type.hasSuffix("?") ? String(type.dropLast()) : nil
  }

  private func nearMiss(_ candidate: Candidate, _ reason: NearMiss.Reason) -> NearMiss {
    let node = graph.nodes[candidate.node(for: reason)]
    return NearMiss(
      names.name(of: candidate.key), place: node.place, reason: reason,
      owner: reason == .otherOwner ? graph.ownerName(node.owner) : nil)
  }
}

extension NearMiss.Reason {
  /// Whether what was asked for is made by a function that is bound, so that it only has to be asked for.
  var isOfFunctions: Bool {
    switch self {
    case .otherArguments, .otherEffects, .madeFromArguments: true
    case .otherQualifier, .optional, .concreteType, .otherOwner, .onlyContributed, .notContributed,
      .sameNameInAnotherModule, .similarName:
      false
    }
  }
}

extension Key {
  /// The key with nothing left out.
  fileprivate var fullName: String { qualifier.map { "\(type) (\($0))" } ?? type }
}

extension Graph {
  /// The name of an owner.
  package func ownerName(_ owner: Int) -> String {
    owners.indices.contains(owner) ? owners[owner] : "owner \(owner)"
  }
}
