extension Lifetime {
  /// Whether one value is kept in the owner of the binding, and may outlive a scope.
  var isShared: Bool {
    switch self {
    case .instance, .singleton, .weak: true
    case .scoped, .transient, .assisted, .input: false
    }
  }

  /// Whether the value belongs to a scope.
  var isShortLived: Bool {
    switch self {
    case .scoped, .input: true
    case .instance, .singleton, .weak, .transient, .assisted: false
    }
  }
}
