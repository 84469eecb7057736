import JoineryAnalysis
import SwiftSyntax

/// The sources of a package, parsed and indexed.
struct PackageSources {
  let files: [SourceFile]

  /// Parses sources, as many at once as the machine can.
  init(_ sources: [SourceText], build: AssumedBuild) async {
    files = await withTaskGroup(of: (Int, SourceFile).self) { group in
      for (number, source) in sources.enumerated() {
        group.addTask { (number, SourceFile(source, build: build)) }
      }
      var files: [(Int, SourceFile)] = []
      files.reserveCapacity(sources.count)
      for await file in group { files.append(file) }
      return files.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// What the sources say.
  var report: SourceReport {
    let index = DeclarationIndex(files)
    let typer = ExpressionTyper(index)
    let types = GraphTypes(typer)
    let containers = ContainerReader(
      ListReader(typer) { types.bindings(of: $0, except: $1) })
    var report = SourceReport()
    for file in files {
      report.paths[file.text.fileID] = file.text.path
      report.sourceIssues += file.syntaxErrors
      guard file.mayWire(index) else { continue }
      let found = WiringFinder.wiring(in: file)
      for type in found.graphs {
        guard let declaration = index.typesBySyntax[type.id] else { continue }
        if let description = types.description(of: declaration) {
          report.graphs.append(description.readGraph)
        }
      }
      for call in found.containers { report.add(containers.graph(call, in: file)) }
      for call in found.derived { report.add(containers.derivedGraph(call, in: file)) }
      let scope = TypeContext(file: file)
      report.entries += found.entries.compactMap { InjectedEntry($0, typer.types, scope) }
    }
    report.unreadable += report.graphs.flatMap(\.unreadable)
    var seen: Set<Unreadable> = []
    report.unreadable = report.unreadable.filter { seen.insert($0).inserted }
    return report
  }
}

extension SourceReport {
  /// Adds a graph, or what keeps it from being read.
  fileprivate mutating func add(_ result: Result<ReadGraph, UnreadableGraph>?) {
    switch result {
    case .success(let graph): graphs.append(graph)
    case .failure(let failure): unreadable.append(failure.reason)
    case nil: break
    }
  }
}
