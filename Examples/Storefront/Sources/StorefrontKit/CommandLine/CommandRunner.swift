/// Does what a command asks for, through the screens of the shop.
struct CommandRunner {
  let factory: any ViewModelFactory
  let wiring: Wiring
  /// How the shop was opened.
  let opening: Opening

  /// - Throws: Among others `CancellationError`, if the task is cancelled before the work has begun
  ///   or between two parts of it. What has begun is done whole.
  func run(_ command: Command) throws -> any Report {
    try Task.checkCancellation()
    switch command {
    case .tour:
      return try Tour(factory: factory, wiring: wiring, opening: opening)()
    case .users:
      let list = factory.makeUserList()
      try list.load()
      return UserListReport(users: list.users)
    case .user(let id):
      return UserReport(user: try factory.makeUserProfile(userId: id).load())
    case .rename(let id, let name):
      return UserReport(user: try factory.makeUserProfile(userId: id).rename(to: name))
    case .products:
      let list = factory.makeProductList()
      try list.load()
      return ProductListReport(products: list.products)
    case .buy(let items):
      let checkout = factory.makeCheckout()
      for item in items { try checkout.add(item) }
      return OrderReport(order: try checkout.buy())
    case .orders:
      let list = factory.makeOrderList()
      try list.load()
      return OrderListReport(orders: list.orders)
    case .settings:
      let settings = factory.makeSettings()
      try settings.load()
      return SettingsReport(settings: settings.settings)
    case .change(let change):
      let settings = factory.makeSettings()
      try settings.change(change)
      return SettingsReport(settings: settings.settings)
    case .graph:
      return wiring
    }
  }
}
