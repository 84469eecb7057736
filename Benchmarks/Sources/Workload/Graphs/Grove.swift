/// The root of a tree of 41 objects in three levels: itself and ten shrubs of four.
public protocol Grove: Part {}

/// A grove of ten shrubs.
public final class WildGrove: Grove {
  let shrubs:
    (
      any Shrub, any Shrub, any Shrub, any Shrub, any Shrub,
      any Shrub, any Shrub, any Shrub, any Shrub, any Shrub
    )

  /// The object, and the objects of its children.
  public var size: Int {
    1 + shrubs.0.size + shrubs.1.size + shrubs.2.size + shrubs.3.size + shrubs.4.size
      + shrubs.5.size + shrubs.6.size + shrubs.7.size + shrubs.8.size + shrubs.9.size
  }

  /// Creates a grove from its shrubs.
  public init(
    _ shrub0: any Shrub, _ shrub1: any Shrub, _ shrub2: any Shrub, _ shrub3: any Shrub,
    _ shrub4: any Shrub, _ shrub5: any Shrub, _ shrub6: any Shrub, _ shrub7: any Shrub,
    _ shrub8: any Shrub, _ shrub9: any Shrub
  ) {
    shrubs = (shrub0, shrub1, shrub2, shrub3, shrub4, shrub5, shrub6, shrub7, shrub8, shrub9)
  }
}

/// A part of the grove.
public protocol Shrub: Part {}

/// A shrub with three leaves.
public final class HazelShrub: Shrub {
  let first: any FirstLeaf
  let second: any SecondLeaf
  let third: any ThirdLeaf

  /// The object, and the objects of its children.
  public var size: Int { 1 + first.size + second.size + third.size }

  /// Creates a shrub from its leaves.
  public init(first: any FirstLeaf, second: any SecondLeaf, third: any ThirdLeaf) {
    self.first = first
    self.second = second
    self.third = third
  }
}
