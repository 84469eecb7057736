import Foundation
import Joinery
import JoineryAnalysis
import Testing

@testable import StorefrontKit

@Suite struct WiringTests {
  @Test("A shop is wired without opening anything", arguments: PaymentPlugin.allCases)
  func unopened(plugin: PaymentPlugin) throws {
    let location = DatabaseLocation.file("/nowhere/shop.sqlite")
    _ = try Shop(configuration: AppConfiguration(database: location, paymentMethods: [plugin]))
  }

  @Test("Every member is needed by a screen or a payment method, or is a screen")
  func nothingUnused() {
    let graph = CheckoutGraph.description
    let screens = graph.nodes.map(\.key).filter { $0.type.contains("ViewModel") }
    #expect(screens.count == 8)
    // The payment methods ask for the client, by its type.
    let client = graph.nodes.map(\.key).filter { $0.type.contains("APIClient") }
    #expect(graph.issues(reportsUnused: true, roots: screens + client).isEmpty)
  }

  @Test("The wiring is four graphs, each with the one before it as its parent")
  func graphs() {
    #expect(
      CheckoutGraph.description.owners
        == ["StorageGraph", "ServicesGraph", "SessionGraph", "CheckoutGraph"])
  }

  @Test("Every screen can be made")
  func screens() async throws {
    let screens = try await TestShop().screens
    _ = screens.makeUserList()
    #expect(screens.makeUserProfile(userId: Demo.ada.id).userID == Demo.ada.id)
    _ = screens.makeProductList()
    _ = screens.makeCheckout()
    _ = screens.makeOrderList()
    _ = screens.makeSettings()
    _ = screens.makeActivity()
  }

  @Test("A service is shared, and the events of all screens are in one log")
  func shared() async throws {
    let shop = try await TestShop()
    try shop.screens.makeUserList().load()
    try shop.screens.makeSettings().load()
    #expect(shop.events == ["users.listed", "settings.opened"])
  }

  @Test("Only the composition knows the library")
  func imports() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      let folder = file.deletingLastPathComponent().lastPathComponent
      if folder != "Composition" { #expect(!text.contains("import Joinery"), "\(file.path())") }
    }
    #expect(count > 50)
  }
}
