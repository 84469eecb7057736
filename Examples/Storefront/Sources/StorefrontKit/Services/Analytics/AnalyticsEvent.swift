/// Something that was done in the shop, without saying by whom.
struct AnalyticsEvent: Hashable, Sendable, Encodable {
  /// What was done, such as `order.paid`.
  let name: String
  /// What is worth knowing about it.
  let details: [String: String]

  init(_ name: String, _ details: [String: String] = [:]) {
    self.name = name
    self.details = details
  }
}
