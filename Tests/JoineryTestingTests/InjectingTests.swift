import Joinery
import JoineryTestSupport
import JoineryTesting
import JoineryThreads
import Testing

/// Ambient values of tests.
@Suite(.timeLimit(.minutes(10))) struct InjectingTests {
  @Test(.injecting { $0.number = 5 }) func `A test has the values that its trait sets`() {
    #expect(InjectedValues.current.number == 5)
    #expect(InjectedValues.current.context == .test)
  }

  @Test(.injecting(unused: .allowed) { _ in })
  func `What nobody sets is the value for tests`() {
    #expect(InjectedValues.current.numberForTests == 7)
    #expect(InjectedValues.current.number == 0)
  }

  @Test(.injecting { $0.counting = CounterDouble() }, arguments: 0..<64)
  func `W28: each case of a parameterised test has doubles of its own`(number: Int) async throws {
    let double = try #require(InjectedValues.current.counting as? CounterDouble)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          await Task.yield()
          InjectedValues.current.counting.count()
        }
      }
    }
    #expect(double.calls.value == 8)
  }

  @Test(.injecting { $0.number = 1 }, .injecting { $0.number = $0.number + 1 })
  func `A later trait refines an earlier one`() {
    #expect(InjectedValues.current.number == 2)
  }

  @Test(.injecting(unused: .allowed) { $0.number = 1 }, .isolated)
  func `An isolated test starts afresh`() {
    #expect(InjectedValues.current.number == 0)
  }

  @Test func `An override does not ask for the value that it replaces`() async throws {
    let issues = try await record(.injecting { _ in }) {
      let name = withInjected(\.gateway, FakeGateway(name: "fake")) {
        InjectedValues.current.gateway.pay()
      }
      #expect(name == "fake")
    }
    #expect(issues == [])
  }

  @Test func `A value of a part of the program may be set before the app is bootstrapped`()
    async throws
  {
    let issues = try await record(.injecting { _ in }) {
      withInjected(\.number, 1) {}
      InjectedValues.bootstrap { $0.number = 2 }
      #expect(InjectedValues.current.number == 2)
    }
    #expect(issues == [])
  }

  @Test func `A key path into the value of an entry changes that part of it`() async throws {
    let issues = try await record(.injecting { _ in }) {
      #expect(withInjected(\.page.number, 2) { InjectedValues.current.page } == Page(number: 2))
    }
    #expect(issues == [])
  }

  @Test(
    .injecting(unused: .allowed) { $0.probe.calls.increment() },
    .injecting { $0.number = 1 })
  func `A default that a trait has asked for is the one of the test`() {
    #expect(InjectedValues.current.number == 1)
    #expect(InjectedValues.current.probe.calls.value == 1)
  }

  @Test func `A value that nothing asks for is on the record of the test`() async throws {
    let issues = try await record(.injecting { $0.number = 3 }) {}
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("Nothing has asked for 'number', which the test replaces.") == true)
  }

  @Test func `A value that may be unused is not on the record`() async throws {
    #expect(try await record(.injecting(unused: .allowed) { $0.number = 3 }) {} == [])
  }

  @Test func `A value that a test has to set is on its record, which has the one of previews`()
    async throws
  {
    let issues = try await record(.injecting { _ in }) {
      #expect(InjectedValues.current.gateway.pay() == "preview")
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("The ambient value 'gateway' must be overridden in tests.") == true)
  }

  @Test func `W28: what is asked for after a test is on its record, and gets the test's double`()
    async throws
  {
    let over = AsyncLatch()
    let double = CounterDouble()
    let record = Record()
    try await withKnownIssue {
      let trait = InjectingTrait.injecting { $0.counting = double }
      let test = try #require(Test.current)
      let late = Mutex<Task<Void, Never>?>(nil)
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        InjectedValues.current.counting.count()
        late.withLock { task in
          task = Task {
            await over.wait()
            InjectedValues.current.counting.count()
          }
        }
      }
      over.arrive()
      await late.withLock { $0 }?.value
    } matching: { issue in
      record.add(issue)
      return true
    }
    #expect(double.calls.value == 2)
    #expect(record.issues.count == 1)
    #expect(record.issues.first?.contains("'counting' was asked for after") == true)
  }

  @Test func `W28: what a detached task asks for after a test is on the record of the test`()
    async throws
  {
    let over = AsyncLatch()
    let record = Record()
    try await withKnownIssue {
      let late = Mutex<Task<Void, Never>?>(nil)
      let trait = InjectingTrait.injecting { $0.number = 4 }
      let test = try #require(Test.current)
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        #expect(InjectedValues.current.number == 4)
        let work = InjectedValues.current.escaping { #expect(InjectedValues.current.number == 4) }
        late.withLock { task in
          task = Task.detached {
            await over.wait()
            work()
          }
        }
      }
      over.arrive()
      await late.withLock { $0 }?.value
      _ = try await record.waitForIssues(1)
    } matching: { issue in
      record.add(issue)
      return true
    }
    #expect(record.issues.first?.contains("'number' was asked for after") == true)
  }

  @Test func `An app can be bootstrapped in each test, and what the test has set prevails`()
    async throws
  {
    let issues = try await record(.injecting { $0.number = 2 }) {
      InjectedValues.bootstrap {
        $0.number = 100
        $0.numberForTests = 101
      }
      #expect(InjectedValues.current.number == 2)
      #expect(InjectedValues.current.numberForTests == 101)
    }
    #expect(issues == [])
  }

  @Test func `An error of the closure is the error of the test, which does not run`() async throws {
    struct Failure: Error {}
    let ran = Counter()
    await #expect(throws: Failure.self) {
      let test = try #require(Test.current)
      try await InjectingTrait.injecting { _ in throw Failure() }.provideScope(
        for: test, testCase: Test.Case.current
      ) { ran.increment() }
    }
    #expect(ran.value == 0)
  }
}

/// Values of nested suites.
@Suite(.injecting { $0.number = 10 }) struct OuterSuiteTests {
  @Test func `A suite's values are those of its tests, which need not use them`() {}

  @Test(.injecting { $0.numberForTests = $0.number + 1 })
  func `A test refines the values of its suite`() {
    #expect(InjectedValues.current.numberForTests == 11)
  }

  @Suite(.injecting { $0.number += 5 }) struct Inner {
    @Injected(\.number) var number: Int

    @Test(arguments: [1, 2]) func `A nested suite refines the outer one`(_: Int) {
      #expect(number == 15)
    }

    @Test(.isolated) func `An isolated test does without both`() {
      #expect(number == 0)
    }
  }
}
