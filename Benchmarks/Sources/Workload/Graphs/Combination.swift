/// An object that holds a shared one and one of its own.
public protocol Combination: Part {}

/// A combination of a client and a ticket.
public final class TicketOffice: Combination {
  let client: any Client
  let ticket: any Ticket

  /// The object and its ticket: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size + ticket.size }

  /// Creates a combination from its parts.
  public init(client: any Client, ticket: any Ticket) {
    self.client = client
    self.ticket = ticket
  }
}
