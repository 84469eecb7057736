import Foundation

/// Makes identifiers.
protocol IdentifierSource: Sendable {
  /// Makes an identifier that nobody has used.
  func next() -> UUID
}
