package import JoineryAnalysis
package import SwiftSyntax

/// One thing that is wrong with the source of a graph, and where.
package struct GraphDiagnostic: Sendable {
  /// Whether the graph can be compiled all the same.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// What else there is to say, at a place of its own.
  package struct Note: Sendable {
    package let node: Syntax
    package let message: String
    /// Whether it is about graphs that a macro can't see.
    package let isOfOtherGraphs: Bool
    /// Whether the analysis has a note that says the same, perhaps with other names.
    package let isOfAnalysis: Bool
  }

  /// A change of the source that may put it right.
  package struct FixIt: Sendable {
    package let message: String
    package let edits: [Edit]
  }

  /// A piece of source that is replaced by another.
  package struct Edit: Sendable {
    /// A piece of syntax in the same source.
    package let node: Syntax
    package let range: Range<AbsolutePosition>
    package let text: String
  }

  package let id: IssueID
  package let severity: Severity
  package let message: String
  /// What is at fault.
  package let node: Syntax
  package let notes: [Note]
  package let fixIts: [FixIt]

  init(
    _ id: IssueID, _ message: String, at node: some SyntaxProtocol, severity: Severity = .error,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.node = Syntax(node)
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension GraphDiagnostic.Note {
  init(
    _ message: String, at node: some SyntaxProtocol, isOfOtherGraphs: Bool = false,
    isOfAnalysis: Bool = false
  ) {
    self.init(
      node: Syntax(node), message: message, isOfOtherGraphs: isOfOtherGraphs,
      isOfAnalysis: isOfAnalysis)
  }
}
