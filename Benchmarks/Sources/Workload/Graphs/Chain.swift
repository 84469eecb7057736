// A chain of ten objects: each link holds the next, and the tenth holds none.

/// The head of the chain.
public protocol LinkOne: Part {}

/// A link that holds the next one.
public final class SteelLinkOne: LinkOne {
  let next: any LinkTwo

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkTwo) { self.next = next }
}

/// Link 2 of the chain.
public protocol LinkTwo: Part {}

/// A link that holds the next one.
public final class SteelLinkTwo: LinkTwo {
  let next: any LinkThree

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkThree) { self.next = next }
}

/// Link 3 of the chain.
public protocol LinkThree: Part {}

/// A link that holds the next one.
public final class SteelLinkThree: LinkThree {
  let next: any LinkFour

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkFour) { self.next = next }
}

/// Link 4 of the chain.
public protocol LinkFour: Part {}

/// A link that holds the next one.
public final class SteelLinkFour: LinkFour {
  let next: any LinkFive

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkFive) { self.next = next }
}

/// Link 5 of the chain.
public protocol LinkFive: Part {}

/// A link that holds the next one.
public final class SteelLinkFive: LinkFive {
  let next: any LinkSix

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkSix) { self.next = next }
}

/// Link 6 of the chain.
public protocol LinkSix: Part {}

/// A link that holds the next one.
public final class SteelLinkSix: LinkSix {
  let next: any LinkSeven

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkSeven) { self.next = next }
}

/// Link 7 of the chain.
public protocol LinkSeven: Part {}

/// A link that holds the next one.
public final class SteelLinkSeven: LinkSeven {
  let next: any LinkEight

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkEight) { self.next = next }
}

/// Link 8 of the chain.
public protocol LinkEight: Part {}

/// A link that holds the next one.
public final class SteelLinkEight: LinkEight {
  let next: any LinkNine

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkNine) { self.next = next }
}

/// Link 9 of the chain.
public protocol LinkNine: Part {}

/// A link that holds the next one.
public final class SteelLinkNine: LinkNine {
  let next: any LinkTen

  /// The object, and the objects of its children.
  public var size: Int { 1 + next.size }

  /// Creates a link from the next one.
  public init(next: any LinkTen) { self.next = next }
}

/// Link 10 of the chain.
public protocol LinkTen: Part {}

/// The last link.
public final class SteelLinkTen: LinkTen {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a link.
  public init() {}
}
