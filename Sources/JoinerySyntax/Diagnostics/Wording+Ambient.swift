import JoineryAnalysis
import SwiftSyntax

// The words about variables with `@InjectedEntry` and `@Injected`.
extension GraphDiagnostic {
  static func entryOutsideValues(_ attribute: AttributeSyntax) -> Self {
    Self(
      .misplacedAttribute,
      "'@\(attribute.baseName)' belongs in an extension of 'InjectedValues'", at: attribute)
  }

  static func injectedOutsideType(_ attribute: AttributeSyntax) -> Self {
    Self(
      .misplacedAttribute,
      """
      '@\(attribute.baseName)' keeps a value, so it belongs in the body of a class, a structure or an \
      actor; elsewhere read 'InjectedValues.current'
      """, at: attribute)
  }

  static func ambientStatic(
    _ attribute: AttributeSyntax, at node: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute,
      """
      '@\(attribute.baseName)' is for members of instances: what belongs to a type would be the same \
      in every test
      """, at: node, fixIts: fixIts)
  }

  static func ambientStored(
    _ attribute: AttributeSyntax, _ word: String, at node: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute,
      "'@\(attribute.baseName)' says how the value is kept, so it can't be '\(word)'", at: node,
      fixIts: fixIts)
  }

  static func ambientConstant(
    _ attribute: AttributeSyntax, at node: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute, "'@\(attribute.baseName)' needs a 'var', for macros can't write a 'let'",
      at: node, fixIts: fixIts)
  }

  static func ambientType(_ attribute: AttributeSyntax, of name: TokenSyntax) -> Self {
    Self(
      .missingType,
      """
      '\(name.plainText)' needs a type: macros see only what is written, so write \
      'var \(name.text): Type'
      """, at: name)
  }

  static func ambientAccessors(
    _ attribute: AttributeSyntax, of name: TokenSyntax, at node: some SyntaxProtocol
  ) -> Self {
    Self(
      .initialValue,
      "'@\(attribute.baseName)' writes the accessors of '\(name.plainText)'; remove these", at: node
    )
  }

  static func injectedValue(
    of name: TokenSyntax, at node: some SyntaxProtocol, fixIts: [FixIt]
  ) -> Self {
    Self(
      .initialValue,
      "'@Injected' gives '\(name.plainText)' its value; the default belongs to the entry", at: node,
      fixIts: fixIts)
  }

  static func ambientUnwrapped(
    _ type: ImplicitlyUnwrappedOptionalTypeSyntax, fixIts: [FixIt]
  ) -> Self {
    let wrapped = type.wrappedType.trimmedDescription
    return Self(
      .missingType,
      """
      '\(type.trimmedDescription)' is for what comes later, and this is there from the beginning; write \
      '\(wrapped)', or '\(wrapped)?' if it may be absent
      """, at: type, fixIts: fixIts)
  }

  static func ambientOpaque(
    _ attribute: AttributeSyntax, _ type: SomeOrAnyTypeSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .missingType,
      """
      '@\(attribute.baseName)' may give a value of any type that conforms; write \
      'any \(type.constraint.trimmedDescription)'
      """, at: type, fixIts: fixIts)
  }

  static func injectedIsObserved(
    _ attribute: AttributeSyntax, _ name: TokenSyntax, fixIts: [FixIt]
  ) -> Self {
    Self(
      .misplacedAttribute,
      """
      '@Observable' would take '\(name.plainText)' for a value that changes; write '@Injected \
      @ObservationIgnored', in this order
      """, at: attribute, fixIts: fixIts)
  }

  static func injectedAfterIgnored(_ attribute: AttributeSyntax, fixIts: [FixIt]) -> Self {
    Self(
      .misplacedAttribute, "'@Injected' has to stand before '@ObservationIgnored'", at: attribute,
      fixIts: fixIts)
  }

  static func overriddenPreview(at node: some SyntaxProtocol) -> Self {
    Self(
      .attributeArguments,
      "'mustBeOverridden' is for 'test:'; nobody could override the value of a preview", at: node)
  }
}
