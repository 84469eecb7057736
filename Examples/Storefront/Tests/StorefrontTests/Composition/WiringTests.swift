import Foundation
import Joinery
import JoineryAnalysis
import JoineryTesting
import Testing

@testable import StorefrontKit

@Suite struct WiringTests {
  @Test("A shop is wired without opening anything", arguments: PaymentPlugin.allCases)
  func unopened(plugin: PaymentPlugin) throws {
    let location = DatabaseLocation.file("/nowhere/shop.sqlite")
    _ = try Shop(configuration: AppConfiguration(database: location, paymentMethods: [plugin]))
  }

  @Test("The graphs have all that they need")
  func valid() {
    expectValid(CheckoutGraph.self)
  }

  @Test("Every member is needed by a screen or a payment method, or is a screen")
  func nothingUnused() {
    let graph = CheckoutGraph.description
    let screens = graph.nodes.map(\.key).filter { $0.type.contains("ViewModel") }
    #expect(screens.count == 8)
    // The payment methods ask for the client, by its type, and a visit for the analytics.
    let others = graph.nodes.map(\.key).filter {
      $0.type.contains("APIClient") || $0.type.contains("AnalyticsService")
    }
    #expect(graph.issues(reportsUnused: true, roots: screens + others).isEmpty)
  }

  @Test("The wiring is four graphs, each with the one before it as its parent")
  func graphs() {
    #expect(
      CheckoutGraph.description.owners
        == ["StorageGraph", "ServicesGraph", "SessionGraph", "CheckoutGraph"])
  }

  @Test("Only the composition knows what the library wires: others have ambient values at most")
  func imports() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/StorefrontKit").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let layer = file.pathComponents[sources.pathComponents.count]
      guard layer != "Composition" else { continue }
      count += 1
      #expect(text.contains("import Joinery\n") == text.contains("@Injected("), "\(file.path())")
      if ["Domain", "Storage"].contains(layer) {
        #expect(!text.contains("import Joinery\n"), "\(file.path())")
      }
    }
    #expect(count > 50)
  }
}
