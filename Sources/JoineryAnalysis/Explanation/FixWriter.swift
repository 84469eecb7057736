/// Writes edits as code, in the words of a container.
struct FixWriter {
  let names: DisplayNames

  /// The statement that binds a key for the first time.
  func binding(of key: Key) -> String {
    if isValue(key.type) { return statement("Instance", key, maker: nil) }
    return statement("Singleton", key, maker: Maker(type: key.type, isKnown: false))
  }

  /// The statement that binds what a node binds.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - lifetime: The lifetime that it shall have, where not its own.
  ///   - key: The key that it shall have, where not its own.
  /// - Returns: The statement.
  func binding(like node: Node, lifetime: Lifetime? = nil, key: Key? = nil) -> String {
    let key = key ?? node.key
    let word = Self.word(for: lifetime ?? node.lifetime)
    switch lifetime ?? node.lifetime {
    case .instance, .input:
      return statement(word, key, maker: nil)
    case .singleton, .weak, .scoped, .transient, .assisted:
      let type = node.implementation ?? key.type
      return statement(
        word, key,
        maker: Maker(
          type: type, isKnown: node.implementation != nil, isolation: node.isolation))
    }
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
    let name = names.name(ofType: key.type)
    let isName = FunctionTypeName(key.type) == nil && !key.type.hasPrefix("any ")
    let qualifier = key.qualifier.map { ", qualifier: \(names.name(ofType: $0)).self" } ?? ""
    return "\(container).resolve(\(isName ? name : "(\(name))").self\(qualifier))"
  }

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

  /// What makes the value of a binding.
  private struct Maker {
    var type: String
    /// Whether the type is the one that is made, and not merely the key's.
    var isKnown: Bool
    var isolation = Isolation.none
  }

  private func statement(_ word: String, _ key: Key, maker: Maker?) -> String {
    let type = names.name(ofType: key.type)
    let qualifier = key.qualifier.map { "qualifier: \(names.name(ofType: $0)).self" }
    guard let maker else {
      let value = word == "Input" ? nil : "<#value#>"
      return "\(word)<\(type)>(\([value, qualifier].compactMap(\.self).joined(separator: ", ")))"
    }
    if let function = FunctionTypeName(type) {
      let isOnMainActor = maker.isolation == .mainActor || function.isOnMainActor
      let label = isOnMainActor ? "main" : "make"
      let arguments =
        function.arguments.map { Self.metatype(String($0)) }
        + ["\(label): \(Self.initializer(of: String(function.result)))"]
      return "Assisted(\((arguments + [qualifier].compactMap(\.self)).joined(separator: ", ")))"
    }
    let label =
      switch maker.isolation {
      case .none: ""
      case .mainActor: "main: "
      case .actor: "isolated: "
      }
    let made = names.name(ofType: maker.type)
    let isNamed =
      maker.isKnown
      || PlainTypeName(maker.type).map { !$0.isExistential && $0.name != "Any" } ?? false
    let factory = "\(label)\(isNamed ? made : "<#Implementation#>").init"
    let generic = made == type && isNamed ? "" : "<\(type)>"
    return "\(word)\(generic)(\([factory, qualifier].compactMap(\.self).joined(separator: ", ")))"
  }

  /// A type as an argument.
  private static func metatype(_ type: String) -> String {
    let isName = !type.hasPrefix("any ") && FunctionTypeName(type) == nil
    return isName ? "\(type).self" : "(\(type)).self"
  }

  /// What makes a value of a type, as far as that is known.
  private static func initializer(of type: String) -> String {
    type.hasPrefix("any ") || type == "Any" ? "<#Implementation#>.init" : "\(type).init"
  }

  /// Whether the caller is likely to have a value of a type: those of the standard library.
  private func isValue(_ type: String) -> Bool {
    PlainTypeName(type).map { $0.module == "Swift" || $0.module == "Foundation" } ?? false
  }
}
