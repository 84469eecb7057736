/// Where a binding's factory must run.
public enum Isolation: Hashable, Sendable, Codable {
  /// Anywhere.
  case none
  /// On the main actor.
  case mainActor
  /// On another actor, which has this name.
  case actor(String)
}
