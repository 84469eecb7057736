/// What making a member may do besides returning it, as the overload of its macro says.
enum MakeEffects {
  case none
  case throwing
  case asynchronous
  case asynchronousThrowing

  /// Whether it is awaited.
  var isAwaited: Bool {
    switch self {
    case .none, .throwing: false
    case .asynchronous, .asynchronousThrowing: true
    }
  }

  /// As it is written after the parameters of a function, with a blank before it.
  var specifiers: String {
    switch self {
    case .none: ""
    case .throwing: " throws"
    case .asynchronous: " async"
    case .asynchronousThrowing: " async throws"
    }
  }

  /// As it is written before a call, with a blank after it.
  var marks: String {
    switch self {
    case .none: ""
    case .throwing: "try "
    case .asynchronous: "await "
    case .asynchronousThrowing: "try await "
    }
  }
}
