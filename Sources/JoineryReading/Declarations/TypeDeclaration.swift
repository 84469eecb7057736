import JoinerySyntax
import SwiftSyntax

/// A type that a source declares, with what its extensions add.
final class TypeDeclaration {
  enum Kind {
    case structure
    case classType
    case actor
    case enumeration
    case protocolType
    /// A type of another package, of which only extensions are known.
    case external
  }

  let number: Int
  let name: String
  let kind: Kind
  let syntax: Syntax
  let file: SourceFile
  /// The type that this one is nested in.
  let parent: TypeDeclaration?
  /// The names of the generic parameters.
  let parameters: [String]
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  /// The names of the associated types that stand in angle brackets after a protocol.
  let primaryAssociatedTypes: [String]
  /// What the type inherits from and conforms to, with the file that says so.
  var inherited: [(type: TypeSyntax, file: SourceFile)] = []
  var members = MemberDeclarations()
  /// The declaration and its extensions, each with its file.
  var parts: [(syntax: Syntax, file: SourceFile)] = []
  /// The stored properties of the declaration itself, in the order of the source.
  var storedProperties: [VariableBinding] = []

  init(
    number: Int, name: String, kind: Kind, syntax: Syntax, file: SourceFile,
    parent: TypeDeclaration?, parameters: [String], modifiers: DeclModifierListSyntax,
    attributes: AttributeListSyntax, primaryAssociatedTypes: [String] = []
  ) {
    self.number = number
    self.name = name
    self.kind = kind
    self.syntax = syntax
    self.file = file
    self.parent = parent
    self.parameters = parameters
    self.modifiers = modifiers
    self.attributes = attributes
    self.primaryAssociatedTypes = primaryAssociatedTypes
  }

  /// Whether only its file can see the type.
  var isPrivate: Bool { modifiers.isPrivate }

  /// Whether other modules can see the type, perhaps only those of the package.
  var isVisibleOutside: Bool {
    ["public", "open", "package"].contains(modifiers.accessLevel ?? "")
  }

  /// The type with its generic parameters as they are, or with arguments.
  func type(_ arguments: [TypeValue] = [], in parentType: NominalType? = nil) -> NominalType {
    if kind == .external {
      guard case .nominal(let known)? = StandardTypes.type(named: name, arguments) else {
        return NominalType(module: nil, name, arguments)
      }
      return known
    }
    let base =
      parentType ?? parent?.type()
      ?? NominalType(module: file.module, components: [], declaration: nil)
    let component = NominalType.Component(
      name: name, arguments: arguments,
      privateContext: isPrivate ? file.text.path.split(separator: "/").last.map(String.init) : nil)
    return NominalType(
      module: file.module, components: base.components + [component], declaration: number)
  }
}

/// What is declared in a type or at the top level of a module.
struct MemberDeclarations {
  var types: [String: [TypeDeclaration]] = [:]
  var aliases: [String: [Declared<TypeAliasDeclSyntax>]] = [:]
  var functions: [String: [Declared<FunctionDeclSyntax>]] = [:]
  var variables: [String: [VariableBinding]] = [:]
  var initializers: [Declared<InitializerDeclSyntax>] = []
  var cases: [String: [Declared<EnumCaseElementSyntax>]] = [:]
}

/// A declaration, the file it is in, and the type that it belongs to.
struct Declared<Declaration: SyntaxProtocol> {
  let syntax: Declaration
  let file: SourceFile
  let owner: TypeDeclaration?
}

/// One name that a variable declaration gives.
struct VariableBinding {
  let name: String
  let syntax: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let file: SourceFile
  let owner: TypeDeclaration?

  var isStatic: Bool { syntax.modifiers.isStatic }
  var isLet: Bool { syntax.bindingSpecifier.tokenKind == .keyword(.let) }
  var isPrivate: Bool { syntax.modifiers.isPrivate }
  var isComputed: Bool { binding.accessorBlock?.isOfComputedProperty ?? false }
}

extension DeclModifierListSyntax {
  /// Whether only the file, or less, can see what is declared.
  var isPrivate: Bool { ["private", "fileprivate"].contains(accessLevel ?? "") }
}

extension AccessorBlockSyntax {
  /// Whether the accessors compute the value instead of watching a stored one.
  var isOfComputedProperty: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
