/// Something that makes an order dearer or cheaper than its lines.
struct Adjustment: Hashable, Sendable, Encodable {
  /// What it is for.
  let label: String
  /// What is added; negative for a discount.
  let amount: Money
}
