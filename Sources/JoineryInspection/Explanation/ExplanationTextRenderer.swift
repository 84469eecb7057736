import JoineryAnalysis

/// Writes what there is to say about a key as text for a terminal.
package struct ExplanationTextRenderer: Sendable {
  /// How many lines a list has at most; what is left out is counted.
  private static let listLimit = 50

  /// Creates a renderer.
  package init() {}

  /// The text of an explanation, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func text(of explanation: GraphExplanation) -> String {
    let renderer = PlainTextRenderer()
    var parts = [[explanation.name]]
    if explanation.bindings.isEmpty { parts[0].append("  nothing binds it") }
    for binding in explanation.bindings {
      parts.append(lines(for: binding))
    }
    parts.append(
      list("needed by", explanation.neededBy.map { ($0, "\($0.name)\(manner(of: $0))") }))
    if explanation.neededBy.isEmpty { parts.append(["needed by nothing: it is a root"]) }
    if explanation.path.count > 1 {
      parts.append(["shortest path from a root"] + renderer.chain(explanation.path))
    }
    if explanation.longestPath.count > 2 {
      let length = (explanation.longestPath.count - 1).grouped
      parts.append(
        ["longest chain of needs, \(length) steps"] + renderer.chain(explanation.longestPath))
    }
    parts.append([totals(of: explanation)])
    parts += explanation.issues.map { ["issue: \(renderer.text(of: $0))"] }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func lines(for binding: GraphExplanation.Binding) -> [String] {
    let node = binding.node
    let modules = node.modules.isEmpty ? nil : node.modules.joined(separator: " / ").printable
    let facts: [(String, String?)] = [
      ("lifetime", node.hasLifetime ? node.lifetime.rawValue : nil),
      ("role", node.role == .binding ? nil : role(of: node)),
      ("runs", isolation(of: node)),
      ("effects", node.effects.isEmpty ? nil : node.effects.encodedNames.joined(separator: ", ")),
      ("owner", binding.owner), ("modules", modules), ("member", node.member?.printable),
      ("place", node.place?.description.printable),
      ("note", binding.isReplaced ? "an override takes its place" : nil),
    ]
    var columns = TextColumns()
    for (name, value) in facts {
      if let value { columns.append(name, value) }
    }
    return ["  \(binding.name)"] + columns.lines(indentedBy: 4)
      + list("needs", binding.needs.map { ($0, text(of: $0)) }).map { "    \($0)" }
  }

  private func role(of node: Node) -> String {
    switch node.role {
    case .binding: "binding"
    case .contribution: "contribution"
    case .emptyCollection: "the collection may be empty"
    case .override: "override"
    case .decorator: "decorator"
    }
  }

  private func isolation(of node: Node) -> String? {
    switch node.isolation {
    case .none: nil
    case .mainActor: "on the main actor"
    case .actor(let name): "on \(name.printable)"
    }
  }

  private func text(of link: ChainLink) -> String {
    let asked =
      switch link.request {
      case .parameter(_, let label?): "\(label): "
      case .wrapping: "wraps: "
      case .parameter, nil: ""
      }
    return "\(asked)\(link.name)\(manner(of: link, withLabel: false))"
  }

  private func manner(of link: ChainLink, withLabel: Bool = true) -> String {
    let label: String? =
      switch link.request {
      case .parameter(_, let label?) where withLabel: "as '\(label)'"
      case .wrapping where withLabel: "which wraps it"
      case .parameter, .wrapping, nil: nil
      }
    let words = [
      label, link.kind == .optional ? "if bound" : nil, link.isDeferred ? "later" : nil,
    ]
    return words.compactMap(\.self).map { ", \($0)" }.joined()
  }

  private func list(_ title: String, _ rows: [(link: ChainLink, text: String)]) -> [String] {
    if rows.isEmpty { return [] }
    var columns = TextColumns()
    for (link, text) in rows.prefix(Self.listLimit) {
      let remark = [link.place?.description, link.remark].compactMap(\.self)
      columns.append(text.printable, remark.joined(separator: "  ").printable)
    }
    let rest = rows.count - Self.listLimit
    if rest > 0 { columns.append("… \(rest.grouped) more") }
    return [title] + columns.lines(indentedBy: 2)
  }

  private func totals(of explanation: GraphExplanation) -> String {
    func bindings(_ count: Int) -> String {
      "\(count.grouped) \(count == 1 ? "binding" : "bindings")"
    }
    let only =
      explanation.dominated > 0
      ? "; \(explanation.dominated.grouped) reached only through it" : ""
    return """
      in all it needs \(bindings(explanation.needCount)), and \
      \(bindings(explanation.needyCount)) \(explanation.needyCount == 1 ? "needs" : "need") \
      it\(only)
      """
  }
}

extension GraphExplanation {
  /// The explanation as text for a terminal.
  package var text: String { ExplanationTextRenderer().text(of: self) }
}
