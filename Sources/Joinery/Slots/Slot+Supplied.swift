/// Values that somebody else has made.
///
/// Such a value is kept when somebody first asks for it: until then another one may take its place.
extension Slot {
  /// The value that somebody has supplied and nobody has asked for, which is kept from now on.
  ///
  /// - Throws: ``GraphError`` when it can't be kept.
  func suppliedValue() throws -> Value? {
    if sharing == .none { return nil }
    return try cell.takeSupplied(for: Construction(of: self)).map(keep)
  }

  /// Keeps a value that was supplied.
  func keep(_ box: ValueBox) throws -> Value {
    guard let box = box as? TypedValueBox<Value> else {
      preconditionFailure("a value of another type was supplied")
    }
    do {
      cell.succeed(try store(box.value), keeping: sharing == .once)
      return box.value
    } catch {
      _ = cell.fail(error)
      throw error
    }
  }
}
