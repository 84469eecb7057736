// What changes of the source are called.
extension GraphDiagnostic.FixIt {
  static func rename(to name: String, _ edits: [GraphDiagnostic.Edit]) -> Self {
    Self(message: "did you mean '\(name)'?", edits: edits)
  }

  static func addInput(_ name: String, _ edit: GraphDiagnostic.Edit) -> Self {
    Self(message: "add an input '\(name)'", edits: [edit])
  }

  static func addArgument(
    _ name: String, to functions: [String], _ edits: [GraphDiagnostic.Edit]
  ) -> Self {
    let functions = functions.map { "'\($0)'" }.joined(separator: " and ")
    return Self(message: "add an argument '\(name)' to \(functions)", edits: edits)
  }

  static func addType(_ type: String, _ edit: GraphDiagnostic.Edit) -> Self {
    Self(message: "add the type '\(type)'", edits: [edit])
  }

  static func add(_ word: String, _ edit: GraphDiagnostic.Edit) -> Self {
    Self(message: "add '\(word)'", edits: [edit])
  }

  static func remove(_ thing: String, _ edit: GraphDiagnostic.Edit) -> Self {
    Self(message: "remove \(thing)", edits: [edit])
  }

  static func replace(with text: String, _ edits: [GraphDiagnostic.Edit]) -> Self {
    Self(message: "write '\(text)'", edits: edits)
  }

  static func makeInBody(_ edits: [GraphDiagnostic.Edit]) -> Self {
    Self(message: "make the value in a body", edits: edits)
  }
}
