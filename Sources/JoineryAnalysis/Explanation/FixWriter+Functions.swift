/// Bindings of functions.
extension FixWriter {
  /// How many run-time arguments a factory can be given as it is.
  private static let argumentLimit = 3

  /// The statement that binds a function for the first time.
  func binding(of function: FunctionTypeName, _ key: Key) -> String {
    guard (1...Self.argumentLimit).contains(function.arguments.count), key.qualifier == nil else {
      let parameters = function.arguments.map { "_: \($0)" }.joined(separator: ", ")
      return binding(ofClosure: closure(function, parameters, "<#\(function.result)#>"), key)
    }
    let label = function.isOnMainActor ? "main" : "make"
    let types = function.arguments.map { "\(metatype(String($0))), " }.joined()
    let isNamed = PlainTypeName(String(function.result)).map { !$0.isExistential } ?? false
    let factory = isNamed ? "\(function.result).init" : "<#factory#>"
    return "Assisted(\(types)\(label): \(factory))"
  }

  /// The statement that binds a function which gives what a node binds.
  ///
  /// - Returns: The statement; nil where the function can't have the value without waiting, or where it is.
  func binding(ofFunction key: Key, giving node: Node) -> String? {
    guard let function = FunctionTypeName(names.name(ofType: key.type)), node.isolation == .none
    else { return nil }
    let value: String
    switch function.effects {
    case "" where !node.effects.contains(.asynchronous): value = "provider()"
    case "throws" where !node.effects.contains(.asynchronous): value = "try provider.get()"
    case "async throws": value = "try await provider.get()"
    default: return nil
    }
    let parameter = "(provider: \(provider(of: node.key))) in "
    return binding(ofClosure: parameter + closure(function, "", value), key)
  }

  /// A closure of a type.
  private func closure(
    _ function: FunctionTypeName, _ parameters: String, _ value: String
  ) -> String {
    let effects = function.effects.isEmpty ? "" : "\(function.effects) "
    return "{ \(function.attributes)(\(parameters)) \(effects)in \(value) }"
  }

  private func binding(ofClosure closure: String, _ key: Key) -> String {
    guard let qualifier = key.qualifier else { return "Assisted { \(closure) }" }
    return "Transient({ \(closure) }, qualifier: \(names.name(ofType: qualifier)).self)"
  }
}
