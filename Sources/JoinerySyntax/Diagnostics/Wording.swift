import JoineryAnalysis
import SwiftSyntax

// All words about the source of a graph, one function for each diagnostic.

// MARK: - The graph itself

extension GraphDiagnostic {
  static func notAClass(_ kind: String, at node: some SyntaxProtocol, fixIts: [FixIt]) -> Self {
    Self(
      .notAFinalClass, "'@Graph' needs a final class, and this is \(kind)", at: node,
      fixIts: fixIts)
  }

  static func notFinal(_ name: TokenSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .notAFinalClass, "'@Graph' needs a final class, and '\(name.plainText)' isn't final",
      at: name, fixIts: fixIts)
  }

  static func localGraph(_ name: TokenSyntax, at attribute: AttributeSyntax) -> Self {
    Self(
      .misplacedAttribute,
      """
      '@Graph' extends its type, which no macro can for a type in a function; move '\(name.plainText)' \
      out of it
      """, at: attribute)
  }

  static func designatedInitializer(_ node: TokenSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .graphInitializer,
      """
      '@Graph' writes the initialiser from the inputs; another one has to be 'convenience' and call it
      """, at: node, fixIts: fixIts)
  }

  static func undecidedMember(_ name: TokenSyntax, in condition: IfConfigDeclSyntax) -> Self {
    Self(
      .undecidedCondition,
      """
      '@Graph' isn't told whether '\(name.plainText)' exists in this build; move the '#if' into the \
      body of a function that makes it
      """, at: name, notes: [Note("it depends on this condition", at: condition.poundKeyword)])
  }
}

extension IfConfigDeclSyntax {
  /// The token with which the condition begins.
  fileprivate var poundKeyword: Syntax {
    clauses.first.map { Syntax($0.poundKeyword) } ?? Syntax(self)
  }
}

// MARK: - Names

extension GraphDiagnostic {
  static func duplicateName(_ name: String, at token: TokenSyntax, first: TokenSyntax) -> Self {
    let origin =
      token.plainText == name ? "" : ", which '\(token.plainText)' gives,"
    return Self(
      .duplicateName, "the name '\(name)'\(origin) is given already, and names are the wiring",
      at: token, notes: [Note("'\(name)' is given here", at: first)])
  }

  static func overloaded(_ name: String, at label: TokenSyntax, functions: [TokenSyntax]) -> Self {
    Self(
      .duplicateName, "'\(name)' is the name of several functions, of which none can be chosen",
      at: label, notes: functions.map { Note("'\(name)' is given here", at: $0) })
  }

  static func secondParent(
    _ name: TokenSyntax, of type: String, first: TokenSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .duplicateName,
      """
      '\(name.plainText)' is a second parent of the type '\(type)', and labels couldn't say which one \
      they mean; make it an input, without '@Parent'
      """, at: name, notes: [Note("the first one is '\(first.plainText)'", at: first)],
      fixIts: fixIts)
  }

  static func optionalParent(
    _ name: TokenSyntax, at type: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute,
      "'@Parent' is for a graph that is there, and '\(name.plainText)' may be none", at: type,
      fixIts: fixIts)
  }

  static func ownParent(
    _ name: TokenSyntax, of graph: TokenSyntax, at type: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute,
      """
      '\(graph.plainText)' can't be its own parent, since none of them could be the first; what may \
      be none is an input: '\(name.text): \(graph.text)?', without '@Parent'
      """, at: type, fixIts: fixIts)
  }

  static func reservedName(_ token: TokenSyntax) -> Self {
    Self(
      .reservedName,
      "'\(token.plainText)' is the name of something that '@Graph' writes; rename it",
      at: token)
  }

  static func reservedName(_ token: TokenSyntax, for member: TokenSyntax) -> Self {
    Self(
      .reservedName,
      """
      '\(token.plainText)' is the name of something that the macros write for \
      '\(member.plainText)'; rename it
      """, at: token, notes: [Note("it is written for this member", at: member)])
  }
}

// MARK: - Types and values

extension GraphDiagnostic {
  static func missingType(of name: TokenSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .missingType, "'\(name.plainText)' needs a type: macros see only what is written", at: name,
      fixIts: fixIts)
  }

  static func patternOfInputs(_ pattern: PatternSyntax) -> Self {
    Self(.missingType, "an input of a graph needs a variable of its own", at: pattern)
  }

  static func initialValue(
    of name: TokenSyntax, at value: some SyntaxProtocol, attribute: String, fixIts: [FixIt]
  ) -> Self {
    let way =
      attribute == "Parent"
      ? "is supplied when the graph is made" : "is made as '@\(attribute)' says"
    return Self(
      .initialValue, "'\(name.plainText)' \(way) and can't have an initial value", at: value,
      fixIts: fixIts)
  }

  static func ownAccessors(
    of name: TokenSyntax, at accessors: some SyntaxProtocol, attribute: String, fixIts: [FixIt]
  ) -> Self {
    let reason =
      attribute == "Parent"
      ? "a parent graph is stored" : "'@\(attribute)' writes the accessor of '\(name.plainText)'"
    return Self(
      .initialValue, "\(reason), so it can't have accessors of its own", at: accessors,
      fixIts: fixIts)
  }

  static func unknownConcreteType(of name: TokenSyntax, at node: some SyntaxProtocol) -> Self {
    Self(
      .unknownConcreteType,
      """
      the concrete type of '\(name.plainText)' is only known from 'Type.init(…)'; name the \
      initialiser, or write the type or 'any' instead of 'some'
      """, at: node)
  }

  static func otherConcreteType(
    of name: TokenSyntax, at node: some SyntaxProtocol, type: String
  ) -> Self {
    Self(
      .unknownConcreteType,
      """
      '\(name.plainText)' is 'some' type, so it has to be '\(type)' in all contexts; \
      write 'any' instead of 'some'
      """, at: node)
  }

  static func opaqueResult(of function: TokenSyntax, at type: some SyntaxProtocol) -> Self {
    Self(
      .unknownConcreteType,
      """
      the concrete type that '\(function.plainText)' returns isn't known; write it, or 'any' \
      instead of 'some'
      """, at: type)
  }
}

