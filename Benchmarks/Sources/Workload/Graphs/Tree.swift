// A tree of seven objects in three levels: a root, two branches, four leaves.

/// The root of the tree.
public protocol Tree: Part {}

/// A tree with two branches.
public final class Oak: Tree {
  let left: any LeftBranch
  let right: any RightBranch

  /// The object, and the objects of its children.
  public var size: Int { 1 + left.size + right.size }

  /// Creates a tree from its branches.
  public init(left: any LeftBranch, right: any RightBranch) {
    self.left = left
    self.right = right
  }
}

/// The left branch of the tree.
public protocol LeftBranch: Part {}

/// A branch with two leaves.
public final class OakLeftBranch: LeftBranch {
  let first: any FirstLeaf
  let second: any SecondLeaf

  /// The object, and the objects of its children.
  public var size: Int { 1 + first.size + second.size }

  /// Creates a branch from its leaves.
  public init(first: any FirstLeaf, second: any SecondLeaf) {
    self.first = first
    self.second = second
  }
}

/// The right branch of the tree.
public protocol RightBranch: Part {}

/// A branch with two leaves.
public final class OakRightBranch: RightBranch {
  let third: any ThirdLeaf
  let fourth: any FourthLeaf

  /// The object, and the objects of its children.
  public var size: Int { 1 + third.size + fourth.size }

  /// Creates a branch from its leaves.
  public init(third: any ThirdLeaf, fourth: any FourthLeaf) {
    self.third = third
    self.fourth = fourth
  }
}

/// The first leaf of the left branch.
public protocol FirstLeaf: Part {}

/// A leaf without dependencies.
public final class OakFirstLeaf: FirstLeaf {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a leaf.
  public init() {}
}

/// The second leaf of the left branch.
public protocol SecondLeaf: Part {}

/// A leaf without dependencies.
public final class OakSecondLeaf: SecondLeaf {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a leaf.
  public init() {}
}

/// The first leaf of the right branch.
public protocol ThirdLeaf: Part {}

/// A leaf without dependencies.
public final class OakThirdLeaf: ThirdLeaf {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a leaf.
  public init() {}
}

/// The second leaf of the right branch.
public protocol FourthLeaf: Part {}

/// A leaf without dependencies.
public final class OakFourthLeaf: FourthLeaf {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a leaf.
  public init() {}
}
