/// What the singleton rows resolve, and what the repositories of the screen share.
public protocol Client: Part {}

/// A client without dependencies.
public final class HTTPClient: Client {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a client.
  public init() {}
}
