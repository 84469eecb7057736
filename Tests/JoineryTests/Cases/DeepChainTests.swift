import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs far deeper than a stack allows calls to nest, each in a process of its own.
@Suite(.timeLimit(.minutes(10))) struct DeepChainTests {
  @Test func `W17: a chain of 10,000 singletons is made and released`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 8 << 20) { _ in .singleton }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: a chain of 10,000 singletons fits on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) { _ in .singleton }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: a chain of 10,000 transients fits on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) { _ in .transient }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: a mixed chain of 10,000 fits on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) {
        $0 % 2 == 0 ? .singleton : .transient
      }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: long runs of transients between singletons fit on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) {
        $0 % 500 == 0 ? .singleton : .transient
      }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: a chain of 10,000 weak values fits on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) { _ in .weak }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: a chain of 10,000 scoped values fits on the smallest stack`() async {
    await #expect(processExitsWith: .success) {
      let height = try heightOfChain(of: 10_000, stack: 512 << 10) { _ in .scoped }
      #expect(height == 10_000)
    }
  }

  @Test func `W17: racing requests for both ends of a deep chain build it once`() async {
    await #expect(processExitsWith: .success) {
      let builds = Counter()
      let container = try chain(of: 5_000) { _ in
        .singleton
      } built: {
        builds.increment()
      }
      let results = race(4) { number in
        try height(of: numberedType([4_999, 0, 2_500, 4_998][number]), in: container)
      }
      #expect(try results.map { try $0.get() } == [5_000, 1, 2_501, 4_999])
      #expect(builds.value == 5_000)
    }
  }

  @Test func `W17: a cycle of 10,000 is reported once and in full`() async {
    await #expect(processExitsWith: .success) {
      let error = try onStack(of: 512 << 10) {
        try rejection {
          for number in 0..<10_000 {
            link(numberedType(number), to: numberedType((number + 1) % 10_000), .singleton) {}
          }
        }
      }
      #expect(error.ids == [.dependencyCycle])
      #expect(error.description.count < 20_000)
    }
  }

  @Test func `W17: a chain of 3,000 steps is made, or refused with an error`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        for number in 0..<3_000 { step(numberedType(number), to: numberedType(number + 1)) }
        link(numberedType(3_000), .singleton) {}
      }
      try onStack(of: 512 << 10) {
        do {
          _ = try height(of: numberedType(0), in: container)
        } catch let error as GraphError {
          #expect(error.ids == [.endlessConstruction])
        }
      }
    }
  }

  @Test func `W17: a chain of 3,000 steps of transients is made, or refused with an error`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        for number in 0..<3_000 {
          transientStep(numberedType(number), to: numberedType(number + 1))
        }
        link(numberedType(3_000), .singleton) {}
      }
      try onStack(of: 512 << 10) {
        do {
          _ = try height(of: numberedType(0), in: container)
        } catch let error as GraphError {
          #expect(error.ids == [.endlessConstruction])
        }
      }
    }
  }
}

// MARK: - Fixtures

private enum LinkLifetime: Sendable { case singleton, transient, scoped, weak }

/// A container whose every object needs the one before it.
private func chain(
  of count: Int, lifetime: (Int) -> LinkLifetime,
  built: @escaping @Sendable () -> Void = {}
) throws -> Container {
  try Container {
    link(numberedType(0), lifetime(0), built)
    for number in 1..<count {
      link(numberedType(number), to: numberedType(number - 1), lifetime(number), built)
    }
  }
}

/// The height of the end of a chain, asked for on a thread with a given stack.
private func heightOfChain(
  of count: Int, stack: Int, lifetime: @escaping @Sendable (Int) -> LinkLifetime
) throws -> Int {
  try onStack(of: stack) {
    let container = try chain(of: count, lifetime: lifetime)
    let owner = try lifetime(0) == .scoped ? container.scope() : container
    let height = try height(of: numberedType(count - 1), in: owner)
    // The shared ones are shared, all the way down.
    let again = try JoineryTests.height(of: numberedType(count - 1), in: owner)
    return again == height ? height : -1
  }
}

private func height<Link: NumberedType>(of type: Link.Type, in container: Container) throws -> Int {
  try container.get(type).height
}

@BindingBuilder private func link<Link: NumberedType>(
  _ type: Link.Type, _ lifetime: LinkLifetime, _ built: @escaping @Sendable () -> Void
) -> BindingList {
  bindings(lifetime) { (_: Int?) -> Link in
    built()
    return Link(height: 1)
  }
}

@BindingBuilder private func link<Link: NumberedType, Next: NumberedType>(
  _ type: Link.Type, to next: Next.Type, _ lifetime: LinkLifetime,
  _ built: @escaping @Sendable () -> Void
) -> BindingList {
  bindings(lifetime) { (next: Next) -> Link in
    built()
    return Link(height: next.height + 1)
  }
}

@BindingBuilder private func bindings<Link: Sendable, Next>(
  _ lifetime: LinkLifetime, _ make: @escaping @Sendable (Next) -> Link
) -> BindingList {
  switch lifetime {
  case .singleton: Singleton(make)
  case .transient: Transient(make)
  case .scoped: Scoped(make)
  case .weak: Weak(make)
  }
}

@BindingBuilder private func step<Link: NumberedType, Next: NumberedType>(
  _ type: Link.Type, to next: Next.Type
) -> BindingList {
  Singleton { Link(height: 1) }.configured { (_: Link, _: Next) in }
}

@BindingBuilder private func transientStep<Link: NumberedType, Next: NumberedType>(
  _ type: Link.Type, to next: Next.Type
) -> BindingList {
  Transient { Link(height: 1) }.configured { (_: Link, _: Next) in }
}
