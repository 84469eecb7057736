import Foundation
import JoineryAnalysis
import JoineryReading
import Testing

/// The examples of this package, read as the tool reads them.
@Suite struct `An example` {
  @Test func `is read, but for the plug-ins that are only chosen when it runs`() throws {
    let report = try report(on: "Storefront")
    #expect(
      report.graphs.map(\.name) == [
        "CheckoutGraph", "payment methods", "ServicesGraph", "SessionGraph", "StorageGraph",
      ])
    #expect(report.issues == [])
    #expect(
      report.unreadable.map(\.place.description) == ["StorefrontKit/PaymentModule.swift:24:5"])
    let checkout = try #require(report.graphs.first)
    #expect(
      checkout.graph.owners == ["StorageGraph", "ServicesGraph", "SessionGraph", "CheckoutGraph"])
    let names = checkout.graph.nodes.filter { $0.owner == 3 }.map(\.member)
    #expect(names == ["cart", "quoteCart", "draftOrder", "placeOrder", "screen"])
  }

  @Test func `with an injection is read as a whole`() throws {
    let report = try report(on: "ViewModels")
    #expect(report.issues == [] && report.unreadable == [])
    let nodes = report.graphs.flatMap(\.graph.nodes)
    #expect(
      nodes.first { $0.lifetime == .assisted && $0.member == nil }?.key.type
        == "Joinery.Injects<ReadingListKit.BookImport>")
  }

  private func report(on name: String) throws -> SourceReport {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Examples/\(name)")
      .standardized.path
    return SourceReader.read(try PackageReader().sources(at: folder))
  }
}
