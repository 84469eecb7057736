import Joinery
import JoineryAnalysis
import JoineryTesting
import Synchronization
import Testing

/// The samples of the pages about containers, servers, modules of libraries and isolation, compiled and run.
@Suite(.timeLimit(.minutes(10))) struct ContainerSamples {
  @Test func `the container of a server runs until it is cancelled`() async throws {
    let journal = Journal()
    let work = Task {
      // Who waits for the start hears of one that has failed, too.
      defer { journal.end() }
      try await Journal.$current.withValue(journal) {
        let container = try Container("worker") {
          Instance(WorkerConfiguration(queue: "mail"))
          Instance(journal)
          Singleton(Connection.open(configuration:))
          Singleton(Worker.init(connection:journal:)).eager()
        }
        try await container.run(startTimeout: .seconds(10), stopTimeout: .seconds(30))
      }
    }
    await journal.started()
    work.cancel()
    try await work.value
    #expect(journal.lines == ["start mail", "stop mail"])
  }

  @Test func `the service of a group runs a container`() async throws {
    let journal = Journal()
    let container = try Container {
      Instance(WorkerConfiguration(queue: "logs"))
      Instance(journal)
      Singleton(Connection.open(configuration:))
      Singleton(Worker.init(connection:journal:)).eager()
    }
    let service: any Service = ContainerService(container: container)
    let work = Task {
      defer { journal.end() }
      try await service.run()
    }
    await journal.started()
    work.cancel()
    try await work.value
    #expect(journal.lines.last == "stop logs")
  }

  @Test func `a job has a scope of its own`() async throws {
    let journal = Journal()
    let container = try Container {
      Instance(journal)
      Module.job
    }
    for number in 1...2 {
      let job = Job(number: number)
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      try await container.withScope("job", { Instance(job) }) { scope in
        try await scope.get(JobHandler.self).handle()
      }
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      try await container.withScope("job", { Instance(job) }) { scope in
        try await scope.get(JobWorker.self).run()
      }
    }
    #expect(journal.lines == ["handle 1", "run 1", "handle 2", "run 2"])
  }

  @Test func `the module of a library is complete`() throws {
    let settings = MailSettings(sender: "app")
    expectValid(MailKit.module(settings: settings))
    let container = try Container {
      Contribute<any MailFilter> { NoSpam() }
      MailKit.module(settings: settings)
    }
    #expect(container.resolve(Outbox.self).filters.count == 1)
  }

  @Test func `what belongs to the main actor is made there`() async throws {
    let container = try Container("player") {
      Singleton(Library.init)
      Singleton(main: Screen.init(library:))
      Singleton { () async throws in try await Catalogue.open() }
    }
    try await container.start()
    let catalogue: Catalogue = container.resolve()
    let screen = try await container.get(Screen.self)
    #expect(catalogue.titles == ["a"])
    #expect(screen.library === container.resolve(Library.self))
    try await container.stop()
  }

  @Test func `a plain function in the place of a lazy value closes a cycle`() throws {
    let container = try Container {
      Singleton(Cart.init(pricing:))
      Singleton { (cart: Lazy<Cart>) in Pricing(cart: { cart.value }) }
    }
    let cart: Cart = container.resolve()
    #expect(cart.pricing.cart() === cart)
  }

  @Test func `a step after the initialiser closes a cycle`() throws {
    let container = try Container {
      Singleton(Player.init).configured { (player: Player, queue: Queue) in player.use(queue) }
      Singleton(Queue.init(player:))
    }
    let queue: Queue = container.resolve()
    #expect(queue.player.queue === queue)
  }

  @Test func `a factory of the main actor closes a cycle, and a step may run there`() async throws {
    let container = try Container {
      Singleton(Library.init)
      Singleton(main: Editor.init).configured { (editor: Editor, library: Library) in
        MainActor.assumeIsolated { editor.library = library }
      }
      Singleton(main: { (editor: Editor) in
        let panel = Panel(editor: editor)
        editor.panel = panel
        return panel
      })
    }
    let panel = try await container.get(Panel.self)
    let library: Library = container.resolve()
    await MainActor.run {
      #expect(panel.editor.panel === panel)
      #expect(panel.editor.library === library)
    }
  }

  @Test func `a graph is data`() throws {
    let container = try Container { Instance(1) }
    let graph = container.description
    for issue in graph.issues() { print(issue.headline) }
    #expect(graph.issues().isEmpty)
    #expect("\(graph)" == graph.text)
  }
}

