/// What the row of a single transient resolves.
public protocol Ticket: Part {}

/// A ticket without dependencies.
public final class PaperTicket: Ticket {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a ticket.
  public init() {}
}
