/// What a binding of a plan provides: one of a thousand types, perhaps under a qualifier.
struct PlanKey: Hashable, Sendable {
  /// The number of the type, which is also its rank: needs lead to lower ranks unless they are deferred.
  var type: Int
  /// One of two qualifiers, or none.
  var qualifier: Int?
  /// Whether it is a function that makes the type.
  var isFunction = false
}

extension PlanKey: CustomStringConvertible {
  var description: String {
    let name = "P\(type)" + (qualifier.map { "/\($0)" } ?? "")
    return isFunction ? "(Int)→\(name)" : name
  }
}
