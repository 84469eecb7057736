/// Where a basket is paid.
struct Checkout: Sendable {
  let customer: any Customer
  let desk: any OrderDesk

  func pay(_ items: [Item]) throws -> Receipt {
    let sum = items.reduce(0) { $0 + $1.count * $1.price }
    let receipt = Receipt(
      customer: customer.name, items: items, total: sum * (100 - customer.discount) / 100)
    try desk.take(receipt)
    return receipt
  }
}
