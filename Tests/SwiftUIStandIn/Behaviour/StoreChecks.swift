import Joinery
import JoinerySwiftUI
import SwiftUI

extension StandInChecks {
  static func checkStores() throws {
    func cart(_ container: Container) -> some View {
      CartView().injectedStore(CartStore.self).container(container)
    }

    let first = try makeContainer("first")
    let screen = StandInScreen(cart(first))
    screen.tap("add")
    check(
      "a store is the container's, in the environment as well", screen.texts,
      ["cart of first: 1, the same"])
    screen.draw()
    check("a store stays", screen.texts, ["cart of first: 1, the same"])
    screen.show(cart(try makeContainer("second")))
    check(
      "another container has another store, and what was made before stays", screen.texts,
      ["cart of second: 0, another"])
    screen.show(cart(first))
    check("the first container still has its store", screen.texts, ["cart of first: 1, the same"])

    let graph = ShopGraph(name: "outer")
    graph.cart.count = 3
    check(
      "a graph is found by its type and by its entry",
      StandInScreen(
        ShopView().graph(\.shop, ShopGraph(name: "entry")).graph(graph)
      ).texts,
      ["graph outer: 3", "entry: entry"])
    check(
      "the nearest graph of a type prevails",
      StandInScreen(ShopView().graph(ShopGraph(name: "inner")).graph(graph)).texts,
      ["graph inner: 0", "entry: none"])
  }
}
