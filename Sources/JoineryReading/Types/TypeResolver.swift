import SwiftSyntax

/// Finds what the types in sources stand for.
struct TypeResolver {
  let index: DeclarationIndex
  /// How many aliases are followed at most, since an alias may name itself.
  private static let aliasLimit = 20

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// The type that is written.
  ///
  /// - Complexity: O(*n*) in the length of what is written, for each alias that is followed.
  func type(_ syntax: TypeSyntax, in context: TypeContext) -> TypeValue {
    type(syntax, in: context, depth: 0)
  }

  func type(_ syntax: TypeSyntax, in context: TypeContext, depth: Int) -> TypeValue {
    let depth = depth + 1
    if depth > Self.aliasLimit * 4 { return .unknown(syntax.trimmedDescription) }
    func resolve(_ type: TypeSyntax) -> TypeValue { self.type(type, in: context, depth: depth) }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return named(type, in: context, depth: depth)
    case .memberType(let type):
      return member(type, in: context, depth: depth)
    case .optionalType(let type):
      return .swift("Optional", resolve(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return .swift("Optional", resolve(type.wrappedType))
    case .arrayType(let type):
      return .swift("Array", resolve(type.element))
    case .dictionaryType(let type):
      return .swift("Dictionary", resolve(type.key), resolve(type.value))
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        return resolve(only.type)
      }
      return .tuple(
        type.elements.map {
          TypeValue.TupleElement(label: $0.firstName?.plainName, type: resolve($0.type))
        })
    case .someOrAnyType(let type):
      if type.someOrAnySpecifier.tokenKind == .keyword(.some) {
        return .unknown(type.trimmedDescription)
      }
      return existential(of: resolve(type.constraint))
    case .compositionType(let type):
      return composition(type.elements.map { resolve($0.type) })
    case .functionType(let type):
      return .function(function(type, in: context, depth: depth))
    case .attributedType(let type):
      return attributed(type, in: context, depth: depth)
    case .metatypeType(let type):
      return metatype(of: type.baseType, in: context, depth: depth)
    default:
      // The toolchain's enumeration may grow.
      return .unknown(syntax.trimmedDescription)
    }
  }

  // MARK: Functions

  private func function(
    _ type: FunctionTypeSyntax, in context: TypeContext, depth: Int
  ) -> FunctionTypeValue {
    FunctionTypeValue(
      parameters: type.parameters.map { self.type($0.type, in: context, depth: depth) },
      result: self.type(type.returnClause.type, in: context, depth: depth),
      isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: type.effectSpecifiers?.throwsClause != nil,
      errorType: type.effectSpecifiers?.throwsClause?.type.map {
        self.type($0, in: context, depth: depth)
      })
  }

  private func attributed(
    _ type: AttributedTypeSyntax, in context: TypeContext, depth: Int
  ) -> TypeValue {
    let base = self.type(type.baseType, in: context, depth: depth)
    guard case .function(var function) = base else { return base }
    for case .attribute(let attribute) in type.attributes {
      switch attribute.attributeName.trimmedDescription {
      case "Sendable", "Swift.Sendable": function.isSendable = true
      case "escaping", "autoclosure", "concurrent", "convention", "isolated": break
      default:
        function.globalActor = self.type(attribute.attributeName, in: context, depth: depth)
        // A function of a global actor is `Sendable`.
        function.isSendable = true
      }
    }
    for specifier in type.specifiers where specifier.is(NonisolatedTypeSpecifierSyntax.self) {
      function.isNonsending = true
    }
    return .function(function)
  }

  // MARK: Protocols

  /// The type of a type, which for a protocol in parentheses is that of its own values.
  func metatype(of base: TypeSyntax, in context: TypeContext, depth: Int) -> TypeValue {
    let type = type(base, in: context, depth: depth)
    guard base.is(TupleTypeSyntax.self), case .existential(let existential) = type,
      !existential.protocols.isEmpty
    else { return .metatype(type) }
    return .metatypeOfExistential(existential)
  }

  /// Values of a protocol.
  func existential(of constraint: TypeValue) -> TypeValue {
    guard case .nominal(var type) = constraint else { return constraint }
    var existential = ExistentialType(protocols: [])
    let arguments = type.arguments
    if !arguments.isEmpty {
      type.arguments = []
      let names =
        index.declaration(of: type)?.primaryAssociatedTypes
        ?? StandardTypes.primaryAssociatedTypes(of: type.components.last?.name ?? "")
        ?? arguments.indices.map { "\($0)" }
      existential.constraints = zip(names, arguments).map {
        ExistentialType.Constraint(name: "\(type.reflectedName).\($0)", type: $1)
      }
    }
    existential.protocols = [type]
    return .existential(existential)
  }

  private func composition(_ types: [TypeValue]) -> TypeValue {
    var all = ExistentialType(protocols: [])
    for type in types {
      guard case .existential(let part) = existential(of: type) else { return type }
      all.protocols += part.protocols
      all.constraints += part.constraints
    }
    func order(_ type: NominalType) -> (Int, String) {
      (type.components.last?.name == "AnyObject" ? 1 : 0, type.reflectedName)
    }
    all.protocols.sort { order($0) < order($1) }
    // With one protocol and otherwise markers, it is the protocol alone.
    return .existential(all)
  }
}
