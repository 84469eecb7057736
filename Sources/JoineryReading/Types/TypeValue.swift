/// A type, as far as sources tell.
indirect enum TypeValue: Hashable, Sendable {
  /// A structure, class, actor or enumeration, or what can't be told from one.
  case nominal(NominalType)
  /// A value of any type that conforms to some protocols; `Any` without protocols.
  case existential(ExistentialType)
  case tuple([TupleElement])
  case function(FunctionTypeValue)
  /// The type of a type; of whatever conforms to a protocol, `any Log.Type`.
  case metatype(TypeValue)
  /// The type of the values of a protocol, `(any Log).Type`, which has one value.
  case metatypeOfExistential(ExistentialType)
  /// A type that is only known as it is written, such as a generic parameter.
  case unknown(String)

  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: TypeValue
  }
}

/// A type with a declaration.
struct NominalType: Hashable, Sendable {
  /// One name of the path from the module to the type.
  struct Component: Hashable, Sendable {
    var name: String
    var arguments: [TypeValue] = []
    /// The file that alone can see the type, if there is one.
    var privateContext: String?
  }

  /// The module; nil where the sources don't tell it.
  var module: String?
  var components: [Component]
  /// The number of the declaration in the index; nil for one outside the sources.
  var declaration: Int?

  init(module: String?, _ name: String, _ arguments: [TypeValue] = []) {
    self.module = module
    components = [Component(name: name, arguments: arguments)]
  }

  init(module: String?, components: [Component], declaration: Int?) {
    self.module = module
    self.components = components
    self.declaration = declaration
  }

  /// The generic arguments of the type itself.
  var arguments: [TypeValue] {
    get { components.last?.arguments ?? [] }
    set {
      guard !components.isEmpty else { return }
      components[components.count - 1].arguments = newValue
    }
  }
}

/// The type of values that conform to some protocols.
struct ExistentialType: Hashable, Sendable {
  /// What an associated type is the same as.
  struct Constraint: Hashable, Sendable {
    /// The name of the associated type with that of its protocol before it.
    var name: String
    var type: TypeValue
  }

  /// In the order in which the runtime names them, without marker protocols.
  var protocols: [NominalType]
  var constraints: [Constraint] = []
}

/// The type of a function.
struct FunctionTypeValue: Hashable, Sendable {
  var parameters: [TypeValue]
  var result: TypeValue
  var isAsync = false
  /// Whether the function throws: with the type of the error where it is written.
  var isThrowing = false
  var errorType: TypeValue?
  var isSendable = false
  /// The attribute of a global actor, without `@`.
  var globalActor: TypeValue?
  var isNonsending = false
}

extension TypeValue {
  /// A type of the standard library.
  static func swift(_ name: String, _ arguments: TypeValue...) -> TypeValue {
    .nominal(NominalType(module: "Swift", name, arguments))
  }

  /// The type of what is returned by a function that returns nothing.
  static let void = TypeValue.tuple([])

  /// The generic arguments, if this is a type of that name and module.
  func arguments(ifNamed name: String, in module: String) -> [TypeValue]? {
    guard case .nominal(let type) = self, type.module == module, type.components.count == 1,
      type.components[0].name == name
    else { return nil }
    return type.components[0].arguments
  }

  /// What an optional may hold; nil for other types.
  var wrapped: TypeValue? { arguments(ifNamed: "Optional", in: "Swift")?.first }

  /// What an array holds; nil for other types.
  var element: TypeValue? { arguments(ifNamed: "Array", in: "Swift")?.first }
}
