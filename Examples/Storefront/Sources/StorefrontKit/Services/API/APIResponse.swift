import Foundation

/// An answer from another machine.
struct APIResponse: Hashable, Sendable {
  /// The status, with the numbers of HTTP.
  var status: Int
  var body: Data
}
