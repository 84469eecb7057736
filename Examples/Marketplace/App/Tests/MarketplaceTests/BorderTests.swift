import Basket
import Catalogue
import Joinery
import JoineryAnalysis
import Testing

@testable import MarketplaceKit

/// What happens where two features meet.
@Suite struct BorderTests {
  @Test func `Types of the same name are different keys`() throws {
    let container = try Container {
      Instance(Catalogue.Item(code: "TEA", title: "Tea", price: 500))
      Instance(Basket.Item(code: "TEA", count: 2, price: 500))
    }
    #expect(container.resolve(Catalogue.Item.self).title == "Tea")
    #expect(container.resolve(Basket.Item.self).count == 2)
  }

  @Test func `A report tells types of the same name apart`() throws {
    struct Label: Sendable { let item: Basket.Item }
    let error = #expect(throws: GraphError.self) {
      try Container {
        Instance(Catalogue.Item(code: "TEA", title: "Tea", price: 500))
        Transient(Label.init(item:))
      }
    }
    let report = try #require(error?.description)
    #expect(report.contains("'Basket.Item'"))
    #expect(report.contains("'Catalogue.Item'"))
  }

  @Test func `What a feature keeps for itself is in the picture, and cannot be asked for`() throws {
    let container = try Container.marketplace(AppGraph())
    #expect(container.description.text.contains("ItemIndex"))
    // `container.resolve(ItemIndex.self)` is an error of the compiler here: it is Catalogue's own.
    // So is `CatalogueGraph(source: source) { $0.index = … }`.
  }
}
