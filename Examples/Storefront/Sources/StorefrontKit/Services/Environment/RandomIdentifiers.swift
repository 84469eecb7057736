import Foundation

/// Identifiers that are random.
struct RandomIdentifiers: IdentifierSource {
  func next() -> UUID { UUID() }
}
