/// The items, found by their codes.
struct ItemIndex: Sendable {
  let items: [Item]
  let byCode: [String: Item]

  init(_ items: [Item]) {
    self.items = items.sorted { $0.title < $1.title }
    byCode = Dictionary(items.map { ($0.code, $0) }) { first, _ in first }
  }

  /// Asks for the items.
  static func load(source: any ItemSource) async throws -> ItemIndex {
    ItemIndex(try await source.items())
  }
}
