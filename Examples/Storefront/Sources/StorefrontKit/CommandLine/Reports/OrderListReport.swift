/// The orders.
struct OrderListReport: Report {
  let orders: [Order]

  var text: String {
    guard !orders.isEmpty else { return "There are no orders yet." }
    return TextTable(
      columns: [.right, .left, .left, .right, .left],
      rows: orders.map { order in
        let goods = order.lines.map { "\($0.quantity) x \($0.sku)" }.joined(separator: ", ")
        return [
          "\(order.number)", order.placedAt.minute, order.state.rawValue, "\(order.total)", goods,
        ]
      }
    ).text
  }

  func encode(to encoder: any Encoder) throws {
    try orders.encode(to: encoder)
  }
}