// MARK: - Factories

extension GraphDiagnostic {
  static func unlabelledParameter(
    _ label: TokenSyntax, position: Int, of callee: String, fixIts: [FixIt]
  ) -> Self {
    Self(
      .unlabelledParameter,
      """
      parameter \(position + 1) of '\(callee)' has no label, and labels are the wiring; make the \
      value in a function with a body
      """, at: label, fixIts: fixIts)
  }

  static func notAFactory(_ expression: ExprSyntax, _ reason: String, fixIts: [FixIt]) -> Self {
    Self(.notAFactory, reason, at: expression, fixIts: fixIts)
  }

  /// Why an expression is no factory.
  static func reason(_ expression: ExprSyntax, function: String) -> String {
    if expression.is(FunctionCallExprSyntax.self) {
      return "a factory is named with its labels and not called: 'Type.init(label:)'"
    }
    if expression.is(ClosureExprSyntax.self) {
      return "a factory is a function with a name; what a closure would do, '\(function)' can do"
    }
    if expression.is(MemberAccessExprSyntax.self) {
      return "macros see only what is written; name the type: 'Type.init(label:)'"
    }
    return "this is no factory; name a function with its labels: 'Type.init(label:)'"
  }

  static func noFactory(for name: TokenSyntax, at attribute: AttributeSyntax) -> Self {
    Self(
      .attributeArguments,
      """
      '@\(attribute.baseName)' doesn't say how '\(name.plainText)' is made; name a function with its \
      labels: '@\(attribute.baseName)(Type.init(label:))'
      """, at: attribute)
  }

  static func secondFactory(at argument: LabeledExprSyntax, attribute: String) -> Self {
    Self(
      .attributeArguments,
      "'@\(attribute)' takes one factory, and others with the label 'preview:' or 'test:'",
      at: argument)
  }

  static func unknownLabel(_ label: TokenSyntax, attribute: String) -> Self {
    Self(
      .attributeArguments,
      """
      '@\(attribute)' has no argument '\(label.plainText)'; the labels are 'preview' and 'test'\
      \(attribute == "Singleton" ? ", and 'eager'" : "")
      """, at: label)
  }

  static func repeatedLabel(_ label: TokenSyntax) -> Self {
    Self(.attributeArguments, "the argument '\(label.plainText)' is given already", at: label)
  }

  static func eagerExpression(_ value: ExprSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .attributeArguments,
      """
      'eager' has to be the word 'true' or 'false', since a macro can't know what \
      '\(value.trimmedDescription)' is
      """, at: value, fixIts: fixIts)
  }
}

// MARK: - Attributes in the wrong place

extension GraphDiagnostic {
  static func outsideGraph(_ attribute: AttributeSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .attributeOutsideGraph,
      "'@\(attribute.baseName)' belongs in the body of a class that has '@Graph'", at: attribute,
      fixIts: fixIts)
  }

  static func inExtension(_ attribute: AttributeSyntax) -> Self {
    Self(
      .attributeOutsideGraph,
      """
      '@\(attribute.baseName)' belongs in the body of the graph, which shows the whole graph, and not \
      in an extension
      """, at: attribute)
  }

  static func misplaced(
    _ attribute: AttributeSyntax, _ reason: Misplacement, at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) -> Self {
    let name = "'@\(attribute.baseName)'"
    let message =
      switch reason {
      case .static: "\(name) is for members of a graph, and this one belongs to its type"
      case .constant: "\(name) makes a value when it is needed, so it needs a 'var'"
      case .stored(let word): "\(name) says how the value is kept, so it can't be '\(word)'"
      case .severalVariables: "\(name) needs a variable of its own"
      case .secondAttribute(let first): "'@\(first)' says already how this member comes about"
      case .variable: "\(name) is for functions with arguments; a variable has '@Transient'"
      case .plainFunction:
        "a function with a body needs no attribute: it makes a value at each call"
      case .transientFunction:
        "\(name) is for variables; use '@Assisted' for a function whose body is to be written"
      case .parentFunction: "\(name) is for a variable that holds another graph"
      case .other: "\(name) is for variables and functions"
      }
    return Self(.misplacedAttribute, message, at: node, fixIts: fixIts)
  }
}
