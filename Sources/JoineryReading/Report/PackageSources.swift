import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// The sources of a package, parsed and indexed.
struct PackageSources {
  let index: DeclarationIndex
  private let types: GraphTypes
  private let containers: ContainerReader
  private let typer: ExpressionTyper

  /// Parses sources, as many at once as the machine can.
  init(_ sources: [SourceText], build: AssumedBuild) {
    index = DeclarationIndex(
      DeepStack.map(sources) { SourceFile($0, build: build) })
    typer = ExpressionTyper(index)
    let types = GraphTypes(typer)
    self.types = types
    containers = ContainerReader(ListReader(typer) { types.bindings(of: $0, $1, except: $2) })
  }

  /// What the sources say.
  func report(lint: LintOptions?) -> SourceReport {
    var report = SourceReport()
    let files = index.files.filter { $0.mayWire(index) }
    for file in index.files {
      report.paths[file.text.fileID] = file.text.path
      report.sourceIssues += file.syntaxErrors
    }
    let aliases = typer.types.aliases(ofJoinery: "Container")
    let wirings = files.map { file in
      let found = WiringFinder.wiring(in: file, aliases: aliases)
      let described = found.graphs.compactMap { index.typesBySyntax[$0.id] }
        .compactMap(types.description)
      return (file: file, found: found, described: described)
    }
    let graphTypes = wirings.flatMap(\.described)
    let children = GraphChildren(among: graphTypes)
    for (file, found, described) in wirings {
      report.graphs += described.map { $0.readGraph(children) }
      for call in found.containers { report.add(containers.graph(call, in: file)) }
      for call in found.derived { report.add(containers.derivedGraph(call, in: file)) }
      report.sourceIssues += StrayAttributes.issues(of: found, in: file, typer.types)
      let scope = TypeContext(file: file)
      report.entries += found.entries.compactMap { InjectedEntry($0, typer.types, scope) }
    }
    var seen: Set<Unreadable> = []
    report.unreadable = (report.unreadable + report.graphs.flatMap(\.unreadable))
      .filter { seen.insert($0).inserted }
    if let lint {
      let subject = LintSubject(
        index: index, files: files, graphTypes: graphTypes, graphs: report.graphs,
        entries: report.entries, makings: makings(of: graphTypes), options: lint)
      report.practices = SourceReport.sorted(Linter.issues(in: subject))
    }
    return report
  }

  /// What the graphs make by functions that are known.
  private func makings(of graphTypes: [GraphDescription]) -> [Making] {
    let byTypes = graphTypes.flatMap { graph in
      graph.members.compactMap { member in
        Making(
          member.callable, by: graph.declaration.syntax.name.plainName, at: member.place, index)
      }
    }
    let byContainers = containers.allDrafts.flatMap { draft in
      draft.nodes.filter { $0.owner == draft.owners.count - 1 }.compactMap { node in
        Making(
          node.binding.callable, by: draft.owners[node.owner], at: node.binding.place, index)
      }
    }
    return byTypes + byContainers
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
