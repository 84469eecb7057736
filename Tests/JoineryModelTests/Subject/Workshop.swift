import Joinery
import JoineryAnalysis

/// Makes the bindings of a container from a plan.
struct Workshop: Sendable {
  let journal: ConstructionJournal

  /// The bindings of some plans, in their order.
  func list(_ plans: [BindingPlan]) -> BindingList {
    BindingBuilder.buildArray(plans.map { list($0) })
  }

  private func list(_ plan: BindingPlan) -> BindingList {
    let ports = plan.needs.map(\.port)
    func open<K: KeyPort>(_ key: K.Type) -> BindingList {
      switch ports.count {
      case 0: binding(plan, key)
      case 1: open(key, ports[0])
      case 2: open(key, ports[0], ports[1])
      case 3: open(key, ports[0], ports[1], ports[2])
      case _: open(key, ports[0], ports[1], ports[2], ports[3])
      }
    }
    // A pack can't be opened at once.
    func open<K: KeyPort, A: Port>(_ key: K.Type, _ a: A.Type) -> BindingList {
      binding(plan, key, a)
    }
    func open<K: KeyPort, A: Port, B: Port>(
      _ key: K.Type, _ a: A.Type, _ b: B.Type
    ) -> BindingList {
      binding(plan, key, a, b)
    }
    func open<K: KeyPort, A: Port, B: Port, C: Port>(
      _ key: K.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) -> BindingList {
      binding(plan, key, a, b, c)
    }
    func open<K: KeyPort, A: Port, B: Port, C: Port, D: Port>(
      _ key: K.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
    ) -> BindingList {
      binding(plan, key, a, b, c, d)
    }
    return open(plan.key.port)
  }

  private func binding<K: KeyPort, each P: Port>(
    _ plan: BindingPlan, _ key: K.Type, _ ports: repeat (each P).Type
  ) -> BindingList {
    let line = UInt(plan.id)
    switch (plan.role, plan.lifetime) {
    case (.emptyCollection, _):
      return BindingBuilder.buildExpression(Contributions<K.Value>(line: line))
    case (.decorator, _): return decorator(plan, key, repeat each ports)
    case (_, .instance):
      let part = K.Made(journal.instance(plan))
      return apply(plan, Instance(part, qualifier: K.Qualifier.self, line: line)) {
        Instance(part, line: line)
      }
    case (_, .input):
      return BindingBuilder.buildExpression(
        plan.key.qualifier == nil
          ? Input<K.Made>(line: line) : Input<K.Made>(qualifier: K.Qualifier.self, line: line))
    case (_, .assisted):
      let make = { @Sendable [journal] (argument: Int, values: repeat (each P).Value) throws in
        var received: [Receipt] = []
        repeat received.append((each P).receipt(of: each values))
        return K.Made(try journal.origin(plan, received, argument: argument))
      }
      return assisted(plan, make)
    case (_, .singleton): return factory(Singleton<K.Made>.self, plan, key, repeat each ports)
    case (_, .transient): return factory(Transient<K.Made>.self, plan, key, repeat each ports)
    case (_, .weak): return factory(Weak<K.Made>.self, plan, key, repeat each ports)
    case (_, .scoped): return factory(Scoped<K.Made>.self, plan, key, repeat each ports)
    case (_, nil): return inheriting(plan, key, repeat each ports)
    }
  }

  /// A binding in its role, with a qualifier if the key has one.
  private func apply<B: ValueBinding>(
    _ plan: BindingPlan, _ qualified: B, unqualified: () -> B
  ) -> BindingList {
    let binding = plan.key.qualifier == nil ? unqualified() : qualified
    switch plan.role {
    case .binding, .emptyCollection, .decorator: return BindingBuilder.buildExpression(binding)
    case .override: return BindingBuilder.buildExpression(Override(binding))
    case .contribution: return BindingBuilder.buildExpression(Contribute(binding))
    }
  }

