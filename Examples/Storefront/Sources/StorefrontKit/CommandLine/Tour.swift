/// A walk through every screen that leaves the shop as it was, but for one more order.
struct Tour {
  let factory: any ViewModelFactory
  let wiring: Wiring
  let opening: Opening

  /// Takes the tour.
  func callAsFunction() throws -> TourReport {
    let list = factory.makeUserList()
    try list.load()
    guard let first = list.users.first else { throw ShopError.noUsers }

    try Task.checkCancellation()
    let profile = factory.makeUserProfile(userId: first.id)
    let user = try profile.load()
    let renamed = try profile.rename(to: "A. Nother")
    try profile.rename(to: user.name)

    try Task.checkCancellation()
    let catalogue = factory.makeProductList()
    try catalogue.restock()
    try catalogue.load()

    let purchase = try purchase(of: catalogue.products)
    let settings = factory.makeSettings()
    try settings.load()

    return TourReport(
      users: UserListReport(users: list.users),
      profile: UserReport(user: user),
      renamed: UserReport(user: renamed),
      products: ProductListReport(products: catalogue.products),
      purchase: purchase,
      settings: SettingsReport(settings: settings.settings),
      activity: ActivityReport(events: factory.makeActivity().events),
      opening: OpeningReport(opening: opening),
      wiring: wiring)
  }

  /// Buys two pieces of the first product and one of the last, unless the shop refuses.
  private func purchase(of products: [Product]) throws -> PurchaseReport {
    let checkout = factory.makeCheckout()
    do {
      for (product, count) in zip([products.first, products.last], [2, 1]) {
        guard let product, let quantity = Quantity(count) else { continue }
        try checkout.add(CartItem(sku: product.sku, quantity: quantity))
      }
      return .bought(try checkout.buy())
    } catch let error as ShopError {
      return .refused(error)
    }
  }
}
