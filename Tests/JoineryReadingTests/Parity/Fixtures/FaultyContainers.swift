import Joinery

extension ContainerCase {
  /// Containers whose graphs are wrong.
  static let faulty: [ContainerCase] = [
    ContainerCase("a missing binding") {
      try Container("a missing binding") {
        Singleton(Database.init(config:))
      }
    },
    ContainerCase("missing behind a chain") {
      try Container("missing behind a chain") {
        Singleton(Database.init(config:))
        Singleton<any Users>(SQLUsers.init(database:))
        Transient(Second.init(users:))
      }
    },
    ContainerCase("names that the runtime writes in its own way") {
      try Container("names that the runtime writes in its own way") {
        Transient(Unusual.init(pack:protocolType:conformingType:list:both:))
      }
    },
    ContainerCase("several missing") {
      try Container("several missing") {
        Singleton<any Users>(SQLUsers.init(database:clock:))
        Transient(Memberwise.init(database:clock:retries:))
      }
    },
    ContainerCase("the concrete type instead of the protocol") {
      try Container("the concrete type instead of the protocol") {
        Instance(Config())
        Singleton(Database.init(config:))
        Singleton(SQLUsers.init(database:))
        Transient(Second.init(users:))
      }
    },
    ContainerCase("a concrete type of another name") {
      try Container("a concrete type of another name") {
        Singleton { Archive() }
        Singleton { UsersReport() }
        Transient(Second.init(users:))
      }
    },
    ContainerCase("an override of the concrete type") {
      try Container("an override of the concrete type") {
        Singleton<any Users> { Archive() }
        Singleton<any Clock>(SystemClock.init)
        Override(Instance(Archive()))
      }
    },
    ContainerCase("another qualifier") {
      try Container("another qualifier") {
        Singleton<any Users>(
          { SQLUsers(database: Database(config: Config())) }, qualifier: Audit.self)
        Transient(Second.init(users:))
      }
    },
    ContainerCase("a cycle of one") {
      try Container("a cycle of one") { Singleton(A.init(a:)) }
    },
    ContainerCase("a cycle of two") {
      try Container("a cycle of two") {
        Singleton(A.init(b:))
        Singleton(B.init(a:))
      }
    },
    ContainerCase("a cycle of three and a root") {
      try Container("a cycle of three and a root") {
        Singleton(A.init(b:))
        Transient(B.init(c:))
        Weak(C.init(a:))
        Singleton { (a: A) in SystemClock() }
      }
    },
    ContainerCase("a duplicate") {
      try Container("a duplicate") {
        Instance(Config())
        Singleton(Config.make)
        Singleton { Config() }
      }
    },
    ContainerCase("a duplicate in modules") {
      try Container("a duplicate in modules") {
        storage
        Module("other") { Instance(Config()) }
      }
    },
    ContainerCase("a captive") {
      try Container("a captive") {
        Input<User>()
        Scoped(Cart.init(user:))
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Singleton(Checkout.init(cart:users:))
      }
    },
    ContainerCase("an override of nothing") {
      try Container("an override of nothing") {
        Override<any Users> { SQLUsers(database: Database(config: Config())) }
      }
    },
    ContainerCase("a decorator of nothing") {
      try Container("a decorator of nothing") {
        Decorate<any Users> { (base: any Users) in base }
      }
    },
    ContainerCase("an empty collection") {
      try Container("an empty collection") {
        Transient(Plugins.init(plugins:))
      }
    },
    ContainerCase("the main actor from elsewhere") {
      try Container("the main actor from elsewhere") {
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Singleton(main: Screen.init(users:))
        Transient(NeedsScreen.init(screen:))
      }
    },
    ContainerCase("a transient that has to be awaited") {
      try Container("a transient that has to be awaited") {
        Instance(Config())
        Transient(isolated: Store.init(config:))
        Singleton(NeedsStore.init(store:))
      }
    },
    ContainerCase("a missing assisted function") {
      try Container("a missing assisted function") {
        Singleton(Table.init(makeRow:))
      }
    },
    ContainerCase("a missing dependency of an assisted function") {
      try Container("a missing dependency of an assisted function") {
        Assisted(Int.self, make: Row.init(index:users:))
        Singleton(Table.init(makeRow:))
      }
    },
    ContainerCase("a function of what is bound") {
      try Container("a function of what is bound") {
        Transient { Config() }
        Singleton(Maker.init(make:))
      }
    },
    ContainerCase("a function of other arguments") {
      try Container("a function of other arguments") {
        Singleton<any Users> { Archive() }
        Assisted(String.self) { (_: String, users: any Users) in Row(index: 0, users: users) }
        Singleton(Table.init(makeRow:))
      }
    },
    ContainerCase("a value that may be an argument") {
      try Container("a value that may be an argument") {
        Singleton<any Users> { Archive() }
        Transient(Row.init(index:users:))
      }
    },
    ContainerCase("what scopes may supply") {
      try Container("what scopes may supply") {
        Scoped(Cart.init(user:))
        Singleton { (config: Config) in Database(config: config) }
      }
    },
    ContainerCase("several kinds at once") {
      try Container("several kinds at once") {
        Singleton(A.init(b:))
        Singleton(B.init(a:))
        Instance(Config())
        Instance(Config())
        Override<any Clock>(SystemClock.init)
        Transient(Second.init(users:))
      }
    },
    ContainerCase("an input that is declared twice") {
      try Container("an input that is declared twice") {
        Input<User>()
        Scoped(Cart.init(user:))
        Module("other") { Input<User>() }
      }
    },
    ContainerCase("a binding of nothing") {
      try Container("a binding of nothing") {
        Transient<Void> { (config: Config) in }
        Instance(Config())
      }
    },
    ContainerCase("a factory that asks for the container") {
      try Container("a factory that asks for the container") {
        Transient { (container: Container) in SystemClock() }
      }
    },
    ContainerCase("a scope without its input") {
      let base = try Container("base") {
        Input<User>()
        Scoped(Cart.init(user:))
      }
      return try base.scope("a scope without its input")
    },
    ContainerCase("a scope with a cycle of its own") {
      let base = try Container("outer") { Instance(Config()) }
      return try base.scope("a scope with a cycle of its own") {
        Scoped(A.init(b:))
        Scoped(B.init(a:))
      }
    },
    ContainerCase("values that are held weakly") {
      try Container("values that are held weakly") {
        Weak { Config() }
        Weak({ "text" }, qualifier: Audit.self)
        Contribute(Weak { User(id: 1) })
        Weak<any Clock>(SystemClock.init)
      }
    },
    ContainerCase("modules that are made twice") {
      try Container("modules that are made twice") {
        MadeAnew.config()
        MadeAnew.config()
        MadeAnew.clock
        Module("outer") { MadeAnew.clock }
        MadeAnew.list()
        MadeAnew.list()
        MadeAnew.number(1)
        MadeAnew.number(2)
      }
    },
    ContainerCase("a function within a function that is called twice") {
      func clock() -> Module {
        let clock = Singleton { SystemClock() }
        return Module("clock") {
          clock
          clock
        }
      }
      return try Container("a function within a function that is called twice") {
        clock()
        clock()
      }
    },
  ]

