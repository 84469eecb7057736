import JoineryAnalysis
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFile {
  /// What the parser doesn't understand.
  var syntaxErrors: [ReportedIssue] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { ReportedIssue(.syntaxError($0.message, at: place(at: $0.position))) }
  }

  /// Whether the file may wire anything: it sees Joinery.
  func mayWire(_ index: DeclarationIndex) -> Bool {
    ([module] + imports).contains { name in
      name.hasPrefix("Joinery")
        || index.reexports[name]?.contains { $0.hasPrefix("Joinery") } ?? false
    }
  }
}
