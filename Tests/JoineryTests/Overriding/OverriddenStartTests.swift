import Joinery
import JoineryTestSupport
import Testing

/// What a start makes of a container whose values are partly replaced.
@Suite struct OverriddenStartTests {
  @Test(arguments: Replacement.allCases)
  func `what overrides replace is neither made nor started`(_ replacement: Replacement) async throws
  {
    let script = Script()
    let derived = try shop(script).overriding { replacement.bindings(Script()) }
    try await derived.start()
    try await derived.stop()
    for step in ["make", "start", "stop"] {
      #expect(script.steps(step).sorted() == ["B", "C"])
    }
  }

  @Test func `what an override decorates is made and started once`() async throws {
    let (script, other) = (Script(), Script())
    let derived = try shop(script).overriding {
      Decorate { (_: Component<A>) in Component<A>(other) }
    }
    try await derived.start()
    #expect(script.steps("make").sorted() == ["A", "B", "C"])
    #expect(script.steps("start").sorted() == ["A", "B", "C"])
    #expect(other.steps("start") == ["A"])
  }

  @Test func `what one override of several has replaced is neither made nor started`() async throws
  {
    let (script, first, second) = (Script(), Script(), Script())
    let derived = try shop(script)
      .overriding { Override(first.part(A.self)) }
      .overriding { Override(second.part(A.self)) }
    try await derived.start()
    #expect(script.steps("start").sorted() == ["B", "C"])
    #expect(first.journal.entries == [])
    #expect(second.steps("start") == ["A"])
  }

  @Test func `what the base was asked for is left to it when it is replaced`() async throws {
    let script = Script()
    let base = try shop(script)
    let kept = try await base.get(Component<A>.self)
    let derived = try base.overriding { Override(Script().part(A.self)) }
    try await derived.start()
    #expect(script.steps("start").sorted() == ["B", "C"])
    try await derived.stop()
    try await base.start()
    #expect(try await base.get(Component<A>.self) === kept)
    #expect(script.steps("start").sorted() == ["A", "B", "B", "C"])
  }

  @Test(arguments: [true, false])
  func `an override that lives as long as what it replaces is as eager`(isEager: Bool) async throws
  {
    let script = Script()
    let original = Singleton { Component<A>(Script()) }
    let container = try Container {
      Override { Component<A>(script) }
      if isEager { original.eager() } else { original }
    }
    try await container.start()
    try await container.stop()
    #expect(script.journal.entries == (isEager ? ["start A", "stop A", "close A"] : []))
  }

  @Test func `an override of an eager override is as eager, also in another container`()
    async throws
  {
    let (first, second) = (Script(), Script())
    let derived = try Container { Singleton { Component<A>(Script()) }.eager() }
      .overriding { Override { Component<A>(first) } }
      .overriding { Override { Component<A>(second) } }
    try await derived.start()
    #expect(first.journal.entries == [])
    #expect(second.journal.entries == ["start A"])
  }

  @Test func `an override that is a binding of its own says itself whether it is eager`()
    async throws
  {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(Script()) }.eager()
      Override(Singleton { Component<A>(script) })
    }
    try await container.start()
    #expect(script.journal.entries == [])
  }

  @Test
  func `what decorates an override that is as eager as what it replaces is made at the start`()
    async throws
  {
    let (script, outer) = (Script(), Script())
    let container = try Container {
      Singleton { Component<A>(Script()) }.eager()
      Override { Component<A>(script) }
      Decorate { (_: Component<A>) in Component<A>(outer) }
    }
    try await container.start()
    #expect(script.journal.entries == ["start A"])
    #expect(outer.journal.entries == ["start A"])
  }

  @Test func `a collection that is replaced is neither made nor started`() async throws {
    let (script, other) = (Script(), Script())
    let base = try Container {
      Contribute(script.part(A.self))
      Contribute(script.part(A.self))
    }
    let derived = try base.overriding { Override(Instance([Component<A>(other)])) }
    try await derived.start()
    #expect(script.journal.entries == [])
    #expect(try await derived.get([Component<A>].self).count == 1)
  }

  @Test func `a qualified collection that is replaced is neither made nor started`() async throws {
    let script = Script()
    let base = try Container {
      Contribute(Singleton({ () async in Component<A>(script) }, qualifier: B.self))
    }
    let derived = try base.overriding {
      Override(Instance<[Component<A>]>([], qualifier: B.self))
    }
    try await derived.start()
    #expect(script.journal.entries == [])
  }

  @Test func `a collection that is replaced is made where somebody asks for its elements`()
    async throws
  {
    let script = Script()
    let base = try Container {
      Contribute(script.part(A.self))
      Singleton { (parts: [Lazy<Component<A>>]) in Later(parts: parts) }
    }
    let derived = try base.overriding { Override(Instance([Component<A>(Script())])) }
    try await derived.start()
    #expect(script.steps("start") == ["A"])
    let later = try await derived.get(Later.self)
    #expect(later.parts.map { $0.value.script.steps("make") } == [["A"]])
  }
}

// MARK: - Fixtures

/// A container in which B needs A, and C needs nothing; all of them have to be awaited.
private func shop(_ script: Script) throws -> Container {
  try Container("shop") {
    script.part(A.self)
    script.part(B.self, needs: Component<A>.self)
    script.part(C.self)
  }
}

private struct Later: Sendable {
  let parts: [Lazy<Component<A>>]
}

/// Ways to replace A.
enum Replacement: CaseIterable {
  case singleton, instance, transient

  @BindingBuilder func bindings(_ script: Script) -> BindingList {
    switch self {
    case .singleton: Override(script.part(A.self))
    case .instance: Override(Instance(Component<A>(script)))
    case .transient: Override(Transient { Component<A>(script) })
    }
  }
}
