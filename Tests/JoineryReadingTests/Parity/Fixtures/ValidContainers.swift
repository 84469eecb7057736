import Joinery

extension ContainerCase {
  /// Containers whose graphs are valid.
  static let valid: [ContainerCase] = [
    ContainerCase("instances") {
      try Container("instances") {
        Instance(Config.production)
        Instance(7)
        Instance("text")
        Instance<any Clock>(SystemClock())
        Instance(Config.make(), qualifier: Audit.self)
        Instance(User(id: 1))
        Instance(["a", "b"])
        Instance(true)
        Instance(1.5)
      }
    },
    ContainerCase("a closure as a value") {
      try Container("a closure as a value") {
        Instance<@Sendable () -> Int> { 3 }
        Singleton { (number: @escaping @Sendable () -> Int) in User(id: number()) }
      }
    },
    ContainerCase("modules that are kept") {
      let clock = Singleton { SystemClock() }
      func again() -> Module { Module("clock") { clock } }
      return try Container("modules that are kept") {
        Modules.made
        Modules.made
        Modules.madeOnce
        Module("outer") { Modules.madeOnce }
        Module("other") {
          Modules.made
          clock
        }
        again()
        again()
      }
    },
    ContainerCase("a chain") {
      try Container("a chain") {
        Instance(Config())
        Singleton(Database.init(config:))
        Singleton<any Users>(SQLUsers.init(database:))
        Transient(Second.init(users:))
      }
    },
    ContainerCase("closures") {
      try Container("closures") {
        Singleton { Config() }
        Singleton { (config: Config) in Database(config: config) }
        Singleton(
          { (config: Config) throws in try Database.checked(config: config) }, qualifier: Audit.self
        )
        Singleton<any Users> { (database: Database) in
          let users = SQLUsers(database: database)
          return users
        }
        Transient { () -> SystemClock in SystemClock() }
      }
    },
    ContainerCase("functions") {
      try Container("functions") {
        Singleton(Config.make)
        Singleton(Database.open(config:))
        Weak(makeUsers(database:))
        Singleton(makeClock)
      }
    },
    ContainerCase("throwing functions") {
      try Container("throwing functions") {
        Instance(Config())
        Singleton(Database.checked)
      }
    },
    ContainerCase("memberwise initialisers") {
      try Container("memberwise initialisers") {
        Instance(3)
        Instance(Config())
        Singleton(Database.init)
        Singleton<any Clock>(SystemClock.init)
        Transient(Memberwise.init(database:clock:retries:))
      }
    },
    ContainerCase("nested and inherited") {
      try Container("nested and inherited") {
        Instance(Config())
        Singleton(Outer.Nested.init(config:))
        Singleton(Derived.init(config:))
        Singleton<any Clock>(SystemClock.init)
        Transient(A.init(clock:))
      }
    },
    ContainerCase("qualifiers") {
      try Container("qualifiers") {
        Instance(Config())
        Singleton(Database.init(config:))
        Singleton<any Users>(SQLUsers.init(database:), qualifier: Audit.self)
        Singleton<any Clock>(SystemClock.init, qualifier: Outer.Inner.self)
        Singleton(Auditor.init(users:maybe:))
      }
    },
    ContainerCase("lifted parameters") {
      try Container("lifted parameters") {
        Singleton(A.init(b:))
        Singleton(B.init(makeA:))
        Transient(C.init(a:users:))
        Contributions<any Users>()
      }
    },
    ContainerCase("providers") {
      try Container("providers") {
        Singleton(A.init(b:))
        Singleton(B.init(provider:))
      }
    },
    ContainerCase("contributions") {
      try Container("contributions") {
        Instance(Config())
        Singleton(Database.init(config:))
        Singleton<any Users>(SQLUsers.init(database:))
        Contribute<any Plugin>(First.init)
        Contribute(Singleton<any Plugin>(Second.init(users:)))
        Transient(Plugins.init(plugins:))
      }
    },
    ContainerCase("optional contributions") {
      try Container("optional contributions") {
        Transient(Plugins.init(optional:))
        Transient { (all: [any Users]?, one: (any Clock)?) in 1 as Int? }
      }
    },
    ContainerCase("lazy contributions") {
      try Container("lazy contributions") {
        Contribute<any Plugin> { () -> any Plugin in First() }
        Transient(Plugins.init(lazy:))
      }
    },
    ContainerCase("decorators") {
      try Container("decorators") {
        Instance(Config())
        Singleton(Database.init)
        Singleton<any Clock>(SystemClock.init)
        Singleton<any Users>(SQLUsers.init(database:))
        Decorate<any Users> { (base: any Users, clock: any Clock) in
          LoggedUsers(base: base, clock: clock)
        }
        Decorate<any Users> { base in base }
        Decorate<any Clock> { $0 }
        Decorate<any Users>(LoggedUsers.init(base:clock:))
      }
    },
    ContainerCase("qualified decorators") {
      try Container("qualified decorators") {
        Singleton<any Clock>(SystemClock.init, qualifier: Audit.self)
        Decorate<any Clock>({ (base: any Clock) in base }, qualifier: Audit.self)
      }
    },
    ContainerCase("overrides") {
      try Container("overrides") {
        Instance(Config())
        Singleton(Database.init)
        Singleton<any Users>(SQLUsers.init(database:))
        Override<any Users> { () in SQLUsers(database: Database(config: Config())) }
        Override(Instance(Config.production))
      }
    },
    ContainerCase("assisted functions") {
      try Container("assisted functions") {
        Instance(Config())
        Singleton(Database.init)
        Singleton<any Users>(SQLUsers.init(database:))
        Assisted(Int.self, make: Row.init(index:users:))
        Singleton(Table.init(makeRow:))
        Transient(Table.init(plain:), qualifier: Audit.self)
          .configured { (table: Table, clock: (any Clock)?) in }
        Assisted(
          String.self, Int.self,
          make: { (name: String, index: Int, users: any Users) in
            Row(index: index, users: users)
          })
      }
    },
    ContainerCase("assisted functions that suspend") {
      try Container("assisted functions that suspend") {
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Assisted(Int.self, make: Row.open(index:users:))
        Assisted(Int.self, main: { (index: Int, users: any Users) in Screen(users: users) })
      }
    },
    ContainerCase("assisted functions in closures") {
      try Container("assisted functions in closures") {
        Instance(Config())
        Assisted(String.self) { (name: String, config: Config) throws in
          try Database.checked(config: config)
        }
        Assisted(Int.self, Bool.self, String.self) { (a: Int, b: Bool, c: String) in [a] }
        Assisted { (config: Config) -> @Sendable (Double) -> Database in
          { _ in Database(config: config) }
        }
      }
    },
    ContainerCase("generic types") {
      try Container("generic types") {
        Instance(7)
        Instance(["a": 7])
        Instance((1, 7))
        Instance<Set<Int>>([1])
        Singleton(Box<Int>.init(values:pair:tag:))
        Singleton(Box<Box<Int>>.init(value:))
      }
    },
    ContainerCase("type aliases") {
      try Container("type aliases") {
        Instance(Config())
        Singleton(Database.init)
        Singleton<Repository>(SQLUsers.init(database:))
        Transient(Aliased.init(users:clock:))
      }
    },
    ContainerCase("the main actor") {
      try Container("the main actor") {
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Singleton(main: Screen.init(users:))
        Transient(main: Window.init(screen:))
        Transient(
          main: { (users: any Users) async in Window(screen: Screen(users: users)) },
          qualifier: Audit.self)
      }
    },
    ContainerCase("other actors") {
      try Container("other actors") {
        Instance(Config())
        Singleton(isolated: Store.init(config:))
        Singleton(isolated: { @Line (config: Config) in Database(config: config) })
      }
    },
    ContainerCase("scoped values") {
      try Container("scoped values") {
        Input<User>()
        Input<Config>(qualifier: Audit.self)
        Scoped(Cart.init(user:))
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Scoped(Checkout.init(cart:users:)).eager()
      }
    },
    ContainerCase("modules") {
      try Container("modules") {
        storage
        Modules.clocks
        plugins(name: "plug-ins")
        storage
        Transient(Second.init(users:))
      }
    },
    ContainerCase("later steps") {
      try Container("later steps") {
        Singleton { A() }
          .configured { (a: A, b: B) in }
          .eager()
          .onStop { _, _ in }
        Singleton(B.init(a:))
        Transient(C.init(b:)).configured { (c: C, a: A) throws in }
      }
    },
  ]
}

@globalActor actor Line {
  static let shared = Line()
}

let storage = Module("storage") {
  Instance(Config())
  Singleton(Database.init(config:))
  Singleton<any Users>(SQLUsers.init(database:))
  Modules.clocks
}

enum Modules {
  static let clocks = Module("clocks") { Singleton<any Clock>(SystemClock.init) }
  static let made = make()
  static var madeOnce: Module { made }

  static func make() -> Module { Module("made") { Instance(Config()) } }
}

func plugins(name: String) -> Module {
  Module("plug-ins") {
    Contribute<any Plugin>(First.init)
    Module { Contribute<any Plugin>(Second.init(users:)) }
  }
}
