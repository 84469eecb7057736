import Foundation
import JoineryAnalysis

/// Reads a graph that a running program has written as JSON.
struct JSONGraphSource: GraphSource {
  func reads(_ path: String) -> Bool { true }

  func load(_ path: String) throws(Failure) -> GraphInput {
    let name = path == "-" ? "standard input" : path
    let document = GraphDocument(name: name, data: try contents(of: path))
    return GraphInput(graphs: [.init(try document.graph())])
  }

  private func contents(of path: String) throws(Failure) -> Data {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    guard FileKind(of: path) == .file else { throw MissingInput(path).failure }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("'\(path)' can't be read", hint: "look at its permissions: ls -l \(path)")
    }
    return data
  }
}
