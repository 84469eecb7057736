extension Findings {
  /// Writes what was found, in the form that was asked for.
  ///
  /// - Throws: What is at fault, if it can't be written.
  func write(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let output = Output(arguments, console)
    switch arguments.option("format") {
    case "json": try output.write(jsonText)
    case "sarif": try output.write(sarifText)
    default:
      if !issues.isEmpty || !unreadable.isEmpty || arguments.option("output") != nil {
        try output.write(text, isForPeople: true)
      }
      console.writeError(summary + "\n")
      if graphCount == 0 { console.writeError("  \(Failure.noGraphHint)\n") }
    }
  }
}
