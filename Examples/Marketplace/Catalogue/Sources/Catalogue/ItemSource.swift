/// What the catalogue needs: where items come from.
public protocol ItemSource: Sendable {
  /// Gives all items, in any order.
  func items() async throws -> [Item]
}
