// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What the members of a graph are.
@Suite(.timeLimit(.minutes(10))) struct GraphMemberTests {
  @Test func `W1, W4: 64 threads that read a slow singleton get one object, made once`() throws {
    let made = Counter()
    let others = Latch(63)
    let graph = SlowGraph {
      made.increment()
      // The other 63 are on their way to the read.
      others.wait()
      return Parcel(label: "slow")
    }
    let results = race(64) { number in
      if number > 0 { others.arrive() }
      return ObjectIdentifier(graph.slow)
    }
    let identities = Set(try results.map { try $0.get() })
    #expect(identities == [ObjectIdentifier(graph.slow)])
    #expect(made.value == 1)
  }

  @Test func `S21: an override in the initialiser is what the members get`() async throws {
    let fake = Component<B>(Script())
    let graph = HandGraph(script: Script()) {
      $0.repository = fake
      $0.brochure = { Brochure(title: "fake", repository: fake) }
      $0.makeParcel = { Parcel(label: "fake \($0)") }
      $0.cache = Parcel(label: "fake cache")
    }
    #expect(graph.repository === fake)
    #expect(graph.brochure.title == "fake")
    #expect(graph.makeParcel(label: "7").label == "fake 7")
    #expect(graph.printer.makeParcel("8").label == "fake 8")
    #expect(graph.cache.label == "fake cache")
    #expect(graph.cache === graph.cache)
  }

  @Test func `a member that nobody has read can be overridden after others were`() {
    let graph = HandGraph(script: Script())
    _ = graph.printer
    let fake = Component<B>(Script())
    graph.override {
      $0.repository = fake
      $0.cache = Parcel(label: "late")
    }
    #expect(graph.repository === fake)
    #expect(graph.cache.label == "late")
    #expect(graph.cache === graph.cache)
  }

  @Test func `G12: a transient may be overridden again`() {
    let graph = HandGraph(script: Script()) { $0.repository = Component(Script()) }
    #expect(graph.brochure.title == "live")
    for title in ["first", "second"] {
      graph.override { overrides in
        let repository = graph.repository
        overrides.brochure = { Brochure(title: title, repository: repository) }
      }
      #expect(graph.brochure.title == title)
    }
  }

  @Test func `a weak member is shared while somebody holds it, and then made anew`() {
    let graph = HandGraph(script: Script())
    var held: Parcel? = graph.cache
    #expect(graph.cache === held)
    weak let gone = held
    held = nil
    #expect(gone == nil)
    #expect(graph.cache.label == "cache")
  }

  @Test func `M22: a singleton that holds a factory of its graph lets the graph go`() {
    var graph: HandGraph? = HandGraph(script: Script())
    let printer = graph?.printer
    #expect(printer?.makeParcel("7").label == "7")
    weak let gone = graph
    graph = nil
    #expect(gone == nil)
  }

  @Test func `W30, M32: values go in the reverse order of their construction`() {
    let journal = Journal()
    var graph: OrderGraph? = OrderGraph(journal)
    read(graph)
    graph = nil
    #expect(journal.entries == ["make inner", "make outer", "release outer", "release inner"])
  }
}

/// Makes the values: a call of its own, so that the optimiser does not hold one of them for longer.
@inline(never)
private func read(_ graph: OrderGraph?) {
  _ = graph?.outer
}

/// A graph with one singleton that a test makes.
private final class SlowGraph: Sendable {
  let make: @Sendable () -> Parcel

  var slow: Parcel { _slow.value(of: "slow", in: graphCore) }
  private let _slow = SingletonCell<Parcel>()
  private static func make_slow(_ graph: SlowGraph) -> Parcel { graph.make() }

  nonisolated let graphCore: GraphCore

  init(_ make: @escaping @Sendable () -> Parcel) {
    self.make = make
    graphCore = GraphCore("SlowGraph")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<SlowGraph>) {
    graph.singleton("slow", SlowGraph.make_slow, file: "Slow.swift", line: 1, column: 1)
  }
}

extension SlowGraph: DependencyGraph {}

/// A graph whose values say when they are made and released.
private final class OrderGraph: Sendable {
  /// A value that says so.
  final class Witness: Sendable {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      journal.note("make \(name)")
    }

    deinit { journal.note("release \(name)") }
  }

  let journal: Journal

  var inner: Witness { _inner.value(of: "inner", in: graphCore) }
  private let _inner = SingletonCell<Witness>()
  private static func make_inner(_ graph: OrderGraph) -> Witness {
    Witness("inner", graph.journal)
  }

  var outer: Witness { _outer.value(of: "outer", in: graphCore) }
  private let _outer = SingletonCell<Witness>()
  private static func make_outer(_ graph: OrderGraph) -> Witness {
    _ = graph.inner
    return Witness("outer", graph.journal)
  }

  nonisolated let graphCore: GraphCore

  init(_ journal: Journal) {
    self.journal = journal
    graphCore = GraphCore("OrderGraph")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<OrderGraph>) {
    graph.singleton("inner", OrderGraph.make_inner, file: "Order.swift", line: 1, column: 1)
    graph.singleton(
      "outer", OrderGraph.make_outer, needs: "inner", file: "Order.swift", line: 2, column: 1)
  }
}

extension OrderGraph: DependencyGraph {}
