import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension GraphWriter {
  // MARK: Factories

  /// Whether a member is a function that can be passed on as a factory.
  func isFactory(_ member: GraphMember) -> Bool {
    guard member.function != nil, factoryType(of: member) != nil else { return false }
    return graph.membersByName[member.name]?.count == 1
  }

  /// The type of a function member as a factory.
  func factoryType(of member: GraphMember) -> String? {
    member.function?.factoryType(actor: actor(of: member), isSendable: graph.isSendable)
  }

  private var factories: [GraphMember] { graph.members.filter(isFactory) }

  /// A property for each function member, which gives the function without keeping the graph.
  private func factory(_ member: GraphMember) -> String? {
    guard let function = member.function, let type = factoryType(of: member) else { return nil }
    let parameters = FunctionParameters(of: function)
    let names = parameters.innerNames.joined(separator: ", ")
    let arguments = parameters.forwardedWithLabels.joined(separator: ", ")
    let signature = names.isEmpty ? "" : " \(names)"
    let living =
      "Joinery.GraphCore.living(_graph, calling: \"\(member.name)\", of: \"\(graphName)\")"
    return """
      \(member.access(in: graph))var \(member.nameToken.text): \(type) {
        { [weak _graph]\(signature) in
          \(function.signature.marks)\(living)
            .\(member.name.asMemberName)(\(arguments))
        }
      }
      """
  }

  // MARK: Members, as the factories of the graph see them

  /// Where the factories of the members look for what they need.
  var joints: DeclSyntax {
    let isolation = graph.actor == nil ? "" : "nonisolated "
    return needsView
      ? "\(raw: isolation)private var _members: _Members { _Members(_graph: self) }"
      : "\(raw: isolation)private var _members: \(raw: name) { self }"
  }

  /// The labels of all attributes.
  private var labels: [GraphNeed] {
    graph.members.flatMap { $0.needs.filter { $0.position != nil } }
  }

  /// Whether a label names nothing, or what can't be passed on.
  private var hasUnknownNames: Bool {
    let unfit = Set(
      graph.members.filter { $0.function?.obstacleToPassing != nil }.map(\.name))
    return labels.contains { $0.source == .unknown || unfit.contains($0.name) }
  }

  private var needsView: Bool {
    labels.contains { need in
      switch need.source {
      case .unknown, .parent: true
      case .member: need.isDeferred
      }
    }
  }

  /// The types that show the members in other ways: functions as factories, and names for labels.
  var views: [DeclSyntax] {
    var views: [DeclSyntax] = []
    let properties = factories.compactMap(factory)
    if !properties.isEmpty {
      views.append(
        """
        /// The functions of the graph as factories, which do not keep the graph.
        \(raw: isolation)\(raw: access)struct Factories {
        \(raw: (["fileprivate let _graph: \(name)"] + properties).indentedLines)
        }
        """)
      views.append(
        "\(raw: access)var factories: Factories { Factories(_graph: self) }")
    }
    if hasUnknownNames {
      views.append(
        """
        /// Stands in for names that do not exist, until the error is mended.
        @dynamicMemberLookup private struct _Members {
          let _graph: \(raw: name)
          subscript<_Value>(dynamicMember name: String) -> _Value { fatalError() }
        }
        """)
    } else if needsView {
      views.append(view)
    }
    return views
  }

  /// The names that labels refer to.
  private var view: DeclSyntax {
    var seen: Set<String> = []
    var properties: [String] = []
    var usesPaths = false
    for need in labels where need.source == .member && seen.insert(need.name).inserted {
      guard let member = graph.membersByName[need.name]?.first else { continue }
      let isolation = actor(of: member).map { $0 + " " } ?? ""
      let name = member.name
      if member.function != nil {
        guard let type = factoryType(of: member) else { continue }
        let value = isFactory(member) ? "_graph.factories.\(name.asMemberName)" : "fatalError()"
        properties.append("\(isolation)var \(member.nameToken.text): \(type) { \(value) }")
      } else if let type = member.valueType {
        properties.append(
          "\(isolation)var \(name.asIdentifier): \(type) { _graph.\(name.asMemberName) }")
      } else {
        usesPaths = true
      }
    }
    let inherits = labels.contains { $0.source == .parent }
    // Members of a graph on an actor that belong to none are read through a view of none.
    let actor = graph.actor.map { $0 + " " } ?? ""
    let isolation = graph.actor == nil ? self.isolation : "nonisolated "
    if usesPaths { properties.append(actor + lookup(in: self.name, through: "_graph")) }
    if inherits {
      // Not through the graph's own view of its parents: a key path through it is made anew at each read.
      properties += parentLookups.map { actor + $0 }
      properties.append(unknownName)
    }
    return """
      /// The members as the factories of others see them.
      \(raw: usesPaths || inherits ? "@dynamicMemberLookup " : "")\(raw: isolation)private struct _Members {
      \(raw: (["let _graph: \(name)"] + properties).indentedLines)
      }
      """
  }

  /// What the compiler finds for a name that no parent has.
  private var unknownName: String {
    """
    @available(*, unavailable, message: "neither the graph nor its parents have this member")
    subscript(dynamicMember name: String) -> Joinery.NoSuchMember { fatalError() }
    """
  }

  // MARK: Parents

  /// What finds names that the graph does not have among the members of its parents.
  var parents: [DeclSyntax] {
    let lookups = parentLookups.map { access + $0 }
    if lookups.isEmpty { return [] }
    return [
      """
      /// What the graph has through its parents.
      @dynamicMemberLookup \(raw: isolation)\(raw: access)struct Inherited {
      \(raw: (["fileprivate let _graph: \(name)"] + lookups).indentedLines)
      }
      """,
      "\(raw: access)var inherited: Inherited { Inherited(_graph: self) }",
    ]
  }

  /// Subscripts that find a name among the members of a parent, among its functions, and among what it has
  /// through parents of its own.
  private var parentLookups: [String] {
    var types: Set<String> = []
    return graph.parents.flatMap { parent -> [String] in
      // That a second one of the same type can't be is said already.
      guard let type = parent.typeOfParent, types.insert(type).inserted else { return [] }
      let name = "_graph.\(parent.valueOfParent)"
      return [
        lookup(in: type, through: name),
        lookup(in: "\(type).Factories", through: "\(name).factories"),
        lookup(in: "\(type).Inherited", through: "\(name).inherited"),
      ]
    }
  }

  private func lookup(in type: String, through value: String) -> String {
    """
    subscript<_Value>(dynamicMember path: KeyPath<\(type), _Value>) -> _Value {
      \(value)[keyPath: path]
    }
    """
  }
}
