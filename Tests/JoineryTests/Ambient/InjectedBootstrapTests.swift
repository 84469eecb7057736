import Joinery
import Testing

/// `InjectedValues.bootstrap`, in values that belong to a test.
@Suite(.timeLimit(.minutes(10))) struct InjectedBootstrapTests {
  @Test func `what is set is there for all code`() {
    inRoot {
      InjectedValues.bootstrap {
        $0.tempo = "of the app"
        $0.gateway = NamedTrail(name: "gate")
      }
      #expect(InjectedValues.current.tempo == "of the app")
      #expect(InjectedValues.current.gateway.follow("1") == "gate 1")
      #expect(InjectedValues.current.palette == nil)
      withInjected(\.tempo, "of a scope") {
        #expect(InjectedValues.current.tempo == "of a scope")
        #expect(InjectedValues.current.gateway.follow("1") == "gate 1")
      }
    }
  }

  @Test func `the last one of several values of an entry is there`() {
    inRoot {
      InjectedValues.bootstrap {
        $0.tempo = "first"
        $0.tempo = "second"
      }
      #expect(InjectedValues.current.tempo == "second")
    }
  }

  @Test func `what a test has set itself prevails`() {
    inRoot {
      withInjected(\.tempo, "of the test") {
        InjectedValues.bootstrap { $0.tempo = "of the app" }
        #expect(InjectedValues.current.tempo == "of the test")
      }
      #expect(InjectedValues.current.tempo == "of the app")
    }
  }

  @Test func `values that were set in a scope may be read before`() {
    inRoot {
      withInjected(\.tempo, "of a scope") { #expect(InjectedValues.current.tempo == "of a scope") }
      InjectedValues.bootstrap { $0.tempo = "of the app" }
      #expect(InjectedValues.current.tempo == "of the app")
    }
  }

  @Test func `what is set already is read from the parameter`() {
    inRoot {
      InjectedValues.bootstrap {
        $0.palette = Palette(name: "dark")
        $0.palette?.name += "er"
        $0.tempo = "with \($0.palette?.name ?? "none")"
      }
      #expect(InjectedValues.current.tempo == "with darker")
    }
  }

  @Test func `an error sets nothing, and the values can be set again`() {
    inRoot {
      #expect(throws: Refusal.self) {
        try InjectedValues.bootstrap { (values: inout InjectedValues) throws(Refusal) in
          values.tempo = "half"
          throw Refusal()
        }
      }
      InjectedValues.bootstrap { $0.palette = Palette() }
      #expect(InjectedValues.current.tempo == "live")
      #expect(InjectedValues.current.palette != nil)
    }
  }

  @Test func `the context of a test prevails`() {
    inRoot(context: .test) {
      InjectedValues.bootstrap(context: .preview) { _ in }
      #expect(InjectedValues.current.tempo == "test")
    }
  }

  @Test func `a container is set with the other values`() throws {
    let container = try Container("app") { Singleton(Notebook.init) }
    inRoot {
      InjectedValues.bootstrap { $0.container = container }
      #expect(Holder().notebook === container.resolve(Notebook.self))
    }
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}

private struct Holder {
  @Injected var notebook: Notebook
}
