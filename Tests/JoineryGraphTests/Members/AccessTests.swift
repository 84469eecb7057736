public import Joinery
import JoineryAnalysis
import Testing

/// Graphs and members of every access level.
@Suite struct AccessTests {
  @Test func `a public graph has public members, and others`() {
    let graph = PublicGraph(power: 1)
    #expect(graph.engine === graph.car.engine)
    #expect(graph.makeCar(wheels: 3).wheels == 3)
    #expect(graph.fresh !== graph.fresh)
    #expect(graph.made === graph.made)
    var overrides = PublicGraph.Overrides()
    overrides.fresh = { PublicCar(engine: PublicEngine(power: 5), wheels: 1) }
    #expect(overrides.car == nil)
    #expect(PublicGraph(power: 1) { $0.fresh = overrides.fresh }.fresh.engine.power == 5)
  }

  @Test func `a package graph has package members, and others`() {
    let graph = PackageGraph(power: 2)
    #expect(graph.engine === graph.car.engine)
    #expect(graph.fresh !== graph.fresh)
  }

  @Test func `an internal graph may have members of less access`() {
    let graph = InternalGraph(power: 3)
    #expect(graph.sum == 7)
    let replaced = InternalGraph(power: 3) { $0.hidden = PublicEngine(power: 9) }
    #expect(replaced.sum == 13)
  }

  @Test func `a private graph and one of the file are like others`() {
    #expect(PrivateGraph(power: 4).car.engine.power == 4)
    #expect(FileGraph(power: 4).car.engine.power == 4)
  }

  @Test func `a private member is wired, described and overridden`() {
    let graph = PrivateMemberGraph(power: 6) { $0.hiddenCar = { _ in nil } }
    #expect(graph.engineOfCar == nil)
    #expect(PrivateMemberGraph(power: 6).engineOfCar == 6)
    #expect(PrivateMemberGraph.description.nodes.count == 5)
  }

  @Test func `a private member is not offered to a container`() throws {
    let container = try Container { Members(of: PrivateMemberGraph(power: 6)) }
    #expect(container.description.nodes.map(\.member) == ["engineOfCar"])
  }

  @Test func `a setter of less access is allowed for an input`() {
    #expect(SetterGraph(power: 2).engine.power == 2)
  }
}

// MARK: - Fixtures

/// A part that everybody sees.
public final class PublicEngine: Sendable {
  let power: Int

  /// Creates it.
  public init(power: Int) { self.power = power }
}

/// A whole that everybody sees.
public final class PublicCar: Sendable {
  let engine: PublicEngine
  let wheels: Int

  /// Creates it.
  public init(engine: PublicEngine, wheels: Int) {
    self.engine = engine
    self.wheels = wheels
  }
}

/// A graph that everybody sees.
@Graph public final class PublicGraph: Sendable {
  let power: Int
  private let wheels = 4
  /// Is made once.
  @Singleton(PublicEngine.init(power:)) public var engine: PublicEngine
  @Singleton(PublicCar.init(engine:wheels:)) package var car: PublicCar
  /// Is made anew.
  @Transient(PublicCar.init(engine:wheels:)) public var fresh: PublicCar
  @Transient(PublicCar.init(engine:wheels:)) private var hidden: PublicCar
  /// Makes one of as many wheels.
  @Assisted(PublicCar.init(engine:wheels:)) public func makeCar(wheels: Int) -> PublicCar
  /// Makes one.
  @Singleton public func makeMade() -> PublicCar { hidden }
  @Weak func makeInner() -> PublicCar { hidden }
}

@Graph package final class PackageGraph: Sendable {
  package let power: Int
  @Singleton(PublicEngine.init(power:)) package var engine: PublicEngine
  @Transient(PublicCar.init(engine:wheels:)) package var fresh: PublicCar
  @Singleton(PublicCar.init(engine:wheels:)) var car: PublicCar
  private var wheels: Int { 4 }
  package func makeCar(wheels: Int) -> PublicCar { PublicCar(engine: engine, wheels: wheels) }
}

@Graph final class InternalGraph: Sendable {
  fileprivate let power: Int
  @Singleton(PublicEngine.init(power:)) fileprivate var hidden: PublicEngine
  @Transient(PublicEngine.init(power:)) private var secret: PublicEngine
  @Singleton(HiddenSum.init(hidden:secret:)) private var total: HiddenSum
  var sum: Int { total.value + 1 }
}

private struct HiddenSum: Sendable {
  let value: Int

  init(hidden: PublicEngine, secret: PublicEngine) { value = hidden.power + secret.power }
}

@Graph private final class PrivateGraph: Sendable {
  let power: Int
  private var wheels: Int { 2 }
  @Singleton(PublicEngine.init(power:)) var engine: PublicEngine
  @Singleton(PublicCar.init(engine:wheels:)) var car: PublicCar
}

// swift-format-ignore: FileScopedDeclarationPrivacy
@Graph private final class FileGraph: Sendable {
  let power: Int
  private var wheels: Int { 2 }
  @Singleton(PublicEngine.init(power:)) var engine: PublicEngine
  @Singleton(PublicCar.init(engine:wheels:)) var car: PublicCar
}

private func hiddenCar(engine: PublicEngine, wheels: Int) -> PublicCar? {
  PublicCar(engine: engine, wheels: wheels)
}

@Graph final class PrivateMemberGraph: Sendable {
  private let power: Int
  private let wheels: Int = 4
  @Singleton(PublicEngine.init(power:)) private var engine: PublicEngine
  @Assisted(JoineryGraphTests.hiddenCar(engine:wheels:))
  private func hiddenCar(wheels: Int) -> PublicCar?
  var engineOfCar: Int? { hiddenCar(wheels: 4)?.engine.power }
}

@Graph private final class SetterGraph {
  private(set) var power: Int
  @Singleton(PublicEngine.init(power:)) var engine: PublicEngine
}
