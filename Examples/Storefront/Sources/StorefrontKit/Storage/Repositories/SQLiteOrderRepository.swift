import Foundation

/// The orders in the database.
struct SQLiteOrderRepository: OrderRepository {
  let database: Database

  func all() throws -> [Order] {
    try database.read { try $0.orders("ORDER BY number DESC") }
  }

  func pending() throws -> [Order] {
    try database.read { try $0.orders("WHERE state = 'pending' ORDER BY number") }
  }

  func place(_ draft: OrderDraft) throws -> Order {
    try database.write { connection in
      for line in draft.quote.lines {
        try connection.takeFromShelf(line)
      }
      let number = try connection.insert(draft)
      return try connection.order(number)
    }
  }

  func markPaid(_ order: Order, receipt: String) throws -> Order {
    try database.write { connection in
      try connection.settle(order, as: .paid, receipt: receipt)
      return try connection.order(order.number)
    }
  }

  func markDeclined(_ order: Order) throws -> Order {
    try database.write { connection in
      // Another process may have settled the order first: its goods go back only once.
      if try connection.settle(order, as: .declined, receipt: nil) {
        for line in order.lines {
          try connection.putBack(line)
        }
      }
      return try connection.order(order.number)
    }
  }
}
