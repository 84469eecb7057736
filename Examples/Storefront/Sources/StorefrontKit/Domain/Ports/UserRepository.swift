import Foundation

/// Where the customers are kept.
protocol UserRepository: Sendable {
  /// All customers, by name.
  func all() throws -> [User]
  /// The customer with an id, if there is one.
  func user(_ id: UUID) throws -> User?
  /// Changes a customer's name.
  ///
  /// - Returns: The customer, or nil if there is none with that id.
  func rename(_ id: UUID, to name: PersonName) throws -> User?
}
