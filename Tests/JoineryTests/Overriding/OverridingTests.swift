import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Containers that are derived from another by replacing some bindings.
@Suite struct OverridingTests {
  @Test func `W29a: after the first request, an override makes a new parent of the fake leaf`()
    throws
  {
    let base = try Container { chain(Journal()) }
    let top = base.resolve(Top.self)
    let derived = try base.overriding { Instance(Leaf("fake")) }
    #expect(derived.resolve(Top.self).middle.leaf.name == "fake")
    #expect(derived.resolve(Top.self) !== top)
    #expect(base.resolve(Top.self) === top)
    #expect(top.middle.leaf.name == "real")
  }

  @Test func `W29b: outside the override the real leaf is made, whoever asked first`() throws {
    let base = try Container { chain(Journal()) }
    do {
      let derived = try base.overriding { Instance(Leaf("fake")) }
      #expect(derived.resolve(Top.self).middle.leaf.name == "fake")
    }
    #expect(base.resolve(Top.self).middle.leaf.name == "real")
  }

  @Test(arguments: GraphNode.allCases)
  func `an override rebuilds exactly what depends on it`(node: GraphNode) throws {
    let journal = Journal()
    let base = try Container { graph(journal) }
    for other in GraphNode.allCases { other.request(from: base) }
    #expect(journal.entries.sorted() == GraphNode.allCases.map(\.rawValue).sorted())

    let derived = try base.overriding { node.override(journal) }
    for other in GraphNode.allCases { other.request(from: derived) }
    let rebuilt = journal.entries.dropFirst(GraphNode.allCases.count)
    #expect(rebuilt.sorted() == node.dependents.map(\.rawValue).sorted())
    // What is shared is the same object, and the base has kept its own.
    for other in GraphNode.allCases {
      let isShared = other.identity(in: base) == other.identity(in: derived)
      #expect(isShared == !node.dependents.contains(other), "\(other)")
    }
    #expect(journal.entries.count == GraphNode.allCases.count + node.dependents.count)
  }

  @Test func `what is shared is built once, whichever of the two asks first`() throws {
    let journal = Journal()
    let base = try Container { graph(journal) }
    let derived = try base.overriding { GraphNode.middle.override(journal) }
    let leaf = GraphNode.leaf.identity(in: derived)
    #expect(GraphNode.leaf.identity(in: base) == leaf)
    #expect(journal.count(of: "leaf") == 1)
    let results = race(16) { number in
      GraphNode.other.identity(in: number % 2 == 0 ? base : derived)
    }
    #expect(Set(try results.map { try $0.get() }).count == 1)
    #expect(journal.count(of: "other") == 1)
  }

  @Test func `G12: an override of an override replaces it, and leaves both bases alone`() throws {
    let base = try Container {
      Instance(Leaf("real"))
      Singleton(Middle.init(leaf:))
    }
    let first = try base.overriding { Instance(Leaf("1")) }
    let second = try first.overriding { Instance(Leaf("2")) }
    let third = try second.overriding { Override { Leaf("3") } }
    let names = [base, first, second, third].map { $0.resolve(Middle.self).leaf.name }
    #expect(names == ["real", "1", "2", "3"])
  }

  @Test func `G12: an override of an override can be derived from further`() throws {
    let base = try Container {
      Instance(Leaf("real"))
      Instance("text")
      Singleton(Middle.init(leaf:))
    }
    let second = try base.overriding { Instance(Leaf("1")) }.overriding { Instance(Leaf("2")) }
    let other = try second.overriding { Instance("other") }
    #expect(other.resolve(Middle.self).leaf.name == "2")
    #expect(other.resolve(String.self) == "other")
    #expect(try second.scope().resolve(Middle.self).leaf.name == "2")
  }

  @Test func `G12: a base with an override of its own can be overridden and extended`() throws {
    let base = try Container {
      Instance(Leaf("real"))
      Override(Instance(Leaf("0")))
      Singleton(Middle.init(leaf:))
    }
    let derived = try base.overriding { Instance(Leaf("1")) }
    #expect(derived.resolve(Middle.self).leaf.name == "1")
    #expect(try base.scope().resolve(Middle.self).leaf.name == "0")
  }

  @Test func `S21: overriding what isn't bound is an error`() throws {
    let base = try Container { Instance(Leaf("real")) }
    let error = try rejection { try base.overriding { Instance("text") } }
    #expect(error.ids == [.overrideOfNothing])
    let twice = try rejection {
      try base.overriding {
        Instance(Leaf("1"))
        Instance(Leaf("2"))
      }
    }
    #expect(twice.ids == [.duplicateBinding])
  }

  @Test func `an override that needs what isn't bound, or what needs it, is an error`() throws {
    let base = try Container { chain(Journal()) }
    let missing = try rejection { try base.overriding { Override { (_: String) in Leaf("") } } }
    #expect(missing.ids == [.missingBinding])
    let cycle = try rejection { try base.overriding { Override { (_: Top) in Leaf("") } } }
    #expect(cycle.ids == [.dependencyCycle])
  }

