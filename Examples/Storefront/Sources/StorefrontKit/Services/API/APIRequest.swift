import Foundation

/// A request to another machine.
struct APIRequest: Hashable, Sendable {
  var method: String
  var path: String
  /// What makes two requests the same request, sent again.
  var idempotencyKey: UUID
  var body: Data
}
