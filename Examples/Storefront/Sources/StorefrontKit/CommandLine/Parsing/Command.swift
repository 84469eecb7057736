import Foundation

/// What is to be done, with its operands read.
enum Command: Hashable {
  case tour
  case users
  case user(UUID)
  case rename(UUID, name: String)
  case products
  case buy([CartItem])
  case orders
  case settings
  case change(Settings.Change)
  case graph
}

extension Command {
  /// Reads a command and its operands; without any it is the tour.
  init(operands: [String]) throws(UsageError) {
    guard let first = operands.first else {
      self = .tour
      return
    }
    guard let name = CommandName(rawValue: first) else {
      throw .unknownCommand(first, closest: closest(to: first, in: CommandName.self))
    }
    let rest = Array(operands.dropFirst())
    switch (name, rest.count) {
    case (.users, 0): self = .users
    case (.user, 1): self = .user(try UUID(operand: rest[0]))
    case (.rename, 2): self = .rename(try UUID(operand: rest[0]), name: rest[1])
    case (.products, 0): self = .products
    case (.buy, _):
      var items: [CartItem] = []
      for operand in rest { items.append(try CartItem(operand: operand)) }
      self = .buy(items)
    case (.orders, 0): self = .orders
    case (.settings, 0): self = .settings
    case (.settings, 2): self = .change(try Settings.Change(operands: rest[0], rest[1]))
    case (.graph, 0): self = .graph
    case (.users, _), (.user, _), (.rename, _), (.products, _), (.orders, _), (.settings, _),
      (.graph, _):
      throw .wrongOperands(name)
    }
  }
}

extension UUID {
  fileprivate init(operand: String) throws(UsageError) {
    guard let id = UUID(uuidString: operand) else { throw .malformedID(operand) }
    self = id
  }
}

extension CartItem {
  /// Reads `SKU` or `SKU:N`.
  fileprivate init(operand: String) throws(UsageError) {
    let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let code = parts.first, let sku = SKU(String(code)) else { throw .malformedSKU(operand) }
    let count = parts.count == 2 ? Int(digits: parts[1]) : 1
    guard let quantity = count.flatMap(Quantity.init) else { throw .malformedQuantity(operand) }
    self.init(sku: sku, quantity: quantity)
  }
}
