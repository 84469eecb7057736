import Joinery
import JoineryTestSupport
import JoineryTesting
import JoineryThreads
import Testing

private let module = Module("shop") {
  Singleton<any Gateway>(LiveGateway.init)
  Transient(Purchase.init(gateway:))
}

/// Containers of tests.
@Suite(.timeLimit(.minutes(10)), .container { module }) struct ContainerTraitTests {
  @Injected var purchase: Purchase

  @Test func `A test has the container of its suite, and its instance is made from it`() {
    #expect(purchase.gateway.pay() == "live")
  }

  @Test(
    .overriding { Instance<any Gateway>(FakeGateway(name: "fake")) }, arguments: 0..<64)
  func `W28: each case of a parameterised test has its overrides`(_: Int) {
    #expect(purchase.gateway.pay() == "fake")
  }

  @Test func `W28: each case has a container of its own`() async throws {
    let first = try #require(InjectedValues.current.container)
    let issues = try await record(.container { module }) {
      #expect(InjectedValues.current.container !== first)
    }
    #expect(issues == [])
  }

  @Test func `W30: an override that nothing asks for is on the record`() async throws {
    let issues = try await record(.overriding { Instance<any Gateway>(FakeGateway(name: "f")) }) {
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("Nothing has asked for 'any Gateway', which the test replaces.")
        == true)
  }

  @Test func `An override that is made counts as asked for, whatever its lifetime`() async throws {
    let issues = try await record(
      .overriding { Override<any Gateway> { FakeGateway(name: "made") } }
    ) {
      let purchase = InjectedValues.current.container?.resolve(Purchase.self)
      #expect(purchase?.gateway.pay() == "made")
    }
    #expect(issues == [])
  }

  @Test func `An override does not evaluate what it replaces`() async throws {
    let made = Counter()
    let issues = try await record(
      .container {
        Singleton<any Gateway> { () -> any Gateway in
          made.increment()
          return LiveGateway()
        }
        Transient(Purchase.init(gateway:))
      },
      .overriding { Instance<any Gateway>(FakeGateway(name: "fake")) }
    ) {
      let purchase = InjectedValues.current.container?.resolve(Purchase.self)
      #expect(purchase?.gateway.pay() == "fake")
    }
    #expect(issues == [])
    #expect(made.value == 0)
  }

  @Test func `The container is started when the trait says so, and stopped when the case is over`()
    async throws
  {
    let journal = Journal()
    let issues = try await record(
      .container(started: true) { Singleton { () async in Service(journal) }.eager() }
    ) {
      #expect(journal.entries == ["start"])
    }
    #expect(issues == [])
    #expect(journal.entries == ["start", "stop"])
  }

  @Test func `W28: what is asked of the container after the test is on its record, and answered`()
    async throws
  {
    let record = Record()
    try await withKnownIssue {
      let kept = Mutex<Container?>(nil)
      let test = try #require(Test.current)
      try await InjectingTrait.container { module }.provideScope(
        for: test, testCase: Test.Case.current
      ) {
        kept.withLock { $0 = InjectedValues.current.container }
      }
      let container = try #require(kept.withLock { $0 })
      #expect(container.resolve(Purchase.self).gateway.pay() == "live")
    } matching: { issue in
      record.add(issue)
      return true
    }
    #expect(record.issues.first?.contains("'Purchase' was asked for after") == true)
  }

  @Test func `A binding that a test has to replace is on its record`() async throws {
    let issues = try await record(
      .container {
        MustBeOverridden<any Gateway>()
        Transient(Purchase.init(gateway:))
      }
    ) {
      let container = try #require(InjectedValues.current.container)
      #expect(throws: GraphError.self) { try container.get(Purchase.self) }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("'any Gateway' must be overridden in tests.") == true)
  }

  @Test func `A binding that a test has replaced is not`() async throws {
    let issues = try await record(
      .container {
        MustBeOverridden<any Gateway>()
        Transient(Purchase.init(gateway:))
      },
      .overriding { Instance<any Gateway>(FakeGateway(name: "fake")) }
    ) {
      #expect(InjectedValues.current.container?.resolve(Purchase.self).gateway.pay() == "fake")
    }
    #expect(issues == [])
  }

  @Test func `A container that is not valid is the error of the test`() async throws {
    let issues = try await record(.container { Transient(Purchase.init(gateway:)) }) {
      Issue.record("the test ran")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("ran") == false)
  }

  @Test func `W30: an object that outlives its container is on the record on request`() async throws
  {
    let kept = Mutex<Leaky?>(nil)
    let bindings: @Sendable () -> BindingList = {
      BindingBuilder.buildBlock(BindingBuilder.buildExpression(Singleton(Leaky.init)))
    }
    let ignored = try await record(.container("app", bindings)) {
      kept.withLock { $0 = InjectedValues.current.container?.resolve(Leaky.self) }
    }
    #expect(ignored == [])
    let issues = try await record(.container("app", leaks: .reported, bindings)) {
      kept.withLock { $0 = InjectedValues.current.container?.resolve(Leaky.self) }
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("A 'Leaky' that 'app' has made is still there after the test.") == true
    )
    withExtendedLifetime(kept) {}
  }

  @Test func `W30: nothing that a test's container has made is there when the test is over`()
    async throws
  {
    let issues = try await record(
      .container(leaks: .reported) {
        Singleton(Leaky.init)
        Transient { (leaky: Leaky) in Holder(leaky) }
        Weak { (lazy: Lazy<Leaky>) in LazyHolder(lazy) }
      }
    ) {
      let container = try #require(InjectedValues.current.container)
      #expect(container.resolve(Holder.self).leaky === container.resolve(Leaky.self))
      #expect(try container.resolve(LazyHolder.self).lazy.get() === container.resolve(Leaky.self))
    }
    #expect(issues == [])
  }
}

/// Traits that lack what they need.
@Suite struct MisplacedTraitTests {
  @Test func `Overriding without a container says what is missing`() async throws {
    await #expect {
      let test = try #require(Test.current)
      try await InjectingTrait.overriding { Instance(1) }.provideScope(
        for: test, testCase: Test.Case.current
      ) {}
    } throws: { error in
      "\(error)".contains("and there is none")
    }
  }
}

private final class Leaky: Sendable {}
private final class Holder: Sendable {
  let leaky: Leaky
  init(_ leaky: Leaky) { self.leaky = leaky }
}
private final class LazyHolder: Sendable {
  let lazy: Lazy<Leaky>
  init(_ lazy: Lazy<Leaky>) { self.lazy = lazy }
}

private final class Service: Startable, Stoppable, Sendable {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func start() async { journal.note("start") }
  func stop() async { journal.note("stop") }
}
