// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery
import JoineryTestSupport

/// A graph as `@Graph` expands it.
final class HandGraph: Sendable {
  let script: Script

  var repository: Component<B> { _repository.value(of: "repository", in: graphCore) }
  private let _repository = SingletonCell<Component<B>>()
  private static func make_repository(_ graph: HandGraph) -> Component<B> {
    _ = graph._members.database
    graph.script.journal.note("make B")
    return Component(graph.script)
  }

  var database: Component<A> { _database.value(of: "database", in: graphCore) }
  private let _database = SingletonCell<Component<A>>()
  private static func make_database(_ graph: HandGraph) async throws -> Component<A> {
    try await graph.script.run("make A")
    return Component(graph.script)
  }

  var server: Component<C> { _server.value(of: "server", in: graphCore) }
  private let _server = SingletonCell<Component<C>>()
  private static func make_server(_ graph: HandGraph) async throws -> Component<C> {
    _ = graph._members.repository
    try await graph.script.run("make C")
    return Component(graph.script)
  }

  var cache: Parcel { _cache.value(of: "cache", in: graphCore) }
  private let _cache = WeakCell<Parcel>()
  private static func make_cache(_ graph: HandGraph) -> Parcel { Parcel(label: "cache") }

  var brochure: Brochure { HandGraph.make_brochure(self) }
  private let _brochure = OverrideCell<brochureFactory>()
  typealias brochureFactory = @Sendable () -> Brochure
  private static func make_brochure(_ graph: HandGraph) -> Brochure {
    if let make = graph._brochure.function(of: "brochure", in: graph.graphCore) { return make() }
    return Brochure(title: "live", repository: graph._members.repository)
  }

  /// A singleton that makes parcels of this graph.
  var printer: Printer { _printer.value(of: "printer", in: graphCore) }
  private let _printer = SingletonCell<Printer>()
  private static func make_printer(_ graph: HandGraph) -> Printer {
    Printer(makeParcel: graph._members.makeParcel)
  }

  func makeParcel(label: String) -> Parcel {
    if let make = _makeParcel.function(of: "makeParcel", in: graphCore) { return make(label) }
    return Parcel(label: label)
  }
  private let _makeParcel = OverrideCell<@Sendable (String) -> Parcel>()

  nonisolated let graphCore: GraphCore

  struct Overrides {
    var repository: Component<B>?
    var database: Component<A>?
    var server: Component<C>?
    var cache: Parcel?
    var brochure: brochureFactory?
    var printer: Printer?
    var makeParcel: (@Sendable (String) -> Parcel)?
    init() {}
  }

  init(
    script: Script, context: GraphContext = .live,
    _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    self.script = script
    graphCore = GraphCore("HandGraph", context: context)
    graphCore.connect(to: self)
    if let overrides { self.override(overrides) }
  }

  func override(
    _ overrides: (inout Overrides) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var replaced = Overrides()
    overrides(&replaced)
    let core = graphCore.overriding(file: file, line: line, column: column)
    core.override("repository", with: replaced.repository)
    core.override("database", with: replaced.database)
    core.override("server", with: replaced.server)
    core.override("cache", with: replaced.cache)
    _brochure.override(with: replaced.brochure)
    core.override("printer", with: replaced.printer)
    _makeParcel.override(with: replaced.makeParcel)
  }

  nonisolated static func describe(_ graph: GraphDescriber<HandGraph>) {
    let file: StaticString = "Shop/HandGraph.swift"
    graph.input("script", HandGraph.get_script, file: file, line: 1, column: 3)
    graph.singleton(
      "repository", HandGraph.make_repository, needs: "database", file: file, line: 2, column: 3)
    graph.singleton("database", HandGraph.make_database, file: file, line: 3, column: 3)
    graph.singleton(
      "server", HandGraph.make_server, needs: "repository", file: file, line: 4, column: 3)
    graph.weak("cache", HandGraph.make_cache, file: file, line: 5, column: 3)
    graph.transient(
      "brochure", HandGraph.make_brochure, needs: "repository", file: file, line: 6, column: 3)
    graph.singleton(
      "printer", HandGraph.make_printer, needs: .later("makeParcel"), file: file, line: 7,
      column: 3)
    graph.function(
      "makeParcel", HandGraph.get_makeParcel, file: file, line: 8, column: 3)
  }

  private static func get_script(_ graph: HandGraph) -> Script { graph.script }
  private static func get_makeParcel(_ graph: HandGraph) -> @Sendable (String) -> Parcel {
    graph._members.makeParcel
  }

  private var _members: Members { Members(graph: self) }
  private struct Members {
    let graph: HandGraph
    var repository: Component<B> { graph.repository }
    var database: Component<A> { graph.database }
    var makeParcel: @Sendable (String) -> Parcel {
      { [weak graph] label in
        GraphCore.living(graph, calling: "makeParcel", of: "HandGraph").makeParcel(label: label)
      }
    }
  }
}

extension HandGraph: DependencyGraph {}

/// Something that is shared while somebody holds it, or made from a label.
final class Parcel: Sendable {
  let label: String

  init(label: String) {
    self.label = label
  }
}

/// A value that is made anew each time.
struct Brochure {
  let title: String
  let repository: Component<B>
}

/// A singleton that holds a factory of its graph.
final class Printer: Sendable {
  let makeParcel: @Sendable (String) -> Parcel

  init(makeParcel: @escaping @Sendable (String) -> Parcel) {
    self.makeParcel = makeParcel
  }
}
