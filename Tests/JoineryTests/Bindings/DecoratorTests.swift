import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Values that are wrapped.
@Suite struct DecoratorTests {
  @Test func `U09: decorators apply in their order, before or after what they wrap`() throws {
    let container = try Container {
      Decorate<any Log> { (base: any Log) in Wrapper("first", base) }
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log) in Wrapper("second", base) }
    }
    #expect(container.resolve((any Log).self).name == "second(first(core))")
  }

  @Test func `U09: a qualified binding is decorated by its qualifier`() throws {
    let container = try Container {
      Singleton<any Log> { Core("plain") }
      Singleton<any Log>({ Core("audit") }, qualifier: Audit.self)
      Decorate<any Log> { (base: any Log) in Wrapper("p", base) }
      Decorate<any Log>(
        { (base: any Log, suffix: String) in Wrapper("a\(suffix)", base) }, qualifier: Audit.self)
      Instance("!")
    }
    #expect(container.resolve((any Log).self).name == "p(plain)")
    #expect(container.resolve((any Log).self, qualifier: Audit.self).name == "a!(audit)")
  }

  @Test func `U09: each element of a collection is decorated`() throws {
    let container = try Container {
      Contribute<any Log> { Core("1") }
      Decorate<any Log> { (base: any Log) in Wrapper("d", base) }
      Contribute(Singleton<any Log> { Core("2") })
      Singleton<any Log> { Core("single") }
    }
    #expect(container.resolve([any Log].self).map(\.name) == ["d(1)", "d(2)"])
    #expect(container.resolve((any Log).self).name == "d(single)")
  }

  @Test(arguments: Kind.allCases)
  func `U10: what a decorator returns lives as long as what it wraps`(kind: Kind) throws {
    let wraps = Counter()
    let scope = try Container {
      kind.logBinding
      Decorate<any Log> { (base: any Log) in
        wraps.increment()
        return Wrapper("d", base)
      }
    }
    .scope()
    let first = scope.resolve((any Log).self)
    let second = scope.resolve((any Log).self)
    #expect(first.name == "d(core)")
    #expect((first as AnyObject === second as AnyObject) == kind.isShared)
    #expect(wraps.value == (kind.isShared ? 1 : 2))
  }

  @Test func `U10: a decorated weak value goes when nobody holds it`() throws {
    let wraps = Counter()
    let container = try Container {
      Weak<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log) in
        wraps.increment()
        return Wrapper("d", base)
      }
    }
    _ = container.resolve((any Log).self)
    _ = container.resolve((any Log).self)
    #expect(wraps.value == 2)
  }

  @Test func `U11: a decorator may look at what it wraps, and leave it as it is`() throws {
    let container = try Container {
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log) in base is Core ? Wrapper("first", base) : base }
      Decorate<any Log> { (base: any Log) in base is Wrapper ? base : Wrapper("second", base) }
    }
    #expect(container.resolve((any Log).self).name == "first(core)")
  }

  @Test func `an instance can be decorated`() throws {
    let instance = Core("mine")
    let container = try Container {
      Instance<any Log>(instance)
      Decorate<any Log> { (base: any Log) in Wrapper("d", base) }
    }
    let log = container.resolve((any Log).self)
    #expect((log as? Wrapper)?.base as? Core === instance)
  }

  @Test func `a function can be decorated, in both its forms`() throws {
    let container = try Container {
      Assisted(Int.self) { (number: Int) in "\(number)" }
      Decorate<@Sendable (Int) -> String> { (base: @escaping @Sendable (Int) -> String) in
        { "<\(base($0))>" }
      }
    }
    #expect(container.resolve((@Sendable (Int) -> String).self)(1) == "<1>")
    #expect(container.resolve(((Int) -> String).self)(2) == "<2>")
  }

  @Test func `a decorator has dependencies, which may be lifted`() throws {
    let container = try Container {
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log, number: Int?, texts: [String], lazy: Lazy<Double>) in
        Wrapper("\(number ?? -1) \(texts) \(lazy.value)", base)
      }
      Contribute { "a" }
      Instance(0.5)
    }
    #expect(container.resolve((any Log).self).name == "-1 [\"a\"] 0.5(core)")
  }

  @Test func `L12: a decorator of nothing is an error`() throws {
    let error = try rejection {
      Decorate<any Log> { (base: any Log) in Wrapper("d", base) }
      Singleton<any Log>({ Core("audit") }, qualifier: Audit.self)
    }
    #expect(error.ids == [.decoratorOfNothing])
    #expect(error.issues.first?.nearMisses.map(\.reason) == [.otherQualifier])
  }

  @Test func `U11: a decorator that needs what needs it is a cycle`() throws {
    let error = try rejection {
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log, service: Service) in Wrapper("d", base) }
      Singleton(Service.init(log:))
    }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `a decorator in a scope wraps the scope's value, and the container's stays`() throws {
    let container = try Container {
      Transient<any Log> { Core("core") }
      Singleton(Service.init(log:))
    }
    let scope = try container.scope {
      Decorate<any Log> { (base: any Log) in Wrapper("scope", base) }
    }
    #expect(scope.resolve((any Log).self).name == "scope(core)")
    #expect(container.resolve((any Log).self).name == "core")
    #expect(scope.resolve(Service.self).log.name == "core")
  }

  @Test func `a scope's decorator of a singleton wraps the container's object`() throws {
    let container = try Container { Singleton<any Log> { Core("core") } }
    let scope = try container.scope {
      Decorate<any Log> { (base: any Log) in Wrapper("scope", base) }
    }
    let wrapped = scope.resolve((any Log).self)
    #expect(wrapped.name == "scope(core)")
    #expect((wrapped as? Wrapper)?.base as? Core === container.resolve((any Log).self) as? Core)
    #expect(scope.resolve((any Log).self) as? Wrapper === wrapped as? Wrapper)
  }

  @Test func `overriding can decorate, and the base stays as it is`() throws {
    let container = try Container {
      Singleton<any Log> { Core("core") }
      Singleton(Service.init(log:))
    }
    let derived = try container.overriding {
      Decorate<any Log> { (base: any Log) in Wrapper("d", base) }
    }
    #expect(derived.resolve(Service.self).log.name == "d(core)")
    #expect(container.resolve(Service.self).log.name == "core")
  }

  @Test func `what is overridden is decorated as well`() throws {
    let container = try Container {
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log) in Wrapper("d", base) }
      Override(Instance<any Log>(Core("fake")))
    }
    #expect(container.resolve((any Log).self).name == "d(fake)")
    let derived = try container.overriding { Instance<any Log>(Core("faker")) }
    #expect(derived.resolve((any Log).self).name == "d(faker)")
  }

  @Test func `the description has decorators without what they wrap among the edges`() throws {
    let container = try Container {
      Singleton<any Log> { Core("core") }
      Decorate<any Log> { (base: any Log, text: String) in Wrapper(text, base) }
      Instance("a")
    }
    let node = container.description.nodes[1]
    #expect(node.role == .decorator)
    #expect(node.edges.map(\.key.type) == ["Swift.String"])
    #expect(node.edges.map(\.position) == [1])
  }
}

// MARK: - Fixtures

private enum Audit {}
private protocol Log: Sendable { var name: String { get } }

private final class Core: Log {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Wrapper: Log {
  let label: String
  let base: any Log
  var name: String { "\(label)(\(base.name))" }

  init(_ label: String, _ base: any Log) {
    self.label = label
    self.base = base
  }
}

private final class Service: Sendable {
  let log: any Log
  init(log: any Log) { self.log = log }
}

extension Kind {
  @BindingBuilder fileprivate var logBinding: BindingList {
    switch self {
    case .instance: Instance<any Log>(Core("core"))
    case .singleton: Singleton<any Log> { Core("core") }
    case .transient: Transient<any Log> { Core("core") }
    case .scoped: Scoped<any Log> { Core("core") }
    case .weak: Weak<any Log> { Core("core") }
    }
  }
}
