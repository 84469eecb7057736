/// What a graph is made for, which picks among the alternatives of its members.
public enum GraphContext: Sendable {
  /// The app as its users have it.
  case live
  /// Previews of its views.
  case preview
  /// Tests.
  case test
}
