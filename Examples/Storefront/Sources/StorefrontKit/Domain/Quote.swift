/// What a cart would cost.
struct Quote: Hashable, Sendable {
  /// The products.
  let lines: [OrderLine]
  /// Discounts and fees, in the order in which they were applied.
  private(set) var adjustments: [Adjustment] = []

  init(lines: [OrderLine]) {
    self.lines = lines
  }

  /// What the lines cost.
  var subtotal: Money { lines.map(\.total).reduce(.zero, +) }
  /// What is to be paid.
  var total: Money { adjustments.map(\.amount).reduce(subtotal, +) }

  mutating func adjust(by amount: Money, for label: String) {
    adjustments.append(Adjustment(label: label, amount: amount))
  }
}
