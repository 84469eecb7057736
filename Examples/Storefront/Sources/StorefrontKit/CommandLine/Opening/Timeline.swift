/// What was done when, while the shop was opened and closed.
struct Timeline: Hashable, Sendable {
  /// One part of the shop that was opened or closed.
  struct Step: Hashable, Sendable {
    /// Which of the two.
    enum Kind: String, Sendable {
      case open
      case close
    }

    /// The part's name in the wiring.
    let name: String
    let kind: Kind
    /// When it began, from the beginning of the timeline.
    var began: Duration
    /// When it ended, from the beginning of the timeline.
    var ended: Duration
  }

  /// The steps, in the order of their ends.
  var steps: [Step] = []
  /// The steps that opening took its time for: each waited for the one before it.
  var criticalPath: [Step] = []
  /// How long it took altogether.
  var duration = Duration.zero

  /// Adds a later timeline.
  ///
  /// - Parameters:
  ///   - later: What is added.
  ///   - start: When that one began, from the beginning of this one.
  mutating func append(_ later: Timeline, from start: Duration) {
    steps += later.steps.map { step in
      var step = step
      step.began += start
      step.ended += start
      return step
    }
    duration = start + later.duration
  }
}
