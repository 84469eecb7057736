import Joinery
import JoineryTesting
import Testing

@testable import Basket

@Suite struct BasketTests {
  struct Prices: PriceList {
    func price(of code: String) -> Int? { ["TEA": 500, "CUP": 900][code] }
  }

  struct Member: Customer {
    let name = "Ada"
    let discount = 10
  }

  struct SpyDesk: OrderDesk {
    let receipts = Recorder<Receipt>()
    func take(_ receipt: Receipt) { receipts.record(receipt) }
  }

  let desk = SpyDesk()

  @Test func `The graph is complete`() {
    expectValid(BasketGraph.self)
  }

  @Test func `What is bought is ordered, at the customer's price`() throws {
    let basket = BasketGraph(customer: Member(), prices: Prices(), desk: desk).basket
    for code in ["TEA", "CUP", "TEA"] { try basket.add(code) }
    let receipt = try basket.buy()
    let items = [Item(code: "TEA", count: 2, price: 500), Item(code: "CUP", count: 1, price: 900)]
    #expect(receipt == Receipt(customer: "Ada", items: items, total: 1710))
    #expect(desk.receipts.calls == [receipt])
  }

  @Test func `What has no price is not put into the basket`() throws {
    let basket = BasketGraph(customer: Member(), prices: Prices(), desk: desk).basket
    #expect(throws: NotForSale(code: "POT")) { try basket.add("POT") }
    #expect(try basket.buy().items == [])
  }

  @Test func `Each graph has a basket of its own`() throws {
    let baskets = (1...2).map { _ in
      BasketGraph(customer: Member(), prices: Prices(), desk: desk).basket
    }
    try baskets[0].add("TEA")
    #expect(try baskets[1].buy().items == [])
  }
}