// MARK: - The samples

private struct ContainerService: Service {
  let container: Container
  func run() async throws { try await container.run(startTimeout: .seconds(10)) }
}

private enum MailKit {
  static func module(settings: MailSettings) -> Module {
    Module("MailKit") {
      Instance(settings)
      Singleton<any MailSending>(SMTPMailer.init(settings:))
      Contributions<any MailFilter>()
      Singleton(Outbox.init(sender:filters:))
    }
  }
}

// MARK: - Fixtures

extension Module {
  fileprivate static var job: Module {
    Module("jobs") {
      Input<Job>()
      Scoped(JobHandler.init(job:journal:))
      Scoped(JobWorker.init(job:journal:))
    }
  }
}

/// What happened, and a gate that opens with the first line.
private final class Journal: Sendable {
  @TaskLocal static var current: Journal?

  private let state = Mutex<[String]>([])
  private let gate = AsyncStream<Void>.makeStream()

  var lines: [String] { state.withLock(\.self) }

  func write(_ line: String) {
    state.withLock { $0.append(line) }
    gate.continuation.yield()
  }

  func end() { gate.continuation.finish() }

  func started() async {
    var iterator = gate.stream.makeAsyncIterator()
    _ = await iterator.next()
  }
}

private final class Cart: Sendable {
  let pricing: Pricing
  init(pricing: Pricing) { self.pricing = pricing }
}

private final class Pricing: Sendable {
  let cart: @Sendable () -> Cart
  init(cart: @escaping @Sendable () -> Cart) { self.cart = cart }
}

private struct WorkerConfiguration: Sendable {
  let queue: String
}

private final class Connection: Sendable {
  let queue: String

  private init(queue: String) { self.queue = queue }

  static func open(configuration: WorkerConfiguration) async throws -> Connection {
    Connection(queue: configuration.queue)
  }
}

private final class Worker: Sendable, Startable, Stoppable {
  private let connection: Connection
  private let journal: Journal

  init(connection: Connection, journal: Journal) {
    self.connection = connection
    self.journal = journal
  }

  func start() async { journal.write("start \(connection.queue)") }
  func stop() async { journal.write("stop \(connection.queue)") }
}

private protocol Service: Sendable {
  func run() async throws
}

private struct Job: Sendable {
  let number: Int
}

private final class JobHandler: Sendable {
  private let job: Job
  private let journal: Journal

  init(job: Job, journal: Journal) {
    self.job = job
    self.journal = journal
  }

  func handle() { journal.write("handle \(job.number)") }
}

private final class JobWorker: Sendable {
  private let job: Job
  private let journal: Journal

  init(job: Job, journal: Journal) {
    self.job = job
    self.journal = journal
  }

  func run() { journal.write("run \(job.number)") }
}

private struct MailSettings: Sendable {
  let sender: String
}

private protocol MailSending: Sendable {}
private struct SMTPMailer: MailSending { init(settings: MailSettings) {} }
private protocol MailFilter: Sendable {}
private struct NoSpam: MailFilter {}

private final class Outbox: Sendable {
  let filters: [any MailFilter]
  init(sender: any MailSending, filters: [any MailFilter]) { self.filters = filters }
}

private final class Player: Sendable {
  private let next = Mutex<Queue?>(nil)

  var queue: Queue? { next.withLock(\.self) }

  func use(_ queue: Queue) { next.withLock { $0 = queue } }
}

private final class Queue: Sendable {
  let player: Player
  init(player: Player) { self.player = player }
}

@MainActor private final class Editor {
  weak var panel: Panel?
  var library: Library?
}

@MainActor private final class Panel {
  let editor: Editor
  init(editor: Editor) { self.editor = editor }
}

private final class Library: Sendable {}

@MainActor private final class Screen {
  let library: Library
  init(library: Library) { self.library = library }
}

private final class Catalogue: Sendable {
  let titles: [String]
  private init(titles: [String]) { self.titles = titles }
  static func open() async throws -> Catalogue { Catalogue(titles: ["a"]) }
}
