import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Steps after the initialiser, which take the place of property and method injection.
@Suite struct StepTests {
  @Test(arguments: StepKind.allCases)
  func `T02: a step fills a property, for each lifetime and qualifier`(kind: StepKind) throws {
    let scope = try Container {
      Instance("dependency")
      kind.binding { (object: Form, text: String) in object.note(text) }
    }
    .scope()
    let form = kind.isQualified ? try scope.get(Form.self, qualifier: Main.self) : try scope.get()
    #expect(form.notes == ["dependency"])
    let again = kind.isQualified ? try scope.get(Form.self, qualifier: Main.self) : try scope.get()
    #expect((form === again) == kind.isShared)
    #expect(again.notes == ["dependency"])
  }

  @Test func `T03: a step that takes several dependencies gets all of them`() throws {
    let container = try Container {
      Instance("a")
      Instance(1)
      Instance(2.5)
      Instance(true)
      Singleton(Form.init).configured {
        (form: Form, text: String, number: Int, real: Double, flag: Bool) in
        form.note("\(text) \(number) \(real) \(flag)")
      }
    }
    #expect(container.resolve(Form.self).notes == ["a 1 2.5 true"])
  }

  @Test func `T10: a step without dependencies is run`() throws {
    let container = try Container {
      Singleton(Form.init).configured { (form: Form) in form.note("run") }
      Transient(Other.init).configured { (other: Other) in other.form.note("run") }
    }
    #expect(container.resolve(Form.self).notes == ["run"])
    #expect(container.resolve(Other.self).form.notes == ["run"])
  }

  @Test func `T12: a method that returns something is called in a step`() throws {
    let container = try Container {
      Instance("a")
      Singleton(Form.init).configured { (form: Form, text: String) in _ = form.count(text) }
    }
    #expect(container.resolve(Form.self).notes == ["a"])
  }

  @Test func `T16: the initialiser comes first, then the steps in their order`() throws {
    let container = try Container {
      Instance("p")
      Instance(1)
      Singleton { Form.noted("init") }
        .configured { (form: Form, text: String) in form.note("property \(text)") }
        .configured { (form: Form, number: Int) in form.note("method \(number)") }
        .configured { (form: Form) in form.note("last") }
    }
    #expect(
      container.resolve(Form.self).notes == ["init", "property p", "method 1", "last"])
  }

  @Test func `T14, T15: a supertype's step runs on a subtype's object`() throws {
    let supertypeStep = { @Sendable (form: Form, text: String) in form.note("super \(text)") }
    let container = try Container {
      Instance("p")
      Singleton(SpecialForm.init)
        .configured { (form: SpecialForm, text: String) in supertypeStep(form, text) }
        .configured { (form: SpecialForm, text: String) in form.note("sub \(text)") }
    }
    #expect(container.resolve(SpecialForm.self).notes == ["super p", "sub p"])
  }

  @Test func `T19: a step calls the method that the subtype overrides, once`() throws {
    let container = try Container {
      Singleton<Form>(SpecialForm.init).configured { (form: Form) in form.setUp() }
    }
    #expect(container.resolve(Form.self).notes == ["special set-up"])
  }

  @Test func `T06: back-handles and qualified values are injected by a step`() throws {
    let container = try Container {
      Instance("plain")
      Instance("main", qualifier: Main.self)
      Contribute { 1 }
      Singleton(Form.init).configured {
        (
          form: Form, lazy: Lazy<String>, provider: Provider<Qualified<String, Main>>,
          absent: Double?, numbers: [Int]
        ) in
        form.note("\(lazy.value) \(provider().value) \(absent == nil) \(numbers)")
      }
    }
    #expect(container.resolve(Form.self).notes == ["plain main true [1]"])
  }

  @Test func `a step of an existential has the object as it is bound`() throws {
    let container = try Container {
      Instance("a")
      Singleton<any Noting> { Form() }.configured { (noting: any Noting, text: String) in
        noting.note(text)
      }
    }
    #expect((container.resolve((any Noting).self) as? Form)?.notes == ["a"])
  }

  @Test func `a missing dependency of a step is reported`() throws {
    let error = try rejection {
      Singleton(Form.init).configured { (_: Form, _: String) in }
      Transient(Other.init).configured { (_: Other, _: Int) in }
    }
    #expect(error.ids == [.missingBinding, .missingBinding])
  }

  @Test func `a scoped value in a singleton's step is a captive`() throws {
    let error = try rejection {
      Scoped(Other.init)
      Singleton(Form.init).configured { (_: Form, _: Other) in }
    }
    #expect(error.ids == [.captiveDependency])
  }

  @Test func `a transient can't close a cycle with a step`() throws {
    let error = try rejection {
      Transient(Form.init).configured { (_: Form, _: Other) in }
      Transient { (form: Form) in Other() }
    }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `an override replaces the steps with the binding`() throws {
    let container = try Container {
      Singleton(Form.init).configured { (form: Form) in form.note("real") }
    }
    let derived = try container.overriding { Singleton(Form.init) }
    #expect(derived.resolve(Form.self).notes == [])
    let other = try container.overriding {
      Singleton(Form.init).configured { (form: Form) in form.note("fake") }
    }
    #expect(other.resolve(Form.self).notes == ["fake"])
  }

  @Test func `a contribution may have a step`() throws {
    let container = try Container {
      Contribute(Transient(Form.init).configured { (form: Form) in form.note("element") })
    }
    #expect(container.resolve([Form].self).map(\.notes) == [["element"]])
  }

  @Test func `a decorator sees the object after its steps`() throws {
    let container = try Container {
      Singleton(Form.init).configured { (form: Form) in form.note("step") }
      Decorate<Form> { (form: Form) in
        form.note("decorated after \(form.notes)")
        return form
      }
    }
    #expect(container.resolve(Form.self).notes == ["step", "decorated after [\"step\"]"])
  }

  @Test func `the description has a step's edges after the factory's`() throws {
    let container = try Container {
      Instance("a")
      Instance(1)
      Singleton { (text: String) in Form.noted(text) }.configured { (_: Form, _: Int) in }
      Transient { (text: String) in Other() }.configured { (_: Other, _: Int) in }
    }
    let nodes = container.description.nodes
    #expect(nodes[2].edges.map(\.position) == [0, nil])
    #expect(nodes[2].edges.map(\.isDeferred) == [false, true])
    #expect(nodes[3].edges.map(\.isDeferred) == [false, false])
  }
}

