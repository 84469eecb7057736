/// Objects that may go at any time.
struct WeakList<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var references: [Reference] = []
  /// When to look for references to objects that have gone.
  private var limit = 16

  /// Adds an object.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ object: Object) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(16, references.count * 2)
    }
    references.append(Reference(object: object))
  }

  /// The objects that are alive.
  var live: [Object] { references.compactMap(\.object) }
}
