import Joinery
import JoineryTestSupport
import Testing

/// Functions with arguments, which are called again, at the same time, or by what they make.
@Suite(.timeLimit(.minutes(10))) struct GraphArgumentTests {
  @Test func `W2: threads that pass different arguments get objects of their own`() throws {
    let graph = ArgumentGraph()
    let results = race(2) { thread in
      (0..<1_000).allSatisfy { _ in graph.makeRow(index: thread).index == thread }
    }
    #expect(try results.map { try $0.get() } == [true, true])
  }

  @Test func `W15: a function may call itself with another argument`() {
    let tree = ArgumentGraph().makeTree(depth: 3)
    #expect(tree.child?.child?.child?.depth == 0)
    #expect(tree.child?.child?.child?.child == nil)
  }

  @Test func `W20: an argument has the declared type, whatever is passed`() {
    let graph = ArgumentGraph()
    let animal: any Animal = Cat()
    #expect(graph.makeOwner(animal: animal).animal is Cat)
    #expect(graph.makeOwner(animal: Cat()).animal is Cat)
    #expect(graph.makeKennel(dog: Puppy()).dog is Puppy)
  }

  @Test func `W23: a function makes a new object for each call, and never mixes arguments`() {
    let graph = ArgumentGraph()
    let boxes = [1, 2, 1].map { graph.makeBox(label: Label(number: $0)) }
    #expect(boxes.map(\.label.number) == [1, 2, 1])
    #expect(boxes[0] !== boxes[2])
  }
}

// MARK: - Fixtures

private final class Row: Sendable {
  let index: Int

  init(index: Int) { self.index = index }
}

private final class Tree: Sendable {
  let depth: Int
  let child: Tree?

  init(depth: Int, makeTree: @escaping @Sendable (Int) -> Tree) {
    self.depth = depth
    child = depth == 0 ? nil : makeTree(depth - 1)
  }
}

private protocol Animal: Sendable {}
private struct Cat: Animal {}

private struct Owner: Sendable {
  let animal: any Animal
}

private class Dog: @unchecked Sendable {}  // `@unchecked`: there is nothing in it.
private final class Puppy: Dog, @unchecked Sendable {}

private struct Kennel: Sendable {
  let dog: Dog
}

/// A value whose hash says nothing.
private struct Label: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) {}
}

private final class Box: Sendable {
  let label: Label

  init(label: Label) { self.label = label }
}

@Graph private final class ArgumentGraph: Sendable {
  @Assisted(Row.init(index:)) func makeRow(index: Int) -> Row
  @Assisted(Tree.init(depth:makeTree:)) func makeTree(depth: Int) -> Tree
  @Assisted(Owner.init(animal:)) func makeOwner(animal: any Animal) -> Owner
  @Assisted(Kennel.init(dog:)) func makeKennel(dog: Dog) -> Kennel
  @Assisted(Box.init(label:)) func makeBox(label: Label) -> Box
}
