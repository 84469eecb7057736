import JoineryAnalysis
import SwiftSyntax

extension BindingReader {
  /// A binding of which only the type and the lifetime are known.
  func base(_ call: BindingCall, _ type: TypeValue, _ lifetime: Lifetime?) -> SourceBinding {
    SourceBinding(
      type: type, lifetime: lifetime, place: file.place(at: call.syntax.callPosition),
      identity: .call(call.syntax.id))
  }

  func type(_ syntax: TypeSyntax, at node: some SyntaxProtocol) -> TypeValue {
    typer.types.type(syntax, in: ExpressionScope(of: node, in: file, index: typer.index).context)
  }

  /// The type that an argument names: `Audit` in `Audit.self`.
  func namedType(_ expression: ExprSyntax) -> TypeValue? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else { return nil }
    return typer.namedType(base, in: file)
  }

  func qualifier(of call: BindingCall) throws(ReadingFailure) -> TypeValue? {
    guard let argument = call.argument("qualifier") else { return nil }
    guard let type = namedType(argument) else {
      throw ReadingFailure(
        "the qualifier '\(argument.shortText)' isn't written as a type, as in 'Audit.self'")
    }
    return type.arguments(ifNamed: "Unqualified", in: "Joinery") == nil ? type : nil
  }

  func callable(
    of call: BindingCall, implied: [TypeValue] = []
  ) throws(ReadingFailure) -> (Callable, label: String?) {
    guard let (expression, label) = call.factory else {
      throw ReadingFailure("'\(call.form.rawValue)' has no factory")
    }
    return (try FactoryReader(typer, in: file).callable(expression, implied: implied), label)
  }

  /// What a factory may do and where it runs, by the overload that it selects.
  static func standing(of callable: Callable, label: String?) -> (Effects, Isolation) {
    switch label {
    case "isolated":
      // It is awaited whatever it runs on, and said to be asynchronous where that says why.
      guard let actor = callable.globalActor, actor != "MainActor" else {
        let isMain = callable.globalActor != nil
        return ([.throwing, .asynchronous], isMain ? .mainActor : .none)
      }
      return ([.throwing], .actor(actor))
    case "main":
      return (callable.isAsync ? [.throwing, .asynchronous] : callable.effects, .mainActor)
    default:
      return (callable.isAsync ? [.throwing, .asynchronous] : callable.effects, .none)
    }
  }

  func result(
    of callable: Callable, or value: TypeValue?, _ call: BindingCall
  ) throws(ReadingFailure) -> TypeValue {
    guard let type = value ?? callable.result else {
      throw ReadingFailure(
        """
        the type that the closure makes isn't known; write it: \
        '\(call.form.rawValue)<Type> { … }' or '{ () -> Type in … }'
        """)
    }
    return type
  }

  /// A binding of an injection, which is asked for as an assisted function is.
  func injects(
    _ call: BindingCall, _ object: TypeValue?
  ) throws(ReadingFailure) -> SourceBinding {
    guard let argument = call.argument(nil) else {
      throw ReadingFailure("'Injects' has no injection")
    }
    let injection = try InjectionReader(typer, in: file).injection(argument, of: object)
    var binding = base(
      call, .nominal(NominalType(module: "Joinery", "Injects", [injection.object])), .assisted)
    binding.dependencies = injection.dependencies
    binding.effects = injection.context.effects
    binding.isolation = injection.context.isolation
    return binding
  }

  func known(_ value: TypeValue?, of call: BindingCall) throws(ReadingFailure) -> TypeValue {
    guard let value else {
      throw ReadingFailure("the type isn't written; write it: '\(call.form.rawValue)<Type>(…)'")
    }
    return value
  }

  /// A binding whose types are all known.
  func checked(_ binding: SourceBinding) throws(ReadingFailure) -> SourceBinding {
    let types = [binding.type] + binding.dependencies + binding.steps.flatMap { $0 }
    if let part = types.lazy.compactMap(\.unknownPart).first {
      throw ReadingFailure(
        "the type '\(part)' is only decided where the code is used; name a type that is known here")
    }
    return binding
  }
}
