import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Members of every type.
@Suite struct TypeTests {
  @Test func `M01: a member that is any protocol is made as one type and seen as another`() {
    let graph = ExistentialGraph()
    #expect(graph.log is FileLog)
    #expect(graph.writer.log === graph.log)
    let replaced = ExistentialGraph { $0.log = NullLog() }
    #expect(replaced.writer.log is NullLog)
  }

  @Test func `a member that is some protocol keeps its own type`() {
    let graph = OpaqueGraph()
    #expect(graph.log === graph.log)
    #expect(graph.writer.log === graph.log)
    #expect(graph.weakLog === graph.weakLog)
    let fresh = [graph.fresh, graph.fresh]
    #expect(fresh[0] !== fresh[1])
  }

  @Test func `W21, G05: an optional member may be nil, and is kept as such`() {
    let made = Counter()
    let graph = OptionalGraph(counter: made, limit: 0)
    #expect(graph.ticket == nil)
    #expect(graph.ticket == nil)
    #expect(made.value == 1)
    #expect(graph.user.ticket == nil)
    #expect(OptionalGraph(counter: made, limit: 1).user.ticket != nil)
  }

  @Test func `W21: an optional member is overridden by a value or by nil`() {
    let graph = OptionalGraph(counter: Counter(), limit: 1) { $0.ticket = .some(nil) }
    #expect(graph.ticket == nil)
    #expect(graph.user.ticket == nil)
  }

  @Test func `a member may be a tuple, an array, a dictionary, a function or a metatype`() {
    let graph = StructuralGraph(number: 2)
    #expect(graph.pair.0 == 2)
    #expect(graph.list == [2, 2])
    #expect(graph.table == ["number": 2])
    #expect(graph.function(3) == 5)
    #expect(ObjectIdentifier(graph.type) == ObjectIdentifier(Int.self))
    #expect(graph.all.text == "2[2, 2]5")
  }

  @Test func `a member may be a composition of protocols, or a type with a primary argument`() {
    let graph = CompositionGraph()
    #expect(graph.both as? FileLog === graph.user.both as? FileLog)
    #expect(Array(graph.numbers) == [1, 2])
    let replaced = CompositionGraph { $0.numbers = [3] }
    #expect(Array(replaced.numbers) == [3])
  }

  @Test func `M38: a structure is made once as well`() {
    let counter = Counter()
    let graph = ValueGraph(counter: counter)
    #expect(graph.stamp.number == 1)
    #expect(graph.stamp.number == 1)
    #expect(graph.fresh.number == 2)
    #expect(graph.fresh.number == 3)
  }

  @Test func `a weak member is shared while somebody holds it`() {
    let counter = Counter()
    let graph = WeakGraph(counter: counter)
    var holder: Held? = graph.held
    #expect(graph.held === holder)
    #expect(counter.value == 1)
    holder = nil
    #expect(graph.user.held === graph.other.held)
    _ = graph.held
    #expect(counter.value == 3)
  }

  @Test func `a graph may be generic`() {
    let graph = GenericGraph<String>(value: "text")
    #expect(graph.box.value == "text")
    #expect(graph.user.box === graph.box)
    #expect(graph.makeBox(value: "other").value == "other")
    #expect(graph.fresh !== graph.fresh)
    #expect(graph.client === graph.client)
    #expect(GenericGraph<Int>(value: 3) { $0.fresh = { Box(value: 4) } }.fresh.value == 4)
    #expect(GenericGraph<Int>.description.nodes.map(\.member).contains("box"))
  }

  @Test func `a generic graph may have constraints`() {
    let graph = ConstrainedGraph(log: FileLog(), items: [1, 2])
    #expect(graph.writer.log === graph.log)
    #expect(graph.count.count == 2)
  }
}

// MARK: - Fixtures

private protocol Log: AnyObject, Sendable {}

private final class FileLog: Log, Named {}
private final class NullLog: Log {}

private protocol Named: AnyObject, Sendable {}

private final class Writer: Sendable {
  let log: any Log

  init(log: any Log) { self.log = log }
}

@Graph private final class ExistentialGraph: Sendable {
  @Singleton(FileLog.init) var log: any Log
  @Singleton(Writer.init(log:)) var writer: Writer
}

