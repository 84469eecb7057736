import Foundation
import JoineryAnalysis
import JoineryReading
import Testing

/// The example of this package, read as the tool reads it.
@Suite struct `The example` {
  @Test func `is read, but for the plug-ins that are only chosen when it runs`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Examples/Storefront")
      .standardized.path
    let report = SourceReader.read(try PackageReader().sources(at: folder))
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
}
