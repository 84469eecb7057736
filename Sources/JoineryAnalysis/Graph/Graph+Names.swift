extension Graph {
  /// The name of a key as a person would write it, with its module only where that is needed.
  ///
  /// - Parameter key: The key, which need not be one of the graph's.
  /// - Returns: The name.
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  public func displayName(of key: Key) -> String {
    DisplayNames(of: self).name(of: key)
  }
}

extension Key: CustomStringConvertible {
  /// The name of the key as a person would write it, without its module.
  public var description: String {
    DisplayNames().name(of: self)
  }
}