  /// Containers that are derived and valid.
  static let derived: [ContainerCase] = [
    ContainerCase("a session") {
      let base = try Container("the app of the session") {
        Input<User>()
        Scoped(Cart.init(user:))
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
      }
      return try base.scope("a session") {
        Instance(User(id: 1))
        Transient(Checkout.init(cart:users:))
      }
    },
    ContainerCase("a collection that is replaced") {
      try Container("a collection that is replaced") {
        Transient(Plugins.init(plugins:))
        Override(Instance<[any Plugin]>([]))
        Contributions<any Plugin>()
        Contributions<any Plugin>(qualifier: Audit.self)
        Transient { (plugins: Qualified<[any Plugin], Audit>) in SystemClock() }
      }
    },
    ContainerCase("a collection that is replaced in a scope") {
      let base = try Container("the app of the collection") {
        Contributions<any Plugin>()
        Transient(Plugins.init(plugins:))
        Singleton { (plugins: [any Plugin]?) in SystemClock() }
      }
      return try base.scope("a collection that is replaced in a scope") {
        Override(Instance<[any Plugin]>([]))
      }
    },
    ContainerCase("bindings that are reached twice") {
      let clock = Contribute<any Clock>(SystemClock.init)
      let decorator = Decorate<any Clock> { (base: any Clock) in base }
      return try Container("bindings that are reached twice") {
        clock
        clock
        decorator
        Module("twice") {
          clock
          decorator
        }
      }
    },
  ]
}

/// Modules and lists of which each reading makes another one.
enum MadeAnew {
  static func config() -> Module { Module("config") { Instance(Config()) } }

  static var clock: Module {
    Module("clock") { Singleton<any Clock>(SystemClock.init) }
  }

  @BindingBuilder static func list() -> BindingList { Instance(true) }

  static func number(_ number: Int) -> Module { Module { Instance(number) } }
}
