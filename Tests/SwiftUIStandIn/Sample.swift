// An app that uses everything in JoinerySwiftUI. It is type-checked, with and without the main actor by
// default, and its parts are what the checks in Behaviour draw.

import Joinery
import JoinerySwiftUI
import Observation
import SwiftUI

// MARK: Ambient values

nonisolated protocol Analytics: Sendable {
  var name: String { get }
}

nonisolated struct NamedAnalytics: Analytics {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Makes the view models, with what only the factory knows.
nonisolated protocol ViewModelFactory: Sendable {
  @MainActor func order(id: Int) -> OrderModel
}

nonisolated struct LiveFactory: ViewModelFactory {
  @MainActor func order(id: Int) -> OrderModel { OrderModel(id: id) }
}

nonisolated extension InjectedValues {
  @InjectedEntry(preview: NamedAnalytics("preview"))
  var analytics: any Analytics = NamedAnalytics("default")
  @InjectedEntry var factory: any ViewModelFactory = LiveFactory()
  @InjectedEntry var language: String = "none"
  @InjectedEntry var shop: ShopGraph?
  @InjectedEntry var session: String
}

// MARK: A graph, and a container

@Graph
nonisolated final class ShopGraph: Sendable {
  let name: String
  @MainActor @Singleton(CartStore.init(name:)) var cart: CartStore
}

@MainActor @Observable
final class CartStore {
  let name: String
  var count = 0

  init(name: String) { self.name = name }
}

@MainActor
func makeContainer(_ name: String) throws -> Container {
  try Container(name) {
    Instance(name)
    Singleton(main: CartStore.init(name:))
  }
}

// MARK: View models

@MainActor @Observable
final class ProfileModel {
  @Injected(\.analytics) @ObservationIgnored var analytics: any Analytics
  var name = ""

  init() {}

  func load() async { name = analytics.name }
}

@MainActor @Observable
final class OrderModel {
  @Injected(\.analytics) @ObservationIgnored var analytics: any Analytics
  let id: Int

  init(id: Int) { self.id = id }
}

// MARK: Views

struct AnalyticsView: View {
  @InjectedValue(\.analytics) private var analytics

  var body: some View { Text("analytics: \(analytics.name)") }
}

struct ProfileView: View {
  @InjectedState private var model = ProfileModel()
  @Environment(\.injected) private var injected
  @State private var tapped = "nothing"

  var body: some View {
    VStack {
      Text("model: \(model.analytics.name) \(model.name)")
      Text("tapped: \(tapped)")
      TextField("name", text: $model.name)
      Button("plain") { tapped = ProfileModel().analytics.name }
      Button("tree") { tapped = withInjected(injected) { ProfileModel().analytics.name } }
    }
    .task { await withInjected(injected) { await ProfileModel().load() } }
  }
}

struct OrderView: View {
  @InjectedState private var order: OrderModel
  @InjectedState(\.factory, make: { $0.order(id: 2) }) private var second

  init(id: Int) {
    _order = InjectedState { OrderModel(id: id) }
  }

  var body: some View {
    Text("order \(order.id): \(order.analytics.name)")
    Text("order \(second.id): \(second.analytics.name)")
  }
}

struct CartView: View {
  @InjectedState private var resolved: CartStore
  @InjectedState private var missing: OrderModel?
  @Environment(CartStore.self) private var cart

  var body: some View {
    Text("cart of \(cart.name): \(cart.count), \(resolved === cart ? "the same" : "another")")
    if missing != nil { Text("an order that nothing binds") }
    Button("add") { cart.count += 1 }
  }
}

struct ShopView: View {
  @InjectedGraph private var graph: ShopGraph
  @InjectedValue(\.shop) private var shop

  var body: some View {
    Text("graph \(graph.cart.name): \(graph.cart.count)")
    Text("entry: \(shop?.cart.name ?? "none")")
  }
}

struct LanguageView: View {
  @Environment(\.locale) private var locale
  @InjectedValue(\.language) private var language

  var body: some View { Text("locale: \(locale), language: \(language)") }
}

/// Reads an entry that has no default.
struct SessionView: View {
  @InjectedValue(\.session) private var session

  var body: some View { Text(session) }
}

/// Shows a model that somebody else has made.
struct DetailView: View {
  let model: ProfileModel

  var body: some View { Text("detail: \(model.analytics.name)") }
}

struct RootView: View {
  let container: Container
  let graph: ShopGraph

  var body: some View {
    VStack {
      AnalyticsView()
      AnalyticsView().injected(\.analytics, NamedAnalytics("below"))
      ProfileView()
      OrderView(id: 1)
      CartView().injectedStore(CartStore.self)
      ShopView().graph(\.shop, graph)
      LanguageView().injected(\.language, environment: \.locale)
      LanguageView().environment(\.locale, injected: \.language)
      InjectedReader { _ in DetailView(model: ProfileModel()) }
    }
    .injected { $0.language = "de" }
    .container(container)
    .graph(graph)
  }
}

struct ShopApp: App {
  private let container: Container
  private let graph = ShopGraph(name: "app")

  init() {
    do { container = try makeContainer("app") } catch { fatalError("\(error)") }
  }

  var body: some Scene {
    WindowGroup { RootView(container: container, graph: graph) }
      .injected(\.analytics, NamedAnalytics("scene"))
      .container(container)
      .graph(graph)
  }
}

// MARK: Previews

/// What `#Preview(traits: .injecting { … }) { … }` expands to.
@MainActor
func makePreview() -> Preview {
  Preview(
    "profile",
    traits: .injecting { $0.language = "fr" },
    .injecting { $0[graph: ShopGraph.self] = ShopGraph(name: "preview") }
  ) {
    VStack {
      AnalyticsView()
      ProfileView()
      ShopView()
      LanguageView()
      InjectedReader { _ in DetailView(model: ProfileModel()) }
    }
  }
}