@Graph private final class OpaqueGraph: Sendable {
  @Singleton(FileLog.init) var log: some Log
  @Singleton(Writer.init(log:)) var writer: Writer
  @Weak(FileLog.init) var weakLog: some Log
  @Transient(FileLog.init) var fresh: some Log
}

private struct Ticket: Sendable {
  init?(limit: Int, counter: Counter) {
    counter.increment()
    if limit == 0 { return nil }
  }
}

private struct TicketUser: Sendable {
  let ticket: Ticket?
}

@Graph private final class OptionalGraph: Sendable {
  let counter: Counter
  let limit: Int
  @Singleton(Ticket.init(limit:counter:)) var ticket: Ticket?
  @Singleton(TicketUser.init(ticket:)) var user: TicketUser
}

private func makePair(number: Int) -> (Int, String) { (number, "\(number)") }
private func makeList(number: Int) -> [Int] { [number, number] }
private func makeTable(number: Int) -> [String: Int] { ["number": number] }
private func makeFunction(number: Int) -> @Sendable (Int) -> Int { { $0 + number } }
private func makeType() -> any Any.Type { Int.self }

private struct All: Sendable {
  let text: String

  init(pair: (Int, String), list: [Int], function: @escaping (Int) -> Int) {
    text = "\(pair.1)\(list)\(function(3))"
  }
}

@Graph private final class StructuralGraph: Sendable {
  let number: Int
  @Singleton(makePair(number:)) var pair: (Int, String)
  @Singleton(makeList(number:)) var list: [Int]
  @Singleton(makeTable(number:)) var table: [String: Int]
  @Singleton(makeFunction(number:)) var function: @Sendable (Int) -> Int
  @Singleton(makeType) var type: any Any.Type
  @Transient(All.init(pair:list:function:)) var all: All
}

private func makeNumbers() -> [Int] { [1, 2] }

private final class BothUser: Sendable {
  let both: any Log & Named

  init(both: any Log & Named) { self.both = both }
}

@Graph private final class CompositionGraph: Sendable {
  @Singleton(FileLog.init) var both: any Log & Named
  @Singleton(makeNumbers) var numbers: any Collection<Int> & Sendable
  @Singleton(BothUser.init(both:)) var user: BothUser
}

private struct Stamp: Sendable {
  let number: Int

  init(counter: Counter) { number = counter.increment() }
}

@Graph private final class ValueGraph: Sendable {
  let counter: Counter
  @Singleton(Stamp.init(counter:)) var stamp: Stamp
  @Transient(Stamp.init(counter:)) var fresh: Stamp
}

private final class Held: Sendable {
  init(counter: Counter) { counter.increment() }
}

private final class HeldUser: Sendable {
  let held: Held

  init(held: Held) { self.held = held }
}

@Graph private final class WeakGraph: Sendable {
  let counter: Counter
  @Weak(Held.init(counter:)) var held: Held
  @Transient(HeldUser.init(held:)) var user: HeldUser
  @Transient(HeldUser.init(held:)) var other: HeldUser
}

private final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(value: Value) { self.value = value }
}

private final class BoxUser<Value: Sendable>: Sendable {
  let box: Box<Value>

  init(box: Box<Value>) { self.box = box }
}

@Graph private final class GenericGraph<Value: Sendable>: Sendable {
  let value: Value
  @Singleton(Box<Value>.init(value:)) var box: Box<Value>
  @Singleton(BoxUser<Value>.init(box:)) var user: BoxUser<Value>
  @Assisted(Box<Value>.init(value:)) func makeBox(value: Value) -> Box<Value>
  @Transient(Box<Value>.init(value:)) var fresh: Box<Value>
  @Singleton func makeClient() -> Box<[Value]> { Box(value: [value]) }
}

private struct Count: Sendable {
  let count: Int

  init<Items: Collection>(items: Items) { count = items.count }
}

@Graph private final class ConstrainedGraph<Logger: Log, Items>: Sendable
where Items: Collection & Sendable, Items.Element == Int {
  let log: Logger
  let items: Items
  @Singleton(Writer.init(log:)) var writer: Writer
  @Singleton func makeCount() -> Count { Count(items: items) }
}
