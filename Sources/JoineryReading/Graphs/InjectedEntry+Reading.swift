import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

extension InjectedEntry {
  /// Reads a variable with `@InjectedEntry`: nil where its name or type isn't written.
  init?(_ variable: VariableDeclSyntax, _ types: TypeResolver, _ context: TypeContext) {
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let written = binding.typeAnnotation?.type,
      let attribute = variable.attributes.named("InjectedEntry")
    else { return nil }
    let type = types.type(written, in: context)
    var labels: Set<String> = []
    if case .argumentList(let arguments)? = attribute.arguments {
      labels = Set(arguments.compactMap { $0.label?.plainName })
    }
    self.init(
      name: name.plainName, type: Key(type), place: context.file.place(of: name),
      isProtocol: type.isExistential, hasPreview: labels.contains("preview"),
      hasTest: labels.contains("test"))
  }
}

extension TypeValue {
  /// Whether the type is one of values that conform to a protocol.
  var isExistential: Bool {
    switch self {
    case .existential: true
    case .nominal, .tuple, .function, .metatype, .metatypeOfExistential, .unknown: false
    }
  }
}
