/// How long values are kept.
public class Scope: @unchecked Sendable {  // it has no state, and is known by its identity
  /// As long as the process.
  public static let singleton = Cached()

  fileprivate init() {}

  /// Until it is reset.
  public final class Cached: Scope, @unchecked Sendable {
    /// Creates a scope.
    public override init() {}
  }
}
