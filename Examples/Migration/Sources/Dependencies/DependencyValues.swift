/// Stands in for the library's values, which a task has.
public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func merging(_ other: Self) -> Self {
    var merged = self
    merged.values.merge(other.values) { _, new in new }
    return merged
  }
}

/// Calls a function that has values of its own, and makes objects that keep them.
///
/// - Parameters:
///   - update: Sets the values.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}
