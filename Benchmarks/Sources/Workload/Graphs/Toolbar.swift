/// An object that holds a collection.
public protocol Toolbar: Part {}

/// A toolbar of all items that there are.
public final class WideToolbar: Toolbar {
  let entries: [any ToolbarItem]

  /// The object, and the objects of its entries.
  public var size: Int { entries.reduce(1) { $0 + $1.size } }

  /// Creates a toolbar from its entries.
  public init(entries: [any ToolbarItem]) { self.entries = entries }
}

/// One of the five items of the toolbar.
public protocol ToolbarItem: Part {}

/// The item that says cut.
public final class CutItem: ToolbarItem {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an item.
  public init() {}
}

/// The item that says copy.
public final class CopyItem: ToolbarItem {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an item.
  public init() {}
}

/// The item that says paste.
public final class PasteItem: ToolbarItem {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an item.
  public init() {}
}

/// The item that says undo.
public final class UndoItem: ToolbarItem {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an item.
  public init() {}
}

/// The item that says redo.
public final class RedoItem: ToolbarItem {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an item.
  public init() {}
}
