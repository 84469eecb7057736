import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Every way to make a value that may suspend, for every lifetime.
@Suite(.timeLimit(.minutes(10))) struct AwaitedKindTests {
  @Test(arguments: AwaitedFactory.allCases)
  func `a singleton is made once and is there at once after the start`(_ factory: AwaitedFactory)
    async throws
  {
    let container = try Container {
      Instance(Screw())
      factory.singleton
    }
    let first = try await container.get(Device.self)
    let second = try await container.get(Device.self)
    #expect(first === second)
    #expect(first.madeBy == factory)
    try await container.start()
    #expect(try await container.get(Device.self) === first)
  }

  @Test(arguments: AwaitedFactory.allCases)
  func `a transient value is made for each request`(_ factory: AwaitedFactory) async throws {
    let container = try Container {
      Instance(Screw())
      factory.transient
    }
    let first = try await container.get(Device.self)
    let second = try await container.get(Device.self)
    #expect(first !== second)
    #expect(first.screw === second.screw)
    #expect(first.madeBy == factory)
  }

  @Test(arguments: AwaitedFactory.allCases)
  func `a scoped value is made once for each scope`(_ factory: AwaitedFactory) async throws {
    let container = try Container {
      Instance(Screw())
      factory.scoped
    }
    let (first, second) = (try container.scope("first"), try container.scope("second"))
    let device = try await first.get(Device.self)
    #expect(try await first.get(Device.self) === device)
    #expect(try await second.get(Device.self) !== device)
    #expect(device.madeBy == factory)
    await #expect(throws: GraphError.self) { try await container.get(Device.self) }
  }

  @Test(arguments: AwaitedFactory.allCases)
  func `a weak value is shared while somebody holds it`(_ factory: AwaitedFactory) async throws {
    let container = try Container {
      Instance(Screw())
      factory.weak
    }
    var held: Device? = try await container.get(Device.self)
    #expect(try await container.get(Device.self) === held)
    weak let previous = held
    held = nil
    #expect(previous == nil)
    #expect(try await container.get(Device.self).madeBy == factory)
  }

  @Test(arguments: AwaitedFactory.allCases)
  func `a qualifier tells one awaited value from another`(_ factory: AwaitedFactory) async throws {
    let container = try Container {
      Instance(Screw())
      factory.singleton
      factory.qualifiedSingleton
    }
    let plain = try await container.get(Device.self)
    let spare = try await container.get(Device.self, qualifier: Spare.self)
    #expect(plain !== spare)
    #expect(try await container.get(Device.self, qualifier: Spare.self) === spare)
  }

  @Test
  func `what is handed over as isolated is awaited, whatever it runs on, and checked as such`()
    async throws
  {
    let container = try Container {
      Instance(Screw())
      Singleton(isolated: { (screw: Screw) in Device(screw, by: .isolated) })
      Singleton(isolated: madeOnMain, qualifier: Spare.self)
      Transient { (device: Device) in [device.madeBy] }
    }
    #expect(try rejection { try container.get(Device.self) }.ids == [.notStarted])
    try await container.start()
    #expect(container.resolve([AwaitedFactory].self) == [.isolated])
    #expect(container.resolve(Device.self, qualifier: Spare.self).madeBy == .main)
    let error = try rejection {
      Instance(Screw())
      Transient(isolated: { (screw: Screw) in Device(screw, by: .isolated) })
      Transient { (device: Device) in [device.madeBy] }
    }
    #expect(error.ids == [.awaitedDependency])
  }

  @Test(arguments: AwaitedFactory.allCases)
  func `an error reaches whoever asks as it is and is not kept`(_ factory: AwaitedFactory)
    async throws
  {
    let faults = Faults(1)
    let container = try Container {
      Instance(Screw())
      factory.singleton
      Override(
        Singleton<Screw> { () async throws in
          try faults.fail()
          return Screw()
        })
    }
    await #expect(throws: Fault.self) { try await container.get(Device.self) }
    _ = try await container.get(Device.self)
  }
}

// MARK: - Fixtures

private enum Spare {}

private final class Screw: Sendable {}

private final class Device: Sendable {
  let screw: Screw
  let madeBy: AwaitedFactory

  init(_ screw: Screw, by factory: AwaitedFactory) {
    self.screw = screw
    madeBy = factory
  }
}

@globalActor private actor Workshop {
  static let shared = Workshop()
}

/// How a factory is isolated and whether it suspends.
enum AwaitedFactory: CaseIterable, Sendable {
  case asynchronous, throwing, main, mainAsynchronous, isolated

  fileprivate var singleton: BindingList {
    switch self {
    case .asynchronous: list(Singleton(made))
    case .throwing: list(Singleton(madeOrFailed))
    case .main: list(Singleton(main: madeOnMain))
    case .mainAsynchronous: list(Singleton(main: madeOnMainLater))
    case .isolated: list(Singleton(isolated: madeInWorkshop))
    }
  }

  fileprivate var qualifiedSingleton: BindingList {
    switch self {
    case .asynchronous: list(Singleton(made, qualifier: Spare.self))
    case .throwing: list(Singleton(madeOrFailed, qualifier: Spare.self))
    case .main: list(Singleton(main: madeOnMain, qualifier: Spare.self))
    case .mainAsynchronous: list(Singleton(main: madeOnMainLater, qualifier: Spare.self))
    case .isolated: list(Singleton(isolated: madeInWorkshop, qualifier: Spare.self))
    }
  }

  fileprivate var transient: BindingList {
    switch self {
    case .asynchronous: list(Transient(made))
    case .throwing: list(Transient(madeOrFailed))
    case .main: list(Transient(main: madeOnMain))
    case .mainAsynchronous: list(Transient(main: madeOnMainLater))
    case .isolated: list(Transient(isolated: madeInWorkshop))
    }
  }

  fileprivate var scoped: BindingList {
    switch self {
    case .asynchronous: list(Scoped(made))
    case .throwing: list(Scoped(madeOrFailed))
    case .main: list(Scoped(main: madeOnMain))
    case .mainAsynchronous: list(Scoped(main: madeOnMainLater))
    case .isolated: list(Scoped(isolated: madeInWorkshop))
    }
  }

  fileprivate var weak: BindingList {
    switch self {
    case .asynchronous: list(Weak(made))
    case .throwing: list(Weak(madeOrFailed))
    case .main: list(Weak(main: madeOnMain))
    case .mainAsynchronous: list(Weak(main: madeOnMainLater))
    case .isolated: list(Weak(isolated: madeInWorkshop))
    }
  }

  private func list(_ binding: some ContainerBinding) -> BindingList {
    BindingBuilder.buildExpression(binding)
  }
}

@Sendable @concurrent private func made(_ screw: Screw) async -> Device {
  await Task.yield()
  return Device(screw, by: .asynchronous)
}

@Sendable @concurrent private func madeOrFailed(_ screw: Screw) async throws -> Device {
  try await Task.sleep(for: .zero)
  return Device(screw, by: .throwing)
}

@MainActor private func madeOnMain(_ screw: Screw) -> Device {
  MainActor.assertIsolated()
  return Device(screw, by: .main)
}

@MainActor private func madeOnMainLater(_ screw: Screw) async throws -> Device {
  await Task.yield()
  MainActor.assertIsolated()
  return Device(screw, by: .mainAsynchronous)
}

@Workshop private func madeInWorkshop(_ screw: Screw) throws -> Device {
  Workshop.assertIsolated()
  return Device(screw, by: .isolated)
}
