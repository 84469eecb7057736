/// One parameter of a factory.
struct Need: Hashable, Sendable {
  /// How the parameter asks.
  enum Form: CaseIterable, Sendable {
    /// `T`.
    case one
    /// `T?`.
    case optional
    /// `[T]`.
    case all
    /// `Lazy<T>`.
    case lazy
    /// `Provider<T>`.
    case provider
    /// `[Lazy<T>]`.
    case lazies
  }

  var key: PlanKey
  var form = Form.one

  /// Whether it is for the contributions to the key.
  var isCollecting: Bool {
    switch form {
    case .all, .lazies: true
    case .one, .optional, .lazy, .provider: false
    }
  }

  /// Whether the value is requested later.
  var isDeferred: Bool {
    switch form {
    case .lazy, .provider, .lazies: true
    case .one, .optional, .all: false
    }
  }
}

extension Need: CustomStringConvertible {
  var description: String {
    switch form {
    case .one: "\(key)"
    case .optional: "\(key)?"
    case .all: "[\(key)]"
    case .lazy: "Lazy<\(key)>"
    case .provider: "Provider<\(key)>"
    case .lazies: "[Lazy<\(key)>]"
    }
  }
}
