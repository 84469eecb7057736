import Foundation

extension Statement {
  /// The identifier in a column, counted from 0.
  func identifier(_ column: Int) throws(StorageError) -> UUID {
    try value(UUID(uuidString: text(column)), in: column)
  }

  /// The product code in a column, counted from 0.
  func sku(_ column: Int) throws(StorageError) -> SKU {
    try value(SKU(text(column)), in: column)
  }

  /// The amount in a column, counted from 0.
  func money(_ column: Int) throws(StorageError) -> Money {
    let cents = try integer(column)
    let limit = Money.maximum.cents
    return try value((-limit...limit).contains(cents) ? Money(cents: cents) : nil, in: column)
  }

  /// The number of pieces in a column, counted from 0.
  func count(_ column: Int) throws(StorageError) -> Int {
    let count = try integer(column)
    return try value((0...1_000_000).contains(count) ? count : nil, in: column)
  }

  /// The point in time in a column, counted from 0.
  func date(_ column: Int) throws(StorageError) -> Date {
    Date(timeIntervalSince1970: Double(try integer(column)))
  }
}
