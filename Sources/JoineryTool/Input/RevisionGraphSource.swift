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
    guard !texts.isEmpty else {
      guard folder == "." || git.has(folder, in: revision) else {
        throw Failure(
          "the revision '\(revision)' has no file or folder '\(folder)'",
          hint: "see 'git ls-tree \(revision)'; the path counts from this folder")
      }
      throw Failure.noGraph(in: path, because: "has no Swift source")
    }
    var input = GraphInput(
      try SourceInput(folder, in: .table(texts), named: path).report)
    // Git writes the place of a file in a revision like this.
    for index in input.problems.indices {
      input.problems[index].place = input.problems[index].place.map {
        SourcePlace(file: "\(revision):\($0.file)", line: $0.line, column: $0.column)
      }
    }
    return input
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
