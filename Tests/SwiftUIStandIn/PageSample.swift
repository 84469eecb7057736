// The samples of the documentation of JoinerySwiftUI. They are type-checked, each page's line as it stands
// there, but for '#Preview', which is a macro of Xcode's.

import Joinery
import JoinerySwiftUI
import Observation
import SwiftUI

// MARK: The samples

struct PayButton: View {
  @Environment(\.injected) private var injected

  var body: some View {
    Button("Pay") { withInjected(injected) { Checkout().pay() } }
      .task { await withInjected(injected) { await Prices().load() } }
  }
}

struct OrderView: View {
  @InjectedState private var order: OrderModel

  init(id: Int) { _order = InjectedState { OrderModel(id: id) } }

  var body: some View { TextField("Note", text: $order.note) }
}

@main
struct ShopApp: App {
  private let graph = ShopGraph(config: .production)

  init() {
    InjectedValues.bootstrap { $0.analytics = LiveAnalytics() }
  }

  var body: some Scene {
    WindowGroup { RootView() }.graph(graph)
  }
}

struct UserView: View {
  let session: Container  // container.scope { Instance(user) }

  var body: some View {
    CartView().injectedStore(CartStore.self).container(session)
  }
}

// MARK: What they need

nonisolated protocol Analytics: Sendable {}
nonisolated struct NoAnalytics: Analytics {}
nonisolated struct LiveAnalytics: Analytics {}

nonisolated extension InjectedValues {
  @InjectedEntry var analytics: any Analytics = NoAnalytics()
}

nonisolated struct ShopConfig: Sendable {
  static let production = ShopConfig()
}

@Graph
nonisolated final class ShopGraph: Sendable {
  let config: ShopConfig
  @MainActor @Singleton(CartStore.init(config:)) var cart: CartStore
}

@MainActor @Observable
final class CartStore {
  init(config: ShopConfig) {}
}

@MainActor @Observable
final class OrderModel {
  let id: Int
  var note = ""

  init(id: Int) { self.id = id }
}

nonisolated struct Checkout {
  func pay() {}
}

nonisolated struct Prices {
  func load() async {}
}

struct RootView: View {
  var body: some View { Text("root") }
}

struct CartView: View {
  @Environment(CartStore.self) private var store

  var body: some View { Text("cart") }
}
