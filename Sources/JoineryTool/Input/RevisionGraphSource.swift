import JoineryAnalysis
import JoineryReading

/// Reads the graphs that the sources had in a revision of git: `main`, `HEAD~1`, `v2:App`.
struct RevisionGraphSource: GraphSource {
  /// What git keeps.
  var git = Git()

  func reads(_ path: String) -> Bool {
    guard path != "-", FileKind(of: path) == .nothing else { return false }
    return git.names(revision: Self.parts(of: path).revision)
  }

  func load(_ path: String) throws(Failure) -> GraphInput {
    let (revision, folder) = Self.parts(of: path)
    let texts = try git.swiftFiles(of: revision, in: folder)
    return GraphInput(try SourceInput(folder, in: .table(texts)).report)
  }

  /// The revision and the folder that an argument names.
  private static func parts(of path: String) -> (revision: String, folder: String) {
    guard let colon = path.firstIndex(of: ":") else { return (path, ".") }
    var folder = String(path[path.index(after: colon)...])
    while folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasPrefix("./") { folder.removeFirst(2) }
    return (String(path[..<colon]), folder.isEmpty ? "." : folder)
  }
}
