import JoineryAnalysis
import SwiftSyntax

/// Reads a binding of a function of run-time arguments.
struct AssistedReader {
  private let reader: BindingReader

  init(_ reader: BindingReader) {
    self.reader = reader
  }

  /// Reads a call of `Assisted`.
  ///
  /// - Throws: `ReadingFailure` where the sources don't tell what the binding says.
  func binding(
    _ call: BindingCall, _ value: TypeValue?
  ) throws(ReadingFailure) -> SourceBinding {
    let types = call.arguments.filter { $0.label == nil }.map(\.expression)
    let arguments = types.map(reader.namedType)
    // Without a label it is a factory of a function, unless the closure is behind the types.
    let isBehindTypes = call.trailingClosure != nil && !types.isEmpty
    if call.argument("make") == nil, call.argument("main") == nil, !isBehindTypes {
      let (callable, _) = try reader.callable(of: call)
      var binding = reader.base(call, try reader.result(of: callable, or: value, call), .transient)
      binding.dependencies = callable.parameters
      binding.effects = callable.effects
      binding.callable = callable
      return binding
    }
    var given: [TypeValue] = []
    for (expression, argument) in zip(types, arguments) {
      guard let argument else {
        throw ReadingFailure(
          "the argument '\(expression.shortText)' isn't written as a type, as in 'UUID.self'")
      }
      given.append(argument)
    }
    let (callable, label) = try reader.callable(of: call, implied: given)
    guard let result = callable.result else {
      throw ReadingFailure(
        "the type that the closure makes isn't known; write it: '{ (…) -> Type in … }'")
    }
    let isMain = label == "main"
    var function = FunctionTypeValue(parameters: given, result: result, isSendable: true)
    function.isAsync = callable.isAsync
    function.isThrowing = callable.isThrowing || callable.isAsync
    if isMain { function.globalActor = .swift("MainActor") }
    var binding = reader.base(call, value ?? .function(function), .assisted)
    binding.dependencies = Array(callable.parameters.dropFirst(given.count))
    binding.effects = callable.isAsync ? [.asynchronous, .throwing] : callable.effects
    binding.isolation = isMain ? .mainActor : .none
    binding.callable = callable
    if !isMain { binding.aliases = Self.aliases(of: function) }
    return binding
  }

  /// Other forms of the function by which a parameter may ask for it.
  private static func aliases(of function: FunctionTypeValue) -> [TypeValue] {
    var plain = function
    plain.isSendable = false
    guard function.isAsync else { return [.function(plain)] }
    return [plain, function, plain].enumerated().map { index, form in
      var form = form
      form.isNonsending = index > 0
      return .function(form)
    }
  }
}
