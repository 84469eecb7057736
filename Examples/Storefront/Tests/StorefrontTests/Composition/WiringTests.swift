import Foundation
import Joinery
import JoineryAnalysis
import Testing

@testable import StorefrontKit

@Suite struct WiringTests {
  let dependencies: AppDependencies

  init() throws {
    dependencies = try AppDependencies(
      configuration: AppConfiguration(database: .file("/nowhere/shop.sqlite")))
  }

  @Test("The shop that is shipped is wired without a fault, and opens nothing")
  func valid() {
    #expect(dependencies.container.description.issues().isEmpty)
  }

  @Test("Every binding is needed by a screen, or is one")
  func nothingUnused() {
    let graph = dependencies.container.description
    let screens = graph.nodes.map(\.key).filter { $0.type.contains("ViewModel") }
    #expect(screens.count == 7)
    #expect(graph.issues(reportsUnused: true, roots: screens).isEmpty)
  }

  @Test("The wiring is one container of three modules")
  func modules() {
    let modules = Set(dependencies.container.description.nodes.map(\.modules))
    #expect(modules == [[], ["storage"], ["services"], ["features"]])
  }

  @Test("Every screen can be made")
  func screens() async throws {
    let dependencies = try await Shop().dependencies
    _ = dependencies.makeUserList()
    #expect(dependencies.makeUserProfile(userId: Demo.ada.id).userID == Demo.ada.id)
    _ = dependencies.makeProductList()
    _ = try dependencies.makeCheckout()
    _ = dependencies.makeOrderList()
    _ = dependencies.makeSettings()
    _ = dependencies.makeActivity()
  }

  @Test("A service is shared, and the events of all screens are in one log")
  func shared() async throws {
    let shop = try await Shop()
    try shop.dependencies.makeUserList().load()
    try shop.dependencies.makeSettings().load()
    #expect(shop.events == ["users.listed", "settings.opened"])
  }

  @Test("Only the composition knows the container")
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
