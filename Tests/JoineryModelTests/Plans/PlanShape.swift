import JoineryTestSupport

/// What kind of plan is made.
struct PlanShape {
  /// How many types there are.
  var size: Int
  /// Whether some bindings belong to scopes.
  var hasScopes: Bool
  /// Whether some factories suspend.
  var isAwaited: Bool
  /// Whether some factories throw.
  var hasFailures: Bool
  /// Whether something may be wrong with the graph.
  var isFaulty: Bool

  /// A shape of a size, with a bit of everything.
  init(size: Int, using random: inout SeededGenerator) {
    self.size = size
    hasScopes = random.chance(40)
    isAwaited = random.chance(30)
    hasFailures = random.chance(25)
    isFaulty = size <= 12 && random.chance(35)
  }

  /// Whether a failure may be followed by a success.
  ///
  /// Where constructions are concurrent, or made from the bottom up, it isn't known which comes first.
  var isOrdered: Bool { !isAwaited && size <= 40 }
}
