import SwiftSyntax

extension GraphMember {
  /// The members, each with what it needs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the source.
  static func wired(_ members: [GraphMember]) -> [GraphMember] {
    var members = members
    let byName = Dictionary(grouping: members.indices, by: { members[$0].name })
    let names = Set(byName.keys)
    let parents = Set(
      members.filter { if case .parent = $0.kind { true } else { false } }.map(\.name))
    for index in members.indices {
      let needs = members[index].directNeeds(of: names).flatMap { need in
        parents.contains(need.name) ? [need] + need.throughParent : [need]
      }
      members[index].needs = needs.map { need in
        if need.source == .parent { return need }
        var need = need
        if let found = byName[need.name] {
          // A function that is named and not called is passed on as a factory.
          if !need.isCall, found.contains(where: { members[$0].function != nil }) {
            need.isDeferred = true
          }
        } else {
          need.source = parents.isEmpty ? .unknown : .parent
        }
        return need
      }
    }
    for index in members.indices where members[index].needs.contains(where: \.isCall) {
      members[index].needs = members[index].followingCalls(among: members, byName)
    }
    for index in members.indices { members[index].needs = members[index].distinctNeeds }
    return members
  }

  /// What the attribute or the body names.
  private func directNeeds(of names: Set<String>) -> [GraphNeed] {
    switch kind {
    case .input, .parent, .constant:
      return []
    case .provided(_, let attribute):
      return attribute.factories.flatMap { $0.reference?.needs(besides: []) ?? [] }
    case .assisted(let attribute, let function):
      let own = FunctionParameters(of: function)
      return attribute.factories.flatMap { $0.reference?.needs(besides: own.names) ?? [] }
    case .made(_, _, let function), .function(let function):
      return MemberReferences.needs(in: function, among: names)
    case .property(let variable):
      return MemberReferences.needs(in: variable, among: names)
    }
  }

  /// What the member needs, each once however often it is named.
  private var distinctNeeds: [GraphNeed] {
    struct Request: Hashable {
      var name: String
      var isDeferred: Bool
      var isOfParent: Bool
      var parentName: String?
    }
    var seen: Set<Request> = []
    return needs.filter {
      seen.insert(
        Request(
          name: $0.name, isDeferred: $0.isDeferred, isOfParent: $0.source == .parent,
          parentName: $0.parentName)
      ).inserted
    }
  }

  /// What the member needs, with what the functions need that it calls at once.
  private func followingCalls(
    among members: [GraphMember], _ byName: [String: [Int]]
  ) -> [GraphNeed] {
    var result: [GraphNeed] = []
    var visited: Set<String> = []
    var pending = Array(needs.reversed())
    while let need = pending.popLast() {
      result.append(need)
      guard need.isCall, visited.insert(need.name).inserted else { continue }
      for callee in byName[need.name] ?? [] where members[callee].function != nil {
        // The place is that of the call: the function itself is not at fault.
        pending += members[callee].needs.reversed().map {
          GraphNeed(copying: $0, at: need.token)
        }
      }
    }
    return result
  }
}

extension GraphNeed {
  /// The member of a parent that a body reads through the parent, as in `app.users`.
  fileprivate var throughParent: [GraphNeed] {
    guard position == nil, var node = token.parent else { return [] }
    // With `self` before it, the parent is a member access itself.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      node = Syntax(access)
    }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    else { return [] }
    var need = GraphNeed(access.declName.baseName, position: nil, isDeferred: isDeferred)
    need.source = .parent
    need.parentName = name
    return [need]
  }

  /// The same need, of who calls the function that has it.
  fileprivate init(copying other: GraphNeed, at token: TokenSyntax) {
    name = other.name
    self.token = token
    position = nil
    isDeferred = other.isDeferred
    source = other.source
    parentName = other.parentName
    isCall = other.isCall
  }
}
