import JoineryAnalysis
package import SwiftDiagnostics
import SwiftSyntax

extension GraphDiagnostic {
  /// The diagnostic for the compiler.
  package var compilerDiagnostic: Diagnostic {
    let identifier = MessageID(domain: "Joinery", id: id.rawValue)
    return Diagnostic(
      node: node, message: Message(self, identifier),
      notes: notes.map { note in
        SwiftDiagnostics.Note(node: note.node, message: NoteText(note.message, identifier))
      },
      fixIts: fixIts.map { fix in
        SwiftDiagnostics.FixIt(
          message: FixItText(fix.message, identifier),
          changes: fix.edits.map { .replaceText(range: $0.range, with: $0.text, in: $0.node) })
      })
  }

  private struct Message: DiagnosticMessage {
    let message: String
    let diagnosticID: MessageID
    let severity: DiagnosticSeverity

    init(_ diagnostic: GraphDiagnostic, _ identifier: MessageID) {
      message = diagnostic.message
      diagnosticID = identifier
      severity =
        switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        }
    }
  }

  private struct NoteText: NoteMessage {
    let message: String
    let noteID: MessageID

    init(_ message: String, _ identifier: MessageID) {
      self.message = message
      noteID = identifier
    }
  }

  private struct FixItText: FixItMessage {
    let message: String
    let fixItID: MessageID

    init(_ message: String, _ identifier: MessageID) {
      self.message = message
      fixItID = identifier
    }
  }
}