// MARK: - Fixtures

private enum Main {}
private protocol Noting: Sendable { func note(_ text: String) }

private class Form: Noting, @unchecked Sendable {
  // `@unchecked`: the only stored property is a lock.
  private let texts = Mutex<[String]>([])

  required init() {}

  static func noted(_ text: String) -> Form {
    let form = Form()
    form.note(text)
    return form
  }

  var notes: [String] { texts.withLock { $0 } }
  func note(_ text: String) { texts.withLock { $0.append(text) } }
  func setUp() { note("set-up") }

  func count(_ text: String) -> Int {
    note(text)
    return notes.count
  }
}

private final class SpecialForm: Form, @unchecked Sendable {
  // `@unchecked`: as its superclass.
  override func setUp() { note("special set-up") }
}

private final class Other: Sendable {
  let form = Form()
}

enum StepKind: CaseIterable {
  case singleton, transient, scoped, weak, qualifiedSingleton, qualifiedTransient, qualifiedScoped,
    qualifiedWeak

  var isShared: Bool { self != .transient && self != .qualifiedTransient }

  var isQualified: Bool {
    switch self {
    case .singleton, .transient, .scoped, .weak: false
    case .qualifiedSingleton, .qualifiedTransient, .qualifiedScoped, .qualifiedWeak: true
    }
  }

  @BindingBuilder fileprivate func binding(
    _ step: @escaping @Sendable (Form, String) -> Void
  ) -> BindingList {
    switch self {
    case .singleton: Singleton { Form() }.configured(step)
    case .transient: Transient { Form() }.configured(step)
    case .scoped: Scoped { Form() }.configured(step)
    case .weak: Weak { Form() }.configured(step)
    case .qualifiedSingleton: Singleton({ Form() }, qualifier: Main.self).configured(step)
    case .qualifiedTransient: Transient({ Form() }, qualifier: Main.self).configured(step)
    case .qualifiedScoped: Scoped({ Form() }, qualifier: Main.self).configured(step)
    case .qualifiedWeak: Weak({ Form() }, qualifier: Main.self).configured(step)
    }
  }
}
