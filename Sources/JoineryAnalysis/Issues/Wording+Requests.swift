/// The words of what goes wrong when somebody asks for a value.
extension Issue {
  /// A scoped value, or what needs one, was asked for in a container that is no scope.
  ///
  /// - Parameters:
  ///   - key: The name of what was asked for.
  ///   - scoped: The name of the scoped value; the same where it was asked for itself.
  ///   - isInput: Whether the scoped value is an input.
  ///   - container: The name of the container.
  ///   - place: Where it was asked for.
  ///   - chain: The way from what was asked for to the scoped value.
  ///   - fix: The smallest edit that may put it right, as code.
  /// - Returns: The issue.
  package static func scopedOutsideScope(
    _ key: String, needs scoped: String, isInput: Bool = false, container: String,
    place: SourcePlace? = nil, chain: [ChainLink] = [], fix: String? = nil
  ) -> Issue {
    let reason =
      key == scoped
      ? "it belongs to a scope" : "it needs the \(isInput ? "input" : "scoped") '\(scoped)'"
    return Issue(
      .scopedOutsideScope,
      headline: "'\(key)' can't be made in '\(container)', which is no scope: \(reason).",
      place: place, chain: chain, fix: fix)
  }

  /// Something was asked for that needs an input which has no value.
  ///
  /// - Parameters:
  ///   - key: The name of what was asked for.
  ///   - input: The name of the input; the same where it was asked for itself.
  ///   - container: The name of the container.
  ///   - place: Where it was asked for.
  ///   - chain: The way from what was asked for to the input.
  ///   - fix: The smallest edit that may put it right, as code.
  /// - Returns: The issue.
  package static func unsuppliedInput(
    _ key: String, needs input: String, container: String, place: SourcePlace? = nil,
    chain: [ChainLink] = [], fix: String? = nil
  ) -> Issue {
    let reason = key == input ? "it is an input" : "it needs the input '\(input)'"
    return Issue(
      .unsuppliedInput,
      headline: "'\(key)' can't be made in '\(container)': \(reason), which nothing supplies.",
      place: place, chain: chain, fix: fix)
  }

  /// A container was asked for something that it doesn't bind.
  ///
  /// - Parameters:
  ///   - key: The name of what was asked for.
  ///   - container: The name of the container.
  ///   - place: Where it was asked for.
  ///   - notes: What else there is to say.
  ///   - nearMisses: What is bound and comes close.
  ///   - fix: The smallest edit that may put it right, as code.
  /// - Returns: The issue.
  package static func notBound(
    _ key: String, container: String, place: SourcePlace? = nil, notes: [Note] = [],
    nearMisses: [NearMiss] = [], fix: String? = nil
  ) -> Issue {
    Issue(
      .notBound, headline: "'\(key)' was asked of '\(container)', which doesn't bind it.",
      place: place, notes: notes, nearMisses: nearMisses, fix: fix)
  }

  /// A value was asked for while it was being made.
  ///
  /// - Parameter path: The constructions, the outermost first; the last asks for the first again.
  /// - Returns: The issue.
  package static func constructionCycle(path: [ChainLink]) -> Issue {
    let first = path.first?.name ?? ""
    return Issue(
      .constructionCycle, headline: "'\(first)' was asked for while it was being made.",
      place: path.last?.place,
      chain: path + [ChainLink(first, place: path.first?.place, remark: "not made yet")],
      notes: [
        Note("a Lazy, Provider or factory may close a cycle, if it is called after construction")
      ])
  }

  /// A value was asked for by what it waits for, through the start or the stop of a container.
  ///
  /// - Parameters:
  ///   - key: The name of what was asked for.
  ///   - event: What it waits for, such as "the stop of 'shop'".
  ///   - path: What waits for what, from the value on; the last one has asked for it.
  /// - Returns: The issue.
  package static func waitsForItself(
    _ key: String, through event: String, path: [ChainLink]
  ) -> Issue {
    let asker = path.last?.name ?? ""
    let end = asker == key ? "" : ", which has asked for '\(key)'"
    return Issue(
      .constructionCycle,
      headline: "'\(key)' waits for \(event), which waits for '\(asker)'\(end).",
      place: path.last?.place, chain: path.count > 1 ? path : [],
      notes: [Note("start and stop a container where nothing that it waits for waits for that")])
  }

