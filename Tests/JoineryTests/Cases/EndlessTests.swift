import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Constructions that nest without end, each in a process of its own, which an overflow would end.
@Suite(.timeLimit(.minutes(10))) struct EndlessTests {
  @Test func `W15: arguments without end are a typed error`() async {
    await #expect(processExitsWith: .success) {
      let error = try rejection(ofCall: 0, stack: 8 << 20)
      #expect(error.ids == [.endlessConstruction])
    }
  }

  @Test func `W15: arguments without end don't overflow the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let error = try rejection(ofCall: 0, stack: 512 << 10)
      #expect(error.ids == [.endlessConstruction])
    }
  }

  @Test func `W15: a provider that asks for itself without end doesn't overflow`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        Transient { (next: Provider<Tree>) throws in Tree(below: try next.get()) }
      }
      let error = try onStack(of: 512 << 10) { try rejection { try container.get(Tree.self) } }
      // The same key without an argument is a cycle at the second time.
      #expect(error.ids == [.constructionCycle])
      #expect(error.issues.first?.chain.map(\.name) == ["Tree", "Tree"])
    }
  }

  @Test func `W15: a weak value whose provider makes another without end doesn't overflow`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        Weak { (next: Lazy<Tree>) throws in Tree(below: try next.get()) }
      }
      let error = try onStack(of: 512 << 10) { try rejection { try container.get(Tree.self) } }
      #expect(error.ids == [.constructionCycle])
    }
  }

  @Test func `W15: a hundred nested calls fit on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        Assisted(Int.self) {
          (depth: Int, make: @escaping @Sendable (Int) throws -> Tree) throws in
          Tree(below: depth == 0 ? nil : try make(depth - 1))
        }
      }
      let make: @Sendable (Int) throws -> Tree = container.resolve()
      #expect(try onStack(of: 512 << 10) { try make(100).height } == 101)
    }
  }

  @Test(arguments: [256 << 10, 512 << 10, 8 << 20])
  func `V28, W17: transients that an object leads back to are a typed error`(stack: Int) async {
    await #expect(processExitsWith: .success) { [stack] in
      let way = Way()
      let container = try Container {
        Instance(way)
        Transient { (way: Way) throws in Tree(below: try way.container?.get(Fork.self).tree) }
        Transient { (way: Way) throws in Fork(tree: try way.next()) }
      }
      way.container = container
      let error = try onStack(of: stack) { try rejection { try container.get(Tree.self) } }
      #expect(error.ids == [.endlessConstruction])
      #expect(error.issues.first?.chain.map(\.name).contains("Fork") == true)
      #expect(error.description.contains("the stack is used up"))
    }
  }

  @Test func `V28, W17: so are those of the main actor, and of a scope that asks outside`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let way = Way()
        let container = try Container {
          Instance(way)
          Transient(main: { @MainActor (way: Way) throws in
            Window(owner: try way.container?.main.get(Window.self))
          })
        }
        way.container = container
        let error = try rejection { try container.main.get(Window.self) }
        #expect(error.ids == [.endlessConstruction])
      }
    }
    await #expect(processExitsWith: .success) {
      let way = Way()
      let container = try Container {
        Instance(way)
        Transient { (way: Way) throws in Tree(below: try way.next()) }
      }
      way.container = try container.scope()
      let error = try onStack(of: 512 << 10) { try rejection { try container.get(Tree.self) } }
      #expect(error.ids == [.endlessConstruction])
      #expect(error.issues.first?.chain.map(\.name) == ["Tree", "Tree"])
    }
  }

  @Test func `W15: scopes that an initialiser opens without end are a typed error`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container { Instance(0) }
      let error = try onStack(of: 512 << 10) { try rejection { try descend(into: container) } }
      #expect(error.ids == [.endlessConstruction])
    }
  }
}

// MARK: - Fixtures

private final class Tree: Sendable {
  let height: Int
  init(below: Tree?) { height = (below?.height ?? 0) + 1 }
}

private final class Fork: Sendable {
  let tree: Tree
  init(tree: Tree) { self.tree = tree }
}

@MainActor private final class Window {
  init(owner: Window?) {}
}

/// An object that knows the container.
private final class Way: @unchecked Sendable {
  // `@unchecked`: a test uses it from one thread at a time.

  var container: Container?

  func next() throws -> Tree {
    guard let container else { return Tree(below: nil) }
    return try container.get()
  }
}

/// The error of a function that calls itself with the next number.
private func rejection(ofCall number: Int, stack: Int) throws -> GraphError {
  let container = try Container {
    Assisted(Int.self) {
      (number: Int, make: @escaping @Sendable (Int) throws -> Tree) throws in
      Tree(below: try make(number + 1))
    }
  }
  let make: @Sendable (Int) throws -> Tree = container.resolve()
  return try onStack(of: stack) { try rejection { try make(number) } }
}

/// Asks a scope for an object whose initialiser makes another scope, and so on.
private func descend(into container: Container) throws -> Tree {
  try container.scope {
    Scoped { () throws in Tree(below: try descend(into: container)) }
  }
  .get()
}
