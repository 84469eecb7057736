import Foundation

/// The statements that orders are made of; each is part of somebody's transaction.
extension Connection {
  /// Takes the pieces of a line from the shelf, if there are enough.
  func takeFromShelf(_ line: OrderLine) throws {
    let taken = try run(
      "UPDATE products SET stock = stock - ? WHERE sku = ? AND stock >= ?",
      .integer(line.quantity), .text(line.sku.code), .integer(line.quantity))
    guard taken == 0 else { return }
    let stock = try rows("SELECT stock FROM products WHERE sku = ?", .text(line.sku.code)) { row in
      try row.count(0)
    }
    throw ShopError.soldOut(line.sku, left: stock.first ?? 0)
  }

  /// Puts the pieces of a line back on the shelf.
  func putBack(_ line: OrderLine) throws {
    try run(
      "UPDATE products SET stock = stock + ? WHERE sku = ?",
      .integer(line.quantity), .text(line.sku.code))
  }

  /// Adds a pending order with its lines and adjustments, and gives its number.
  func insert(_ draft: OrderDraft) throws -> Int {
    try run(
      """
      INSERT INTO orders (customer, placed_at, payment_key, payment_method, state)
      VALUES (?, ?, ?, ?, 'pending')
      """,
      .text(draft.customer.uuidString),
      .integer(Int(draft.placedAt.timeIntervalSince1970.rounded(.down))),
      .text(draft.paymentKey.uuidString), .text(draft.paymentMethod))
    let number = lastInsertedKey
    for (position, line) in draft.quote.lines.enumerated() {
      try run(
        """
        INSERT INTO order_lines (order_number, position, sku, name, quantity, unit_price)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        .integer(number), .integer(position), .text(line.sku.code), .text(line.name),
        .integer(line.quantity), .integer(line.unitPrice.cents))
    }
    for (position, adjustment) in draft.quote.adjustments.enumerated() {
      try run(
        """
        INSERT INTO order_adjustments (order_number, position, label, amount)
        VALUES (?, ?, ?, ?)
        """,
        .integer(number), .integer(position), .text(adjustment.label),
        .integer(adjustment.amount.cents))
    }
    return number
  }

  /// Ends the pending state of an order, and tells whether this call was the one that did.
  @discardableResult
  func settle(_ order: Order, as state: Order.State, receipt: String?) throws -> Bool {
    try run(
      "UPDATE orders SET state = ?, receipt = ? WHERE number = ? AND state = 'pending'",
      .text(state.rawValue), .optional(receipt), .integer(order.number)) == 1
  }

  /// The order with a number.
  func order(_ number: Int) throws -> Order {
    guard let order = try orders("WHERE number = \(number)").first else {
      throw StorageError(reason: .damaged("order \(number) is gone"), location: location)
    }
    return order
  }

  /// The orders that a clause of our own selects.
  func orders(_ clause: String) throws -> [Order] {
    try rows(
      """
      SELECT number, customer, placed_at, payment_method, payment_key, state, receipt
      FROM orders \(clause)
      """
    ) { row in
      let number = try row.integer(0)
      return Order(
        number: number, customer: try row.identifier(1), placedAt: try row.date(2),
        paymentMethod: try row.text(3), paymentKey: try row.identifier(4),
        lines: try lines(of: number), adjustments: try adjustments(of: number),
        state: try row.value(Order.State(rawValue: row.text(5)), in: 5),
        receipt: try row.optionalText(6))
    }
  }

  private func lines(of order: Int) throws -> [OrderLine] {
    try rows(
      """
      SELECT sku, name, quantity, unit_price FROM order_lines
      WHERE order_number = ? ORDER BY position
      """, .integer(order)
    ) { row in
      OrderLine(
        sku: try row.sku(0), name: try row.text(1), quantity: try row.count(2),
        unitPrice: try row.money(3))
    }
  }

  private func adjustments(of order: Int) throws -> [Adjustment] {
    try rows(
      """
      SELECT label, amount FROM order_adjustments
      WHERE order_number = ? ORDER BY position
      """, .integer(order)
    ) { row in
      Adjustment(label: try row.text(0), amount: try row.money(1))
    }
  }
}
