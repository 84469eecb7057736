import JoineryAnalysis

/// What a generator knows of a key, so that most plans are valid.
struct KeyFacts {
  var key: PlanKey
  /// Whether there is a value, besides contributions.
  var isBound = false
  var isContributed = false
  var lifetime = Lifetime.transient
  /// Whether a value belongs to a scope, or needs one that does.
  var isShortLived = false
  /// Whether only a factory that waits can need it.
  var mustBeAwaited = false
  /// How many objects are made for a request at most.
  var cost = 1

  /// What it means to need a key by a parameter of a form.
  func isFit(for need: Need.Form) -> Bool {
    switch need {
    case .one, .optional, .lazy, .provider: isBound
    case .all, .lazies: isContributed
    }
  }
}
