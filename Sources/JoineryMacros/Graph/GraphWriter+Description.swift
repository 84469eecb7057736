import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension GraphWriter {
  /// The function that tells the run time about every member.
  var description: DeclSyntax {
    let statements = graph.members.compactMap(statement)
    return """
      /// Every member, and what it needs.
      \(raw: access)nonisolated static func describe(_ graph: Joinery.GraphDescriber<\(raw: name)>) {
      \(raw: statements.indentedLines)
      }
      """
  }

  /// What all graphs of the type share: nothing where the type may not have a stored property of its own.
  ///
  /// A generic type may not, nor one inside of it, and whether an extension is one of a generic type can't be
  /// seen. Their graphs work it out anew.
  var plan: [DeclSyntax] {
    let isGeneric =
      graph.syntax.genericParameterClause != nil
      || context.lexicalContext.contains { outer in
        outer.is(ExtensionDeclSyntax.self)
          || outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      }
    if isGeneric { return [] }
    return [
      """
      /// What all graphs of this type have in common.
      \(raw: access)nonisolated static let graphPlan = Joinery.GraphPlan(of: \(raw: name).self)
      """
    ]
  }

  private func statement(_ member: GraphMember) -> String? {
    let subject: (function: String, value: String)
    switch member.kind {
    case .provided(let lifetime, _), .made(let lifetime, _, _):
      guard member.overrideType != nil, !isFaulty(member) else { return nil }
      subject = (lifetime.rawValue.lowercased(), "\(name).\(member.name.asMemberName)")
    case .input, .constant:
      guard member.type != nil else { return nil }
      subject = ("input", "_Reading.\(member.name.asMemberName)")
    case .parent:
      guard let type = member.typeOfParent else { return nil }
      subject = ("parent", "\(type).self")
    case .property:
      subject = ("property", "_Reading.\(member.name.asMemberName)")
    case .assisted, .function:
      guard isFactory(member) else { return nil }
      subject = ("function", "_Reading.\(member.name.asMemberName)")
    }
    let needs = member.needs.map(\.description)
    let list = needs.isEmpty ? "" : ", needs: \(needs.joined(separator: ", "))"
    let label = belongsToOtherActor(member) ? "isolated: " : ""
    let eager = member.attribute?.isEager == true ? "\ngraph.eager(\"\(member.name)\")" : ""
    let hidden = hiding(member).map { "\ngraph.hidden(\"\(member.name)\"\($0))" } ?? ""
    return """
      graph.\(subject.function)(
        "\(member.name)", \(label)\(subject.value)\(list)\(effects(member))\(place(member)))\
      \(eager)\(hidden)
      """
  }

  /// Why no container is offered a member, as arguments: nil where one is.
  ///
  /// What belongs to an actor may leave it only if it is `Sendable`, which the compiler knows.
  private func hiding(_ member: GraphMember) -> String? {
    if member.isHidden { return "" }
    switch member.kind {
    case .provided, .made, .input, .constant, .property: break
    case .parent, .assisted, .function: return nil
    }
    guard actor(of: member) != nil, let type = member.valueType else { return nil }
    return ", unless: Joinery.GraphValue<\(type)>.isSendable"
  }

  /// What a call of a function may do, as arguments.
  private func effects(_ member: GraphMember) -> String {
    guard let specifiers = member.function?.signature.effectSpecifiers else { return "" }
    return (specifiers.asyncSpecifier == nil ? "" : ", isAsync: true")
      + (specifiers.throwsClause == nil ? "" : ", isThrowing: true")
  }

  /// Whether the functions of a member run on an actor that has no functions of its own here.
  private func belongsToOtherActor(_ member: GraphMember) -> Bool {
    if case .parent = member.kind { return false }
    guard let actor = actor(of: member) else { return false }
    return !["@MainActor", "@Swift.MainActor"].contains(actor)
  }

  private func place(_ member: GraphMember) -> String {
    guard
      let location = context.location(
        of: member.nameToken, at: .afterLeadingTrivia, filePathMode: .fileID)
    else { return "" }
    return ",\n  file: \(location.file), line: \(location.line), column: \(location.column)"
  }

  /// The functions that read what no macro of the member's own can read.
  var getters: [DeclSyntax] {
    let getters = graph.members.compactMap(getter)
    if getters.isEmpty { return [] }
    return [
      """
      /// How members are read that have no function of their own.
      private enum _Reading {
      \(raw: getters.indentedLines)
      }
      """
    ]
  }

  private func getter(_ member: GraphMember) -> String? {
    switch member.kind {
    case .input, .constant:
      guard let type = member.type else { return nil }
      return getter(member, type.trimmedDescription, "graph.\(member.name.asMemberName)")
    case .property(let variable):
      guard let type = member.type else { return nil }
      let effects = variable.getterEffects
      return getter(
        member, type.trimmedDescription, "\(effects.marks)graph.\(member.name.asMemberName)",
        effects.specifiers)
    case .assisted, .function:
      guard isFactory(member), let type = factoryType(of: member) else { return nil }
      return getter(member, type, "graph.factories.\(member.name.asMemberName)")
    case .parent, .provided, .made:
      return nil
    }
  }

  private func getter(
    _ member: GraphMember, _ type: String, _ value: String, _ effects: String = ""
  ) -> String {
    let isolation =
      member.actor == nil && !member.isNonisolated ? self.isolation : member.isolation
    return """
      \(isolation)static func \(member.nameToken.text)(_ graph: \(name))\(effects) -> \(type) {
        \(value)
      }
      """
  }
}

extension GraphNeed {
  /// The need as the description of the graph says it.
  fileprivate var description: String {
    let source: String
    switch self.source {
    case .member, .unknown: source = "\"\(name)\""
    case .parent:
      let parent = parentName.map { ", through: \"\($0)\"" } ?? ""
      source = ".inherited(\"\(name)\"\(parent))"
    }
    return isDeferred ? ".later(\(source))" : source
  }
}

extension VariableDeclSyntax {
  /// The effects of reading a computed property, as they are written.
  fileprivate var getterEffects: (specifiers: String, marks: String) {
    guard case .accessors(let accessors)? = bindings.first?.accessorBlock?.accessors,
      let effects = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers
    else { return ("", "") }
    let isAsync = effects.asyncSpecifier != nil
    let isThrowing = effects.throwsClause != nil
    return (
      (isAsync ? " async" : "") + (isThrowing ? " throws" : ""),
      (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    )
  }
}