  /// A deferred dependency was asked for after its container was released.
  ///
  /// - Parameters:
  ///   - key: The name of what was asked for.
  ///   - container: The name of the container.
  ///   - place: Where the dependency was bound.
  /// - Returns: The issue.
  package static func containerReleased(
    _ key: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .containerReleased, headline: "'\(key)' was asked for after '\(container)' was released.",
      place: place,
      notes: [
        Note("a Lazy, Provider or factory doesn't keep its container; keep it as long as they live")
      ])
  }

  /// Deferred constructions are nested without end.
  ///
  /// - Parameters:
  ///   - key: The name of what is made again and again.
  ///   - limit: How many constructions may be nested.
  ///   - place: Where it was bound.
  /// - Returns: The issue.
  package static func endlessConstruction(
    _ key: String, limit: Int, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .endlessConstruction,
      headline: """
        Making '\(key)' doesn't end, or needs a larger stack: \(limit.grouped) constructions nest.
        """,
      place: place,
      notes: [
        Note("if it doesn't end, each asks for the next through a Provider or a factory"),
        Note("a long chain of its own is made on a thread with a larger stack, or by 'start()'"),
      ])
  }

  /// Requests lead to each other without end.
  ///
  /// - Parameters:
  ///   - requests: What was asked for, in this order.
  ///   - isClosed: Whether the last request led to the first again.
  ///   - owner: The name of the graph or container that was asked last.
  ///   - count: How many of them wait for each other: nil when they have used up the stack.
  /// - Returns: The issue.
  package static func endlessConstruction(
    of requests: [ChainLink], isClosed: Bool, in owner: String, waiting count: Int? = nil
  ) -> Issue {
    let subject = isClosed ? requests.first : requests.last
    var chain = requests
    if isClosed, let first = requests.first {
      chain.append(ChainLink(first.name, place: first.place, remark: "made again"))
    }
    let reason =
      count.map { "\($0.grouped) requests wait for each other" } ?? "the stack is used up"
    return Issue(
      .endlessConstruction,
      headline: "Making '\(subject?.name ?? "")' of '\(owner)' doesn't end: \(reason).",
      place: subject?.place,
      chain: chain,
      notes: [
        Note("an initialiser asks for what is being made, through an object that knows '\(owner)'"),
        Note("take it as a parameter, or ask for it after construction"),
      ])
  }

  /// A weak binding made a value that can't be held weakly.
  ///
  /// - Parameters:
  ///   - key: The name of what is bound.
  ///   - type: The name of the value's type.
  ///   - place: Where it was bound.
  ///   - fix: The smallest edit that may put it right, as code.
  /// - Returns: The issue.
  package static func notAClassInstance(
    _ key: String, madeAs type: String, place: SourcePlace? = nil, fix: String? = nil
  ) -> Issue {
    let value = key == type ? "" : " as '\(type)'"
    return Issue(
      .notAClassInstance,
      headline: "'\(key)' is bound weakly, but what is made\(value) is no class instance.",
      place: place, fix: fix)
  }

  /// A factory threw where the request couldn't.
  ///
  /// - Parameters:
  ///   - key: The name of what was to be made.
  ///   - error: The error, in words.
  ///   - place: Where it was asked for.
  ///   - chain: The way from what was asked for to what failed.
  ///   - fix: The smallest edit that may put it right, as code.
  /// - Returns: The issue.
  package static func constructionFailed(
    _ key: String, error: String, place: SourcePlace? = nil, chain: [ChainLink] = [],
    fix: String? = nil
  ) -> Issue {
    Issue(
      .constructionFailed, headline: "Making '\(key)' failed: \(error)", place: place, chain: chain,
      notes: [Note("a request that doesn't throw stops at an error; 'try get()' passes it on")],
      fix: fix)
  }
}
