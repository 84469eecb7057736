import JoineryAnalysis
import SwiftSyntax

/// Reads one binding.
struct BindingReader {
  let typer: ExpressionTyper
  let file: SourceFile

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - call: The call that makes the binding.
  ///   - implied: The type that who takes the binding asks for.
  /// - Returns: The binding.
  /// - Throws: `ReadingFailure` where the sources don't tell what the binding says.
  func binding(
    _ call: BindingCall, implied: TypeValue? = nil
  ) throws(ReadingFailure) -> SourceBinding {
    let value = call.explicitType.map { type($0, at: call.syntax) } ?? implied
    var binding: SourceBinding
    switch call.form {
    case .instance: binding = try instance(call, value)
    case .input: binding = base(call, try known(value, of: call), .input)
    case .contributions:
      binding = base(call, try known(value, of: call), .transient)
      binding.role = .emptyCollection
    case .singleton, .transient, .scoped, .weak:
      binding = try factory(call, value, lifetime: call.form.lifetimeOfFactory)
    case .contribute: binding = try wrapping(call, value, .contribution, lifetime: .transient)
    case .override: binding = try wrapping(call, value, .override, lifetime: nil)
    case .assisted: binding = try AssistedReader(self).binding(call, value)
    case .mustBeOverridden:
      binding = base(call, try known(value, of: call), .singleton)
      binding.effects = .throwing
    case .injects: binding = try injects(call, value)
    case .decorate: return try decorator(call, value)
    }
    if let qualifier = try qualifier(of: call) {
      binding.type = binding.type.qualified(by: qualifier)
    }
    return try checked(binding)
  }

  // MARK: Forms

  private func instance(
    _ call: BindingCall, _ value: TypeValue?
  ) throws(ReadingFailure) -> SourceBinding {
    guard let expression = call.argument(nil) ?? call.trailingClosure.map(ExprSyntax.init) else {
      throw ReadingFailure("'Instance' has no value")
    }
    guard let type = value ?? typer.type(of: expression, in: file) else {
      throw ReadingFailure(
        "the type of '\(expression.shortText)' isn't known; write it: 'Instance<Type>(…)'")
    }
    var binding = base(call, type, .instance)
    if value != nil { binding.note(made: typer.type(of: expression, in: file)) }
    return binding
  }

  private func factory(
    _ call: BindingCall, _ value: TypeValue?, lifetime: Lifetime?
  ) throws(ReadingFailure) -> SourceBinding {
    let (callable, label) = try callable(of: call)
    var binding = base(call, try result(of: callable, or: value, call), lifetime)
    binding.dependencies = callable.parameters
    binding.callable = callable
    binding.note(made: callable.result)
    if lifetime == .weak, typer.index.hasNoObjects(binding.type) { binding.flaw = .noObject }
    (binding.effects, binding.isolation) = Self.standing(of: callable, label: label)
    return binding
  }

  private func wrapping(
    _ call: BindingCall, _ value: TypeValue?, _ role: Node.Role, lifetime: Lifetime?
  ) throws(ReadingFailure) -> SourceBinding {
    if let inner = call.argument(nil), let chain = BindingChain(inner) {
      var binding = try binding(chain, implied: value)
      binding.role = role
      return binding
    }
    if let closure = call.trailingClosure,
      let inner = closure.statements.first?.item.as(ExprSyntax.self), BindingChain(inner) != nil
    {
      throw ReadingFailure(
        """
        '\(call.form.rawValue)' takes a binding in parentheses and not in braces: \
        '\(call.form.rawValue)(\(inner.shortText))'
        """)
    }
    var binding = try factory(call, value, lifetime: lifetime)
    binding.role = role
    return binding
  }

  private func decorator(
    _ call: BindingCall, _ value: TypeValue?
  ) throws(ReadingFailure) -> SourceBinding {
    let (callable, label) = try callable(of: call, implied: value.map { [$0] } ?? [])
    let type = try result(of: callable, or: value ?? callable.parameters.first, call)
    let qualifier = try qualifier(of: call)
    var binding = base(call, qualifier.map { type.qualified(by: $0) } ?? type, nil)
    binding.role = .decorator
    binding.dependencies = [binding.type] + callable.parameters.dropFirst()
    binding.callable = callable
    if qualifier == nil { binding.note(made: callable.result) }
    (binding.effects, binding.isolation) = Self.standing(of: callable, label: label)
    return try checked(binding)
  }

  /// A binding with the steps that are written after it.
  func binding(
    _ chain: BindingChain, implied: TypeValue?
  ) throws(ReadingFailure) -> SourceBinding {
    var binding = try binding(chain.call, implied: implied ?? chain.convertedValue(typer, in: file))
    for step in chain.steps {
      let object = binding.type.qualifiedParts?.value ?? binding.type
      let callable = try FactoryReader(typer, in: file).callable(step, implied: [object])
      binding.steps.append(Array(callable.parameters.dropFirst()))
      if callable.isThrowing { binding.effects.insert(.throwing) }
    }
    return try checked(binding)
  }
}
