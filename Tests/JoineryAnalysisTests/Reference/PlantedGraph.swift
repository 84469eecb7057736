import JoineryAnalysis
import JoineryTestSupport

/// A large graph in which nothing is wrong but what was planted.
struct PlantedGraph {
  /// What the rules have to find, in the words of ``Verdicts``.
  private(set) var expected: [String] = []
  private(set) var graph = Graph(owners: ["app"])
  private var random: SeededGenerator

  /// A valid graph: needs lead to what was bound before, and nothing that is kept leads to a scope.
  init(seed: Int, count: Int) {
    random = SeededGenerator(seed: seed)
    for number in 0..<count { addNode(number) }
  }

  private mutating func addNode(_ number: Int) {
    let isScoped = number % 4 == 3
    let lifetime = pick(
      isScoped
        ? [Lifetime.scoped, .transient, .assisted, .input]
        : [.singleton, .singleton, .weak, .transient, .assisted, .instance])
    var edges: [Edge] = []
    if lifetime != .instance && lifetime != .input {
      for position in 0..<Int.random(in: 0...min(3, number), using: &random) {
        var target = Int.random(in: 0..<number, using: &random)
        // Only what belongs to a scope leads to one.
        if !isScoped && target % 4 == 3 { target -= 1 }
        let isDeferred = Int.random(in: 0..<6, using: &random) == 0
        edges.append(
          Edge(
            Key(type: "K\(target)"), kind: pick([.hard, .hard, .optional]),
            isDeferred: isDeferred, position: position))
      }
    }
    graph.nodes.append(Node(Key(type: "K\(number)"), lifetime: lifetime, edges: edges))
    if number % 7 == 0 {
      graph.nodes.append(
        Node(
          Key(type: "K\(number)"), role: .decorator, lifetime: .transient,
          edges: [Edge(Key(type: "K\(number)"), position: 0)]))
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  // MARK: Faults

  /// Plants a ring whose members also need what is there.
  mutating func plantCycle(_ name: String, length: Int) {
    let names = (0..<length).map { "\(name)\($0)" }
    for index in 0..<length {
      add(names[index], .singleton, [names[(index + 1) % length]] + something())
    }
    add("\(name)User", .singleton, [names[length / 2]])
    expected.append("cycle " + (names + [names[0]]).joined(separator: " → "))
  }

  /// Plants a singleton that leads to a scoped value over some transients.
  mutating func plantCaptive(_ name: String, length: Int) {
    let names = ["\(name)Holder"] + (0..<length).map { "\(name)\($0)" } + ["\(name)Scoped"]
    for (index, node) in names.enumerated() {
      let lifetime: Lifetime =
        index == 0 ? .singleton : index == names.count - 1 ? .scoped : .transient
      add(node, lifetime, names.dropFirst(index + 1).prefix(1) + something())
    }
    expected.append("captive " + names.joined(separator: " → "))
  }

  /// Plants a need that nothing answers, behind one that is fine.
  mutating func plantMissing(_ name: String) {
    let fine = something()
    add("\(name)User", .singleton, fine + [name])
    expected.append("missing \(name): \(name)User.\(fine.count)")
  }

  /// Plants a need of an empty collection, an override and a decorator of nothing, and a second binding.
  mutating func plantOthers(_ name: String) {
    graph.nodes.append(
      Node(
        Key(type: "\(name)Collector"), lifetime: .singleton,
        edges: [Edge(Key(type: "\(name)Element"), kind: .collecting, position: 0)]))
    expected.append("empty \(name)Element: \(name)Collector.0")
    graph.nodes.append(Node(Key(type: "\(name)Override"), role: .override, lifetime: .singleton))
    expected.append("override of nothing \(name)Override")
    graph.nodes.append(
      Node(Key(type: "\(name)Decorator"), role: .decorator, lifetime: .transient))
    expected.append("decorator of nothing \(name)Decorator")
    for _ in 0..<2 { add("\(name)Twice", .singleton, something()) }
    expected.append("duplicate \(name)Twice: \(name)Twice \(name)Twice")
  }

  /// One thing that is there, is kept, and leads to no scope.
  private mutating func something() -> [String] {
    let candidates = graph.nodes.filter { $0.lifetime == .singleton && $0.key.type.hasPrefix("K") }
    return candidates.randomElement(using: &random).map { [$0.key.type] } ?? []
  }

  private mutating func add(_ name: String, _ lifetime: Lifetime, _ needs: [String]) {
    let edges = needs.enumerated().map { Edge(Key(type: $1), position: $0) }
    graph.nodes.append(Node(Key(type: name), lifetime: lifetime, edges: edges))
  }
}
