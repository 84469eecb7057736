// All words of all issues, one function for each, so that a graph gets the same words everywhere.
//
// Names come quoted where a sentence needs a phrase (`the decorator of 'any Log'`) and bare where
// it needs the name of one thing.

// MARK: - What is wrong with a graph

extension Issue {
  static func missingBinding(
    of key: String, neededBy requester: String, at place: SourcePlace?, chain: [ChainLink],
    others: [Note], nearMisses: [NearMiss], fix: String
  ) -> Issue {
    Issue(
      .missingBinding, headline: "\(requester.capitalized) needs '\(key)', which nothing binds.",
      place: place, chain: chain, notes: others, nearMisses: nearMisses, fix: fix)
  }

  static func missingBinding(
    of key: String, neededBy requester: String, in outer: String, boundOnlyIn inner: String,
    at place: SourcePlace?, chain: [ChainLink], others: [Note], nearMisses: [NearMiss], fix: String
  ) -> Issue {
    Issue(
      .missingBinding,
      headline: """
        \(requester.capitalized) in '\(outer)' needs '\(key)', which only '\(inner)' binds.
        """,
      place: place, chain: chain,
      notes: others + [Note("'\(outer)' is around '\(inner)' and can't see into it")],
      nearMisses: nearMisses, fix: fix)
  }

  static func duplicateBinding(of key: String, declarations: [Note], fix: String) -> Issue {
    Issue(
      .duplicateBinding, headline: "'\(key)' is bound \(times(declarations.count)).",
      place: declarations.last?.place, notes: declarations, fix: fix)
  }

  static func duplicateInput(of key: String, declarations: [Note]) -> Issue {
    Issue(
      .duplicateBinding, headline: "The input '\(key)' is declared \(times(declarations.count)).",
      place: declarations.last?.place,
      notes: declarations + [Note("one declaration is enough; remove the others")])
  }

  static func duplicateOverride(of key: String, in owner: String, declarations: [Note]) -> Issue {
    Issue(
      .duplicateBinding,
      headline: "'\(key)' is overridden \(times(declarations.count)) in '\(owner)'.",
      place: declarations.last?.place,
      notes: declarations + [Note("only one of them can win; remove the others")])
  }

  static func dependencyCycle(
    through names: [String], at place: SourcePlace?, chain: [ChainLink],
    ends: (String, String)?, fix: String?
  ) -> Issue {
    let first = names.first ?? ""
    let way =
      names.count > 5
      ? [names[0], names[1], "…", names[names.count - 1], first].joined(separator: " → ")
      : (names + [first]).joined(separator: " → ")
    return Issue(
      .dependencyCycle, headline: "'\(first)' needs itself: \(way).", place: place, chain: chain,
      notes: ends.map { requester, target in
        [Note("what \(requester) and \(target) share may go into a third type, which both take")]
      } ?? [],
      fix: fix)
  }

  static func moreCycles(than limit: Int) -> Issue {
    Issue(
      .dependencyCycle,
      headline: "There are more than \(limit.grouped) cycles; the others are not listed.")
  }

  static func captiveDependency(
    _ captive: String, isInput: Bool, heldBy holder: String, owner: String, isDeferred: Bool,
    at place: SourcePlace?, chain: [ChainLink], fix: String
  ) -> Issue {
    var notes = [Note("it is made in '\(owner)', which is no scope and has no '\(captive)'")]
    if isDeferred {
      notes.append(Note("a deferred dependency is made there as well, only later"))
    }
    return Issue(
      .captiveDependency,
      headline: """
        \(holder.capitalized) outlives the \(isInput ? "input" : "scoped") '\(captive)' that it needs.
        """,
      place: place, chain: chain, notes: notes, fix: fix)
  }

  static func moreCaptives(than limit: Int) -> Issue {
    Issue(
      .captiveDependency,
      headline: """
        There are more than \(limit.grouped) captive dependencies; the others are not listed.
        """)
  }

  static func overrideOfNothing(
    _ key: String, at place: SourcePlace?, nearMisses: [NearMiss], fix: String
  ) -> Issue {
    Issue(
      .overrideOfNothing, headline: "The override of '\(key)' has no binding to replace.",
      place: place, nearMisses: nearMisses, fix: fix)
  }

  static func decoratorOfNothing(
    _ key: String, at place: SourcePlace?, nearMisses: [NearMiss], fix: String?
  ) -> Issue {
    Issue(
      .decoratorOfNothing, headline: "The decorator of '\(key)' has nothing to wrap.",
      place: place, nearMisses: nearMisses, fix: fix)
  }