  @Test func `overriding with nothing shares everything`() throws {
    let base = try Container { chain(Journal()) }
    let derived = try base.overriding {}
    #expect(derived.resolve(Top.self) === base.resolve(Top.self))
  }

  @Test func `what only asks later is rebuilt as well`() throws {
    let base = try Container {
      Instance(Leaf("real"))
      Singleton { (leaf: Lazy<Leaf>) in LazyHolder(leaf: leaf) }
      Singleton { (leaf: Provider<Leaf>) in ProviderHolder(leaf: leaf) }
      Assisted(Int.self) { (_: Int, leaf: Leaf) in leaf }
      Singleton(FunctionHolder.init(make:))
    }
    let derived = try base.overriding { Instance(Leaf("fake")) }
    #expect(derived.resolve(LazyHolder.self).leaf.value.name == "fake")
    #expect(derived.resolve(ProviderHolder.self).leaf().name == "fake")
    #expect(derived.resolve(FunctionHolder.self).make(1).name == "fake")
    #expect(base.resolve(LazyHolder.self).leaf.value.name == "real")
    #expect(base.resolve(ProviderHolder.self).leaf().name == "real")
    #expect(base.resolve(FunctionHolder.self).make(1).name == "real")
  }

  @Test func `a derived container keeps its base`() throws {
    let journal = Journal()
    let derived = try Container { chain(journal) }.overriding { Instance(Leaf("fake")) }
    #expect(derived.resolve(Top.self).middle.leaf.name == "fake")
  }
}

// MARK: - Fixtures

@BindingBuilder private func chain(_ journal: Journal) -> BindingList {
  Singleton { Leaf("real") }
  Singleton(Middle.init(leaf:))
  Singleton(Top.init(middle:))
}

private final class Leaf: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Middle: Sendable {
  let leaf: Leaf
  init(leaf: Leaf) { self.leaf = leaf }
}

private final class Top: Sendable {
  let middle: Middle
  init(middle: Middle) { self.middle = middle }
}

private struct LazyHolder: Sendable { let leaf: Lazy<Leaf> }
private struct ProviderHolder: Sendable { let leaf: Provider<Leaf> }
private struct FunctionHolder: Sendable { let make: @Sendable (Int) -> Leaf }

/// A node of the graph leaf ← middle ← top, leaf ← side ← top, other ← top, lonely.
enum GraphNode: String, CaseIterable {
  case leaf, middle, side, other, top, lonely

  fileprivate enum LeafMark {}
  fileprivate enum MiddleMark {}
  fileprivate enum SideMark {}
  fileprivate enum OtherMark {}
  fileprivate enum TopMark {}
  fileprivate enum LonelyMark {}

  /// The node and what depends on it.
  var dependents: Set<GraphNode> {
    switch self {
    case .leaf: [.leaf, .middle, .side, .top]
    case .middle: [.middle, .top]
    case .side: [.side, .top]
    case .other: [.other, .top]
    case .top: [.top]
    case .lonely: [.lonely]
    }
  }

  fileprivate func request(from container: Container) { _ = identity(in: container) }

  fileprivate func identity(in container: Container) -> ObjectIdentifier {
    switch self {
    case .leaf: ObjectIdentifier(container.resolve(Part<LeafMark>.self))
    case .middle: ObjectIdentifier(container.resolve(Part<MiddleMark>.self))
    case .side: ObjectIdentifier(container.resolve(Part<SideMark>.self))
    case .other: ObjectIdentifier(container.resolve(Part<OtherMark>.self))
    case .top: ObjectIdentifier(container.resolve(Part<TopMark>.self))
    case .lonely: ObjectIdentifier(container.resolve(Part<LonelyMark>.self))
    }
  }

  @BindingBuilder fileprivate func override(_ journal: Journal) -> BindingList {
    switch self {
    case .leaf: Override { Part<LeafMark>("leaf", journal) }
    case .middle: Override { Part<MiddleMark>("middle", journal) }
    case .side: Override { Part<SideMark>("side", journal) }
    case .other: Override { Part<OtherMark>("other", journal) }
    case .top: Override { Part<TopMark>("top", journal) }
    case .lonely: Override { Part<LonelyMark>("lonely", journal) }
    }
  }
}

private final class Part<Mark>: Sendable {
  init(_ name: String, _ journal: Journal) { journal.note(name) }
}

@BindingBuilder private func graph(_ journal: Journal) -> BindingList {
  Singleton { (_: Part<GraphNode.LeafMark>) in Part<GraphNode.MiddleMark>("middle", journal) }
  Singleton { Part<GraphNode.LeafMark>("leaf", journal) }
  Singleton { (_: Part<GraphNode.LeafMark>) in Part<GraphNode.SideMark>("side", journal) }
  Singleton { Part<GraphNode.OtherMark>("other", journal) }
  Singleton {
    (
      _: Part<GraphNode.MiddleMark>, _: Part<GraphNode.SideMark>?,
      _: Lazy<Part<GraphNode.OtherMark>>
    ) in
    Part<GraphNode.TopMark>("top", journal)
  }
  Singleton { Part<GraphNode.LonelyMark>("lonely", journal) }
}