  private func factory<B: FactoryBinding, K: KeyPort, each P: Port>(
    _: B.Type, _ plan: BindingPlan, _ key: K.Type, _ ports: repeat (each P).Type
  ) -> BindingList where B.Value == K.Made {
    let make = making(plan, key, repeat each ports)
    if plan.isAsynchronous {
      let make = { @Sendable @concurrent (values: repeat (each P).Value) async throws -> K.Made in
        await Task.yield()
        return try make(repeat each values)
      }
      return awaited(B.self, plan, qualifier: K.Qualifier.self, make)
    }
    if plan.isThrowing {
      return synchronous(B.self, plan, qualifier: K.Qualifier.self, make)
    }
    let sure = { @Sendable [journal] (values: repeat (each P).Value) -> K.Made in
      var received: [Receipt] = []
      repeat received.append((each P).receipt(of: each values))
      return K.Made(journal.sureOrigin(plan, received))
    }
    return synchronous(B.self, plan, qualifier: K.Qualifier.self, sure)
  }

  // The compiler crashes where the library's initialisers are inlined for a pack of ports' values, so
  // those that are called with one are called by functions that know nothing of ports.

  @inline(never)
  private func synchronous<B: FactoryBinding, Qualifier, each Value, Failure: Error>(
    _: B.Type, _ plan: BindingPlan, qualifier: Qualifier.Type,
    _ make: @escaping @Sendable (repeat each Value) throws(Failure) -> B.Value
  ) -> BindingList {
    let line = UInt(plan.id)
    return apply(plan, B(make, qualifier: qualifier, line: line)) { B(make, line: line) }
  }

  @inline(never)
  private func awaited<B: FactoryBinding, Qualifier, each Value>(
    _: B.Type, _ plan: BindingPlan, qualifier: Qualifier.Type,
    _ make: @escaping @Sendable @concurrent (repeat each Value) async throws -> B.Value
  ) -> BindingList {
    let line = UInt(plan.id)
    return apply(plan, B(make, qualifier: qualifier, line: line)) { B(make, line: line) }
  }

  @inline(never)
  private func inheriting<Made: PartType, each Value>(
    _ plan: BindingPlan, _ make: @escaping @Sendable (repeat each Value) throws -> Made
  ) -> BindingList {
    BindingBuilder.buildExpression(Override<Made>(make, line: UInt(plan.id)))
  }

  @inline(never)
  private func assisted<Made: PartType, each Value>(
    _ plan: BindingPlan, _ make: @escaping @Sendable (Int, repeat each Value) throws -> Made
  ) -> BindingList {
    let binding = Assisted(Int.self, make: make, line: UInt(plan.id))
    return apply(plan, binding) { binding }
  }

  /// An override that lives as long as what it replaces.
  private func inheriting<K: KeyPort, each P: Port>(
    _ plan: BindingPlan, _ key: K.Type, _ ports: repeat (each P).Type
  ) -> BindingList {
    inheriting(plan, making(plan, key, repeat each ports))
  }

  private func decorator<K: KeyPort, each P: Port>(
    _ plan: BindingPlan, _ key: K.Type, _ ports: repeat (each P).Type
  ) -> BindingList {
    let wrap = { @Sendable [journal] (base: K.Made, values: repeat (each P).Value) throws in
      var received: [Receipt] = [.one(base)]
      repeat received.append((each P).receipt(of: each values))
      return K.Made(try journal.origin(plan, received))
    }
    return decorate(plan, qualifier: K.Qualifier.self, wrap)
  }

  @inline(never)
  private func decorate<Made: PartType, Qualifier, each Value>(
    _ plan: BindingPlan, qualifier: Qualifier.Type,
    _ wrap: @escaping @Sendable (Made, repeat each Value) throws -> Made
  ) -> BindingList {
    let line = UInt(plan.id)
    return BindingBuilder.buildExpression(
      plan.key.qualifier == nil
        ? Decorate<Made>(wrap, line: line)
        : Decorate<Made>(wrap, qualifier: Qualifier.self, line: line))
  }

  private func making<K: KeyPort, each P: Port>(
    _ plan: BindingPlan, _ key: K.Type, _ ports: repeat (each P).Type
  ) -> @Sendable (repeat (each P).Value) throws -> K.Made {
    { @Sendable [journal] (values: repeat (each P).Value) throws in
      var received: [Receipt] = []
      repeat received.append((each P).receipt(of: each values))
      return K.Made(try journal.origin(plan, received))
    }
  }
}