  static func emptyCollection(
    of key: String, neededBy requester: String, at place: SourcePlace?, chain: [ChainLink],
    others: [Note], nearMisses: [NearMiss], fix: String
  ) -> Issue {
    Issue(
      .emptyCollection,
      headline: "\(requester.capitalized) collects '\(key)', to which nothing contributes.",
      place: place, chain: chain, notes: others, nearMisses: nearMisses, fix: fix)
  }

  static func unsuppliedInput(
    _ key: String, of scope: String, at place: SourcePlace?, notes: [Note], fix: String
  ) -> Issue {
    Issue(
      .unsuppliedInput, headline: "The scope '\(scope)' doesn't supply the input '\(key)'.",
      place: place, notes: notes, fix: fix)
  }

  /// A binding is for a type whose values say nothing.
  static func valuelessBinding(
    _ key: String, isNever: Bool, place: SourcePlace?, fix: String?
  ) -> Issue {
    Issue(
      .valuelessBinding, headline: "A binding of '\(key)' gives no value.", place: place,
      notes: isNever
        ? [] : [Note("a closure that makes what can't be copied is taken to return '()'")],
      fix: fix.map { "\($0)  // the type that is meant" })
  }

  static func unusedBinding(_ subject: String, at place: SourcePlace?) -> Issue {
    Issue(.unusedBinding, headline: "Nothing needs \(subject).", place: place)
  }
}

// MARK: - Parts of issues

extension NearMiss {
  /// The near miss in words.
  public var text: String {
    switch reason {
    case .otherQualifier: "'\(name)', where only the qualifier differs"
    case .optional: "'\(name)', where only one of the two is optional"
    case .concreteType:
      name.hasPrefix("any ") ? "'\(name)', its protocol" : "'\(name)', bound only as itself"
    case .otherOwner: "'\(name)' in '\(owner ?? "another owner")', out of sight"
    case .onlyContributed: "'[\(name)]', to which it is contributed"
    case .notContributed: "'\(name)', bound but not contributed"
    case .otherArguments: "'\(name)', which takes other arguments"
    case .otherEffects: "'\(name)', which is called in another way"
    case .madeFromArguments: "'\(name)', which makes it from arguments"
    case .givenByProvider: "'\(name)', which a Provider gives"
    case .sameNameInAnotherModule: "'\(name)', a type of another module"
    case .similarName: "'\(name)', with a similar name"
    }
  }
}

extension Note {
  static func alsoNeeded(by requester: String, at place: SourcePlace?) -> Note {
    Note("\(requester) needs it too", place: place)
  }

  /// How a value is taken that differs from one object to the next.
  static func argument(of requester: String, _ binding: String) -> Note {
    Note("if each \(requester) has another, it is an argument: \(binding)")
  }

  static func needed(by requester: String, at place: SourcePlace?) -> Note {
    Note("\(requester) needs it", place: place)
  }

  /// Where a value is bound that was asked for elsewhere.
  static func bound(_ name: String, at place: SourcePlace) -> Note {
    Note("'\(name)' is bound here", place: place)
  }

  /// What was asked for where something that it needs was refused.
  package static func asked(for name: String) -> Note {
    Note("'\(name)', which is asked for here, needs it")
  }

  /// Where a member of a graph is written that was read or replaced elsewhere.
  static func declared(_ member: String, at place: SourcePlace) -> Note {
    Note("'\(member)' is declared here", place: place)
  }

  /// Why nothing is made from a container.
  static let noContainer = Note(
    "a factory names what it needs and never gets the container, so that all edges are known")

  static func more(_ count: Int) -> Note {
    Note("and \(count.grouped) more")
  }

  static func declaration(
    _ name: String, lifetime: Lifetime, modules: [String], owner: String?, at place: SourcePlace?
  ) -> Note {
    let way = modules.isEmpty ? "" : ", through \(modules.joined(separator: " / "))"
    return Note(
      "\(lifetime.rawValue) '\(name)'\(way)\(owner.map { ", in '\($0)'" } ?? "")", place: place)
  }
}

private func times(_ count: Int) -> String {
  count == 2 ? "twice" : "\(count.grouped) times"
}

extension String {
  /// The text with a capital letter at its start.
  fileprivate var capitalized: String {
    prefix(1).uppercased() + dropFirst()
  }
}

extension Int {
  /// The number with a comma between thousands.
  package var grouped: String {
    guard magnitude >= 1_000 else { return String(self) }
    let rest = String(self % 1_000 + 1_000).suffix(3)
    return "\((self / 1_000).grouped),\(rest)"
  }
}
