extension Node {
  /// What there is to say about the node in a few words: its lifetime, role, isolation and effects.
  package var traits: [String] {
    let roleText: String? =
      switch role {
      case .binding: nil
      case .contribution: "contribution"
      case .emptyCollection: "may be empty"
      case .override: "override"
      case .decorator: "decorator"
      }
    let isolationText: String? =
      switch isolation {
      case .none: nil
      case .mainActor: "main actor"
      case .actor(let name): name
      }
    return [
      hasLifetime ? lifetime.rawValue : nil, roleText, isolationText,
      effects.contains(.asynchronous) ? "async" : nil,
      effects.contains(.throwing) ? "throws" : nil,
    ]
    .compactMap(\.self)
  }

  /// Whether the node has a lifetime of its own.
  package var hasLifetime: Bool {
    switch role {
    case .binding, .contribution, .override: true
    case .decorator, .emptyCollection: false
    }
  }
}
