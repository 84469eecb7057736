import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// The classic container under many threads.
@Suite(.timeLimit(.minutes(10))) struct DependencyContainerRaceTests {
  @Test func `W1: racing first requests make one value`() throws {
    let container = DependencyContainer()
    let builds = Counter()
    let asked = Latch(64)
    container.register(Service.self) {
      builds.increment()
      asked.wait()
      return Service(number: 1)
    }
    let services = try race(64) { _ -> Service in
      asked.arrive()
      return container.resolve()
    }
    .map { ObjectIdentifier(try $0.get()) }
    #expect(builds.value == 1)
    #expect(Set(services).count == 1)
  }

  @Test func `half of the threads register while the others resolve`() throws {
    let container = DependencyContainer()
    container.register(Service(number: -1))
    let results = race(64) { number -> Bool in
      for round in 0..<200 {
        if number % 2 == 0 {
          register(numberedType((number * 200 + round) % 10_000), in: container)
          container.register(Service(number: number))
        } else {
          guard container.resolve(Service.self) != nil else { return false }
          _ = isRegistered(numberedType(((number - 1) * 200 + round) % 10_000), in: container)
        }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
    let numbers = (0..<32).flatMap { number in (0..<200).map { number * 2 * 200 + $0 } }
    let missing = numbers.filter { !isRegistered(numberedType($0 % 10_000), in: container) }
    #expect(missing == [])
  }

  @Test func `values are reset while they are made`() throws {
    let container = DependencyContainer()
    container.register(Service.self) { Service(number: 7) }
    container.register(lifetime: .transient) { Other() }
    let results = race(16) { number -> Bool in
      for _ in 0..<500 {
        if number == 0 { container.reset(keepingRegistrations: true) }
        let service: Service = container.resolve()
        let other: Other = container.resolve()
        if service.number != 7 || other.text != "other" { return false }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
  }

  @Test func `everything is forgotten while others ask for it`() throws {
    let container = DependencyContainer()
    let results = race(16) { number -> Bool in
      for _ in 0..<500 {
        switch number % 4 {
        case 0: container.reset()
        case 1: container.register(Service.self) { Service(number: 7) }
        default:
          if let service = container.resolve(Service.self), service.number != 7 { return false }
        }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
  }

  @Test func `W10: a slow factory delays nobody else`() throws {
    let container = DependencyContainer()
    let hasStarted = Latch()
    let mayEnd = Latch()
    let hasEnded = Latch()
    container.register(Service.self) {
      hasStarted.arrive()
      mayEnd.wait()
      return Service(number: 1)
    }
    container.register(Other.self) { Other() }
    detach {
      _ = container.resolve(Service.self)
      hasEnded.arrive()
    }
    hasStarted.wait()
    #expect(container.resolve(Other.self) != nil)
    container.register(1)
    #expect(container.resolve(Int.self) == 1)
    container.reset(keepingRegistrations: true)
    mayEnd.arrive()
    hasEnded.wait()
  }

  @Test func `a value that needs itself stops the program with the cycle`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = DependencyContainer.shared
      container.register(Service.self) {
        _ = DependencyContainer.shared.resolve(Other.self)
        return Service(number: 1)
      }
      container.register(Other.self) {
        _ = DependencyContainer.shared.resolve(Service.self)
        return Other()
      }
      _ = container.resolve(Service.self)
    }
    let text = try result.errorText
    #expect(text.contains("[construction-cycle]"))
    #expect(text.contains("Service"))
    #expect(text.contains("Other"))
  }
}

// MARK: - Fixtures

private final class Service: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

private final class Other: Sendable {
  let text = "other"
}

private func register<Value: NumberedType>(
  _ type: Value.Type, in container: DependencyContainer
) {
  container.register(type) { type.init(height: 1) }
}

private func isRegistered<Value: NumberedType>(
  _ type: Value.Type, in container: DependencyContainer
) -> Bool {
  container.resolve(type) != nil
}
