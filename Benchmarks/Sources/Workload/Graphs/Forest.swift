/// The root of a tree of 71 objects in four levels: itself and ten trees of seven.
public protocol Forest: Part {}

/// A forest of ten trees.
public final class Woodland: Forest {
  let trees:
    (
      any Tree, any Tree, any Tree, any Tree, any Tree,
      any Tree, any Tree, any Tree, any Tree, any Tree
    )

  /// The object, and the objects of its children.
  public var size: Int {
    1 + trees.0.size + trees.1.size + trees.2.size + trees.3.size + trees.4.size
      + trees.5.size + trees.6.size + trees.7.size + trees.8.size + trees.9.size
  }

  /// Creates a forest from its trees.
  public init(
    _ tree0: any Tree, _ tree1: any Tree, _ tree2: any Tree, _ tree3: any Tree, _ tree4: any Tree,
    _ tree5: any Tree, _ tree6: any Tree, _ tree7: any Tree, _ tree8: any Tree, _ tree9: any Tree
  ) {
    trees = (tree0, tree1, tree2, tree3, tree4, tree5, tree6, tree7, tree8, tree9)
  }
}
