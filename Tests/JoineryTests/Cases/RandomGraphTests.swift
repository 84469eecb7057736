import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Large graphs with and without a fault.
@Suite(.timeLimit(.minutes(10))) struct RandomGraphTests {
  @Test(arguments: 0..<20)
  func `W17: a graph of 1,000 without a cycle is valid and can be made`(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let edges = (0..<1_000).map { random.below($0) }
    let container = try Container {
      for (number, targets) in edges.enumerated() {
        node(number, targets, isShared: number % 3 > 0)
      }
    }
    // The heights are those of the graph, computed apart from the container.
    var heights: [Int] = []
    for targets in edges { heights.append(1 + (targets.map { heights[$0] }.max() ?? 0)) }
    let highest = heights.indices.max { heights[$0] < heights[$1] } ?? 0
    for number in [0, 999, highest] where edges[number].count < 3 || number % 3 > 0 {
      #expect(try height(of: numberedType(number), in: container) == heights[number])
    }
  }

  @Test(arguments: 0..<20)
  func `W17: the one cycle in a graph of 1,000 is the one that is reported`(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let length = Int(random.next() % 6) + 1
    // The nodes of a ring need earlier nodes, and later nodes need the ring.
    let ring = (0..<length).map { 500 + $0 }
    let edges = (0..<1_000).map { number -> [Int] in
      guard let position = ring.firstIndex(of: number) else { return random.below(number) }
      return random.below(500).prefix(2) + [ring[(position + 1) % length]]
    }
    let error = try rejection {
      for (number, targets) in edges.enumerated() { node(number, targets, isShared: true) }
    }
    #expect(error.ids == [.dependencyCycle])
    let path = (ring + [ring[0]]).map { name(of: numberedType($0)) }
    #expect(error.issues.first?.chain.map(\.name) == path)
  }

  @Test func `V19: every missing binding of a large graph is reported, each key once`() throws {
    let error = try rejection {
      for number in 1..<500 { node(number, [number - 1], isShared: true) }
      node(998, [0, 999], isShared: true)
    }
    #expect(error.ids == [.missingBinding, .missingBinding])
    // The first of the two is needed by two bindings.
    #expect(error.issues.first?.notes.count == 1)
  }

  @Test func `L32: the same graph gives the same report each time`() throws {
    @Sendable func report() throws -> String {
      var random = Numbers(seed: 7)
      return try rejection {
        for number in 0..<200 {
          node(number, random.below(200).map { $0 * 2 }, isShared: number % 2 == 0)
        }
      }
      .description
    }
    let first = try report()
    let others = race(4) { _ in try report() }
    #expect(try others.map { try $0.get() }.allSatisfy { $0 == first })
  }
}

// MARK: - Fixtures

/// A binding of the type with a number that needs up to three others.
@BindingBuilder private func node(
  _ number: Int, _ targets: [Int], isShared: Bool
) -> BindingList {
  let types = targets.map { numberedType($0) }
  switch types.count {
  case 0: leaf(numberedType(number))
  case 1: bind(numberedType(number), to: types[0], isShared: isShared)
  case 2: bind(numberedType(number), to: types[0], types[1], isShared: isShared)
  default: bind(numberedType(number), to: types[0], types[1], types[2], isShared: isShared)
  }
}

private func leaf<Node: NumberedType>(_: Node.Type) -> BindingList {
  BindingBuilder.buildExpression(Singleton { Node(height: 1) })
}

@BindingBuilder private func bind<Node: NumberedType, First: NumberedType>(
  _: Node.Type, to first: First.Type, isShared: Bool
) -> BindingList {
  let make = { @Sendable (first: First) in Node(height: first.height + 1) }
  if isShared { Singleton(make) } else { Weak(make) }
}

@BindingBuilder
private func bind<Node: NumberedType, First: NumberedType, Second: NumberedType>(
  _: Node.Type, to first: First.Type, _: Second.Type, isShared: Bool
) -> BindingList {
  let make = { @Sendable (first: First, second: Second) in
    Node(height: max(first.height, second.height) + 1)
  }
  if isShared { Singleton(make) } else { Weak(make) }
}

@BindingBuilder
private func bind<
  Node: NumberedType, First: NumberedType, Second: NumberedType, Third: NumberedType
>(
  _: Node.Type, to first: First.Type, _: Second.Type, _: Third.Type, isShared: Bool
) -> BindingList {
  let make = { @Sendable (first: First, second: Second, third: Third) in
    Node(height: max(first.height, second.height, third.height) + 1)
  }
  if isShared { Singleton(make) } else { Weak(make) }
}

private func height<Node: NumberedType>(of _: Node.Type, in container: Container) throws -> Int {
  try container.get(Node.self).height
}

/// The name of a type without its module.
private func name(of type: Any.Type) -> String {
  String(reflecting: type).replacing("JoineryTestSupport.", with: "")
}

/// A sequence of numbers that is the same for the same seed.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Up to three numbers that are smaller than another.
  mutating func below(_ limit: Int) -> [Int] {
    let count = limit == 0 ? 0 : Int(next() % 4)
    return (0..<count).map { _ in Int(next() % UInt64(limit)) }
  }
}
