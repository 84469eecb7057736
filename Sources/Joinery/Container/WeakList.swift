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
  /// - Returns: Objects that were looked at, which may have their last reference here: under a lock they
  ///   have to be kept until after it.
  /// - Complexity: O(1), amortised.
  mutating func append(_ object: Object) -> [Object] {
    var living: [Object] = []
    if references.count >= limit {
      // To look whether an object is alive takes hold of it.
      references.removeAll { reference in
        guard let object = reference.object else { return true }
        living.append(object)
        return false
      }
      limit = max(16, references.count * 2)
    }
    references.append(Reference(object: object))
    return living
  }

  /// The objects that are alive.
  var live: [Object] { references.compactMap(\.object) }
}
