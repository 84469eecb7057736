import JoineryAnalysis

extension TypeValue {
  /// The name that the runtime gives the type: `Swift.Array<Shop.Plugin>`.
  var reflectedName: String {
    switch self {
    case .nominal(let type): type.reflectedName
    case .existential(let type): type.reflectedName
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.reflectedName }
        .joined(separator: ", ") + ")"
    case .function(let type): type.reflectedName
    case .metatype(let type): type.reflectedName + ".Type"
    case .metatypeOfExistential(let type):
      type.constraints.isEmpty ? "(any \(type.reflectedName)).Type" : "(\(type.reflectedName)).Type"
    case .unknown(let text): text
    }
  }

  /// The name of the type as that of a key: with `any` in front of a protocol.
  var keyName: String {
    switch self {
    case .existential(let type):
      type.constraints.isEmpty && !type.protocols.isEmpty ? "any " + reflectedName : reflectedName
    case .metatype(.existential(let type)) where type.constraints.isEmpty:
      "any " + reflectedName
    case .nominal, .tuple, .function, .metatype, .metatypeOfExistential, .unknown: reflectedName
    }
  }
}

extension NominalType {
  var reflectedName: String {
    let path = components.map { component in
      let arguments =
        component.arguments.isEmpty
        ? "" : "<\(component.arguments.map(\.reflectedName).joined(separator: ", "))>"
      // The runtime has an address here, which is left out when the name is shown.
      let context = component.privateContext.map { "(unknown context at \($0))." } ?? ""
      return context + component.name + arguments
    }
    return ((module.map { [$0] } ?? []) + path).joined(separator: ".")
  }
}

extension ExistentialType {
  fileprivate var reflectedName: String {
    if protocols.isEmpty { return "Any" }
    let names = protocols.map(\.reflectedName).joined(separator: " & ")
    if constraints.isEmpty { return names }
    let list = constraints.map { "Self.\($0.name) == \($0.type.reflectedName)" }
      .joined(separator: ", ")
    return "any \(names)<\(list)>"
  }
}

extension FunctionTypeValue {
  fileprivate var reflectedName: String {
    var text = ""
    if let globalActor { text += "@\(globalActor.reflectedName) " }
    if isNonsending { text += "nonisolated(nonsending) " }
    if isSendable { text += "@Sendable " }
    text += "(\(parameters.map(\.reflectedName).joined(separator: ", ")))"
    if isAsync { text += " async" }
    if isThrowing { text += errorType.map { " throws(\($0.reflectedName))" } ?? " throws" }
    return "\(text) -> \(result.reflectedName)"
  }
}
