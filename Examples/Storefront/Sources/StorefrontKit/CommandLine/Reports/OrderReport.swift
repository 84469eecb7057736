import Foundation

/// One order, as a receipt.
struct OrderReport: Report {
  let order: Order

  var text: String {
    var table = TextTable(columns: [.right, .left, .right, .right])
    table.rows += order.lines.map { line in
      ["\(line.quantity) x", line.name, "\(line.unitPrice)", "\(line.total)"]
    }
    table.rows += order.adjustments.map { ["", $0.label, "", "\($0.amount)"] }
    table.rows.append(["", "Total", "", "\(order.total)"])
    return "\(heading)\n\(table.text)"
  }

  private var heading: String {
    let words = ["Order \(order.number)", order.placedAt.minute, order.state.rawValue]
    return (words + (order.receipt.map { ["receipt \($0.printable)"] } ?? []))
      .joined(separator: ", ")
  }

  func encode(to encoder: any Encoder) throws {
    try order.encode(to: encoder)
  }
}
