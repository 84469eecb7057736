import JoineryAnalysis
import JoineryReading

/// Reads the graphs of a package, or of a folder or file of sources.
struct SourceGraphSource: GraphSource {
  func reads(_ path: String) -> Bool {
    switch FileKind(of: path) {
    case .folder: true
    case .file: path.hasSuffix(".swift")
    case .nothing: false
    }
  }

  func load(_ path: String) throws(Failure) -> GraphInput {
    GraphInput(try SourceInput(path).report)
  }
}

/// The report on the sources that a path names.
struct SourceInput {
  let report: SourceReport

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - path: A package, a folder, or a file.
  ///   - files: Where files are read from.
  ///   - includesTests: Whether the targets of tests are read.
  ///   - conditions: The names that hold in `#if`.
  ///   - name: What to call the sources, if not by their path.
  ///   - lint: What practices ask for, if they are to be checked.
  /// - Throws: What is at fault, if there are no sources.
  init(
    _ path: String, in files: FileTree = .disk, includesTests: Bool = false,
    conditions: Set<String> = ["DEBUG"], named name: String? = nil, lint: LintOptions? = nil
  ) throws(Failure) {
    do throws(PackageReadingError) {
      let reader = PackageReader(files: files, includesTests: includesTests)
      report = SourceReader.read(
        try reader.sources(at: path), conditions: conditions, lint: lint)
    } catch {
      switch error {
      case .noSources: throw Failure.noGraph(in: name ?? path, because: "has no Swift source")
      case .notFound, .unreadable: throw Failure("\(error)", hint: error.hint)
      }
    }
  }

  /// Reads the sources that arguments name.
  ///
  /// - Throws: What is at fault, if there are no sources.
  init(
    _ arguments: Arguments, _ console: Console, lint: LintOptions? = nil
  ) throws(Failure) {
    let path = arguments.operand("SOURCES") ?? "."
    let names = try arguments.names("define") ?? ["DEBUG"]
    self = try console.during("reading '\(path)'") { () throws(Failure) in
      try SourceInput(
        path, includesTests: arguments.isGiven("tests"),
        conditions: names, lint: lint)
    }
  }
}

extension GraphInput {
  /// The graphs of a report, with where they are written behind names that several have.
  init(_ report: SourceReport) {
    let counts = Dictionary(grouping: report.graphs, by: \.name).mapValues(\.count)
    self.init(
      graphs: report.graphs.map { read in
        Named(
          read.graph,
          name: counts[read.name] == 1 ? read.name : "\(read.name) (\(read.place))",
          place: read.place.inFile(of: report))
      },
      problems: report.unreadable.map { item in
        Problem(
          message: "this can't be read: \(item.reason)", place: item.place.inFile(of: report))
      }
        + report.issues.filter { $0.issue.id == .syntaxError }.map { item in
          Problem(message: item.issue.headline, place: item.issue.place?.inFile(of: report))
        })
  }
}

extension SourcePlace {
  /// The place with the path of its file.
  func inFile(of report: SourceReport) -> SourcePlace {
    SourcePlace(file: report.path(of: self), line: line, column: column)
  }
}
