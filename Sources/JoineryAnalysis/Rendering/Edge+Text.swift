extension Edge {
  /// What the parameter asks for: `any Log`, `any Log?`, `[any Log]`, with `later` where it is.
  package func text(_ names: DisplayNames) -> String {
    let key = names.name(of: key)
    let text =
      switch kind {
      case .hard: key
      case .optional: "\(key)?"
      case .collecting: "[\(key)]"
      }
    return isDeferred ? "\(text) later" : text
  }
}
