public import Joinery

/// The catalogue, wired.
///
/// Who has the graph can see the shelf, and not what it is made of.
@Graph
public final class CatalogueGraph: Sendable {
  let source: any ItemSource
  @Singleton(ItemIndex.load(source:)) var index: ItemIndex
  /// The items, from the start of the graph on.
  @Singleton(IndexedShelf.init(index:)) public var shelf: any Shelf
}

extension CatalogueGraph {
  /// Wires the catalogue.
  ///
  /// The initialiser that `@Graph` writes takes a context, observers and overrides as well. An attribute
  /// of another graph names an initialiser with all its labels, so it needs one that takes nothing but
  /// members.
  ///
  /// - Parameter source: Where items come from.
  public convenience init(source: any ItemSource) {
    self.init(source: source, context: .live)
  }
}
