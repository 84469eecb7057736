package import JoineryAnalysis

/// One thing about a binding that a change has made different.
package enum BindingChange: Hashable, Sendable {
  /// How long the value lives.
  case lifetime(Lifetime, Lifetime)
  /// What is made, by its name; `nil` where it isn't known or is the key's own type.
  case implementation(String?, String?)
  /// Which container, graph or scope owns the value, by its name.
  case owner(String, String)
  /// Where the factory must run.
  case isolation(Isolation, Isolation)
  /// What the factory may do besides returning.
  case effects(Effects, Effects)
  /// Something that it needs now, by its name: `any Log, later`.
  case added(need: String)
  /// Something that it doesn't need any more, by its name.
  case removed(need: String)

  /// What is different between two forms of a binding.
  static func changes(
    from old: Node, in before: Graph, to new: Node, in after: Graph, _ names: DisplayNames
  ) -> [BindingChange] {
    let (oldOwner, newOwner) = (before.ownerName(old.owner), after.ownerName(new.owner))
    let (oldMade, newMade) = (old.implementation, new.implementation)
    let all: [(isDifferent: Bool, change: BindingChange)] = [
      (old.hasLifetime && old.lifetime != new.lifetime, .lifetime(old.lifetime, new.lifetime)),
      (
        oldMade != newMade,
        .implementation(
          oldMade.map { names.name(ofType: $0).printable },
          newMade.map { names.name(ofType: $0).printable })
      ),
      (oldOwner != newOwner, .owner(oldOwner.printable, newOwner.printable)),
      (old.isolation != new.isolation, .isolation(old.isolation, new.isolation)),
      (old.effects != new.effects, .effects(old.effects, new.effects)),
    ]
    let (oldNeeds, newNeeds) = (needs(of: old, names), needs(of: new, names))
    return all.filter(\.isDifferent).map(\.change)
      + rest(of: newNeeds, without: oldNeeds).map { .added(need: $0) }
      + rest(of: oldNeeds, without: newNeeds).map { .removed(need: $0) }
  }

  private static func needs(of node: Node, _ names: DisplayNames) -> [String] {
    node.edges.map { $0.text(names).printable }
  }

  private static func rest(of needs: [String], without others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for need in others { counts[need, default: 0] += 1 }
    return needs.filter { need in
      counts[need, default: 0] -= 1
      return counts[need, default: 0] < 0
    }
  }

  /// What is different, and from what to what: `lifetime` and `transient → singleton`.
  package var words: (aspect: String, text: String) {
    switch self {
    case .lifetime(let old, let new): ("lifetime", "\(old.rawValue) → \(new.rawValue)")
    case .implementation(let old, let new): ("makes", "\(old ?? "its key") → \(new ?? "its key")")
    case .owner(let old, let new): ("owner", "\(old) → \(new)")
    case .isolation(let old, let new): ("runs", "\(old.words) → \(new.words)")
    case .effects(let old, let new): ("effects", "\(old.words) → \(new.words)")
    case .added(let need): ("needs", "+ \(need)")
    case .removed(let need): ("needs", "- \(need)")
    }
  }
}

extension Isolation {
  fileprivate var words: String {
    switch self {
    case .none: "anywhere"
    case .mainActor: "on the main actor"
    case .actor(let name): "on \(name.printable)"
    }
  }
}

extension Effects {
  fileprivate var words: String {
    let words = [contains(.asynchronous) ? "async" : nil, contains(.throwing) ? "throws" : nil]
      .compactMap(\.self)
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
