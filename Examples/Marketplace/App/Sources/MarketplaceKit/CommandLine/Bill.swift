import Basket

/// A receipt, to read.
struct Bill {
  let receipt: Receipt

  var text: String {
    let lines = receipt.items.map { "  \($0.count) \($0.code), \(euros($0.count * $0.price))\n" }
    return "Sold to \(receipt.customer):\n" + lines.joined()
      + "  to pay \(euros(receipt.total))\n"
  }
}
