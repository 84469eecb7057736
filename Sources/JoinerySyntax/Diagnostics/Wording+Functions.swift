import JoineryAnalysis
import SwiftSyntax

// What is said of functions that make members, that are passed on, or whose body is written.
extension GraphDiagnostic {
  static func notNamedMake(_ name: TokenSyntax, attribute: String, fixIts: [FixIt]) -> Self {
    Self(
      .makeFunction,
      """
      a function with '@\(attribute)' is called 'make' and the name of what it provides: \
      'makeClient' gives 'client'
      """, at: name, fixIts: fixIts)
  }

  static func makeWithParameters(
    _ name: TokenSyntax, at parameters: some SyntaxProtocol, member: String, attribute: String
  ) -> Self {
    Self(
      .makeFunction,
      """
      '\(name.plainText)' makes '\(member)' without being asked for it, so it can't have parameters; \
      read the graph's members in its body, or remove '@\(attribute)'
      """, at: parameters)
  }

  static func makeWithoutResult(_ name: TokenSyntax, member: String, fixIts: [FixIt]) -> Self {
    Self(
      .makeFunction, "'\(name.plainText)' has to say which type '\(member)' has: '-> Type'",
      at: name, fixIts: fixIts)
  }

  static func weakWithEffects(
    _ name: TokenSyntax, at effects: some SyntaxProtocol, member: String, fixIts: [FixIt]
  ) -> Self {
    Self(
      .makeFunction,
      """
      '\(member)' is weak, and so made when it is read, which neither waits nor throws; make it a \
      '@Singleton', which the start of the graph makes
      """, at: effects, fixIts: fixIts)
  }

  static func makeWithoutBody(_ name: TokenSyntax, attribute: String) -> Self {
    Self(
      .makeFunction,
      """
      '\(name.plainText)' needs a body, since '@\(attribute)' says nothing else about what it makes
      """, at: name)
  }

  static func makeWithArguments(
    _ name: TokenSyntax, at attribute: AttributeSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .makeFunction,
      """
      the body of '\(name.plainText)' says how the value is made, so '@\(attribute.baseName)' takes \
      no factory
      """, at: attribute, fixIts: fixIts)
  }

  static func assistedWithBody(
    _ name: TokenSyntax, at body: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .assistedFunction,
      "'@Assisted' writes the body of '\(name.plainText)'; remove the body or the attribute",
      at: body, fixIts: fixIts)
  }

  static func assistedWithoutResult(_ name: TokenSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .assistedFunction, "'\(name.plainText)' has to say which type it returns: '-> Type'",
      at: name, fixIts: fixIts)
  }

  static func assistedIsGeneric(_ name: TokenSyntax, at node: Syntax) -> Self {
    Self(
      .assistedFunction,
      """
      '\(name.plainText)' can't be generic, since others get it as a value, and tests replace it; \
      write the types, or call the initialiser in a body and remove '@Assisted'
      """, at: node)
  }

  static func assistedIsVariadic(
    _ name: TokenSyntax, at parameter: FunctionParameterSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .assistedFunction,
      """
      '\(name.plainText)' can't take any number of arguments, since there is no way to pass them \
      on; take an array
      """, at: parameter, fixIts: fixIts)
  }

  static func passedIsGeneric(_ name: TokenSyntax, at label: TokenSyntax) -> Self {
    Self(
      .notAFactory,
      """
      '\(name.plainText)' is generic, and what is passed on is a value, which can't be; name a \
      function with the types
      """, at: label, notes: [Note("it is generic here", at: name)])
  }

  static func passedIsVariadic(
    _ name: TokenSyntax, at label: TokenSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .notAFactory,
      """
      '\(name.plainText)' takes any number of arguments, which can't be passed on; let it take an \
      array
      """, at: label, notes: [Note("it is declared here", at: name)], fixIts: fixIts)
  }

  static func unusedParameter(_ parameter: TokenSyntax, of function: TokenSyntax) -> Self {
    Self(
      .unusedParameter,
      """
      no label of the factory is called '\(parameter.plainText)', so this parameter of \
      '\(function.plainText)' would not be used
      """, at: parameter)
  }
}
