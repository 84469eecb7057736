/// Writes edits as code, in the words of a container.
struct FixWriter {
  let names: DisplayNames

  /// The statement that binds a key for the first time.
  func binding(of key: Key) -> String {
    let type = names.name(ofType: key.type)
    if let function = FunctionTypeName(type) { return binding(of: function, key) }
    if isValue(key.type) { return statement("Instance<\(type)>", "<#value#>", key) }
    let isNamed = PlainTypeName(key.type)?.hasInitializers ?? false
    return isNamed
      ? statement("Singleton", "\(type).init", key)
      : statement("Singleton<\(type)>", "<#Implementation#>.init", key)
  }

  /// The parameter that takes a qualified value later, where a value that comes later was qualified.
  ///
  /// - Parameters:
  ///   - key: What was asked for, such as a `Qualified<Lazy<Log>, Audit>`.
  ///   - graph: What is bound.
  /// - Returns: `Lazy<Qualified<Log, Audit>>`, if that can be had; nil otherwise.
  func parameter(deferring key: Key, in graph: Graph) -> String? {
    guard let qualifier = key.qualifier else { return nil }
    for wrapper in ["Lazy", "Provider"] {
      let prefix = "Joinery.\(wrapper)<"
      guard key.type.hasPrefix(prefix), key.type.hasSuffix(">") else { continue }
      let inner = String(key.type.dropFirst(prefix.count).dropLast())
      // The runtime leaves out `any` inside a generic type.
      let bound = [inner, "any \(inner)"].map { Key(type: $0, qualifier: qualifier) }
        .first { key in graph.nodes.contains { $0.key == key } }
      return bound.map { "\(wrapper)<\(parameter(for: $0))>  // the parameter's type" }
    }
    return nil
  }

  /// What is taken instead of a container, which no factory gets.
  static let insteadOfContainer =
    "<#Part#>  // the part itself as a parameter; for later, a Lazy, a Provider or what Assisted binds"

  /// The statement that binds what a node binds.
  ///
  /// It has `…` in the place of what is written there already: a graph doesn't know which factory that is.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - lifetime: The lifetime that it shall have, where not its own.
  ///   - key: The key that it shall have, where not its own.
  ///   - factory: What is written for its factory.
  /// - Returns: The statement.
  func binding(
    like node: Node, lifetime: Lifetime? = nil, key: Key? = nil, factory: String = "…"
  ) -> String {
    let key = key ?? node.key
    let lifetime = lifetime ?? node.lifetime
    let type = names.name(ofType: key.type)
    let word = "\(Self.word(for: lifetime))<\(type)>"
    switch lifetime {
    case .input:
      return statement(word, nil, key)
    case .instance:
      return statement(word, node.lifetime == .instance ? "…" : "<#value#>", key)
    case .assisted where key.type.hasPrefix("Joinery.Injects<"):
      return "Injects(…)"
    case .assisted:
      guard let function = FunctionTypeName(type) else { return statement(word, factory, key) }
      let label = node.isolation == .mainActor || function.isOnMainActor ? "main" : "make"
      let arguments = function.arguments.map { metatype(String($0)) } + ["\(label): \(factory)"]
      return statement("Assisted", arguments.joined(separator: ", "), key)
    case .singleton, .weak, .scoped, .transient:
      return statement(word, "\(label(for: node.isolation))\(factory)", key)
    }
  }

  /// The statement that wraps what a decorator wraps, with another factory.
  func decorator(like node: Node, factory: String) -> String {
    statement(
      "Decorate<\(names.name(ofType: node.key.type))>", "\(label(for: node.isolation))\(factory)",
      node.key)
  }

  /// The type of a parameter that takes a qualified value.
  func parameter(for key: Key) -> String {
    let name = names.name(ofType: key.type)
    let type =
      FunctionTypeName(key.type) == nil || key.qualifier != nil ? name : "@escaping \(name)"
    return key.qualifier.map { "Qualified<\(type), \(names.name(ofType: $0))>" } ?? type
  }

  /// The expression that asks a container, or what an expression gives, for a key.
  func request(for key: Key, of container: String = "container") -> String {
    let qualifier = key.qualifier.map { ", qualifier: \(names.name(ofType: $0)).self" } ?? ""
    return "\(container).resolve(\(metatype(names.name(ofType: key.type)))\(qualifier))"
  }

  /// The expression that asks a container for what gives a key each time.
  func request(forProviderOf key: Key) -> String {
    "container.resolve(\(provider(of: key)).self)"
  }

  /// The type that gives a key each time.
  func provider(of key: Key) -> String { "Provider<\(names.name(ofType: key.type))>" }

  /// The name of a lifetime as it is written in a container.
  static func word(for lifetime: Lifetime) -> String {
    switch lifetime {
    case .instance: "Instance"
    case .singleton: "Singleton"
    case .weak: "Weak"
    case .scoped: "Scoped"
    case .transient: "Transient"
    case .assisted: "Assisted"
    case .input: "Input"
    }
  }

  private func statement(_ word: String, _ value: String?, _ key: Key) -> String {
    let qualifier = key.qualifier.map { "qualifier: \(names.name(ofType: $0)).self" }
    if qualifier == nil, let value, value.hasPrefix("{") { return "\(word) \(value)" }
    return "\(word)(\([value, qualifier].compactMap(\.self).joined(separator: ", ")))"
  }

  /// The label of a factory that runs on an actor.
  private func label(for isolation: Isolation) -> String {
    switch isolation {
    case .none: ""
    case .mainActor: "main: "
    case .actor: "isolated: "
    }
  }

  /// The metatype of a type, from its name as it is shown.
  func metatype(_ name: String) -> String {
    FunctionTypeName(name) == nil && !name.hasPrefix("any ") ? "\(name).self" : "(\(name)).self"
  }

  /// Whether the caller is likely to have a value of a type: those of the standard library, and types of types.
  func isValue(_ type: String) -> Bool {
    if type.hasSuffix(".Type") { return true }
    return PlainTypeName(type).map { $0.module == "Swift" || $0.module == "Foundation" } ?? false
  }
}
