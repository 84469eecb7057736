/// How the shop was opened.
struct Opening: Hashable, Sendable {
  /// One part of the shop that was made or started.
  struct Step: Hashable, Sendable {
    /// The part's name in the wiring, and what was done with it.
    let name: String
    /// How long it took.
    let duration: Duration
  }

  /// The steps that opening took its time for: each waited for the one before it.
  var criticalPath: [Step]
  /// How long it took altogether.
  var duration: Duration
}
