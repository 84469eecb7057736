#if Macros
/// Makes a final class the composition root of its members.
///
/// The labels of the initialisers and functions that are named are the wiring: a label `users` is the
/// member `users` of the class, or of its parent.
///
/// ```swift
/// @Graph
/// final class AppGraph {
///   let config: AppConfig                                            // an input
///   @Singleton(Database.open(config:)) var database: Database        // async: made by start()
///   @Singleton(SQLUserRepository.init(database:)) var users: any UserRepository
///   @Transient(CheckoutViewModel.init(users:)) var checkout: CheckoutViewModel
/// }
///
/// let graph = AppGraph(config: .production)
/// try await graph.start()
/// ```
///
/// A name that nothing has, a cycle, and every joint that does not fit is an error of the compiler.
/// The macro writes the initialiser for the inputs, `Overrides` with a property for each member, and the
/// description of the graph. Nothing is moved, and what is written is ordinary code.
///
/// The class is `Sendable` if it says so: then what its members keep has to be `Sendable` too. A graph on
/// a global actor may keep anything. A macro knows a global actor by its name, which ends in `Actor`; for
/// another one write `typealias StorageActor = Storage`, and `@StorageActor`.
///
/// In a module whose default isolation is the main actor, a graph belongs to it like every class. One that
/// says that it is `Sendable` also says there whether it is `nonisolated` or `@MainActor`.
@attached(member, names: named(init), named(override), named(subscript), arbitrary)
@attached(extension, conformances: DependencyGraph)
public macro Graph() = #externalMacro(module: "JoineryMacros", type: "GraphMacro")

/// Makes a member once, when it is first read.
///
/// Any number of threads get the same value, and no lock is held while it is made.
///
/// ```swift
/// @Singleton(SQLUserRepository.init(database:)) var users: any UserRepository
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "SingletonMacro")

/// Makes a member of the main actor once, when it is first read.
///
/// ```swift
/// @MainActor @Singleton(Router.init(analytics:)) var router: Router
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "SingletonMacro")

/// Makes a member once, when the graph is started; afterwards it is read at once.
///
/// ```swift
/// @Singleton(Database.open(config:)) var database: Database
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: (repeat each Dependency) throws -> Value, preview: Any? = nil, test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "ThrowingSingletonMacro")

/// Makes a member of the main actor once, when the graph is started.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) throws -> Value, preview: Any? = nil,
  test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "ThrowingSingletonMacro")

/// Makes a member once, when the graph is started; afterwards it is read at once.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: (repeat each Dependency) async -> Value, preview: Any? = nil, test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "AsyncSingletonMacro")

/// Makes a member once, when the graph is started; afterwards it is read at once.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
///   - eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Singleton<each Dependency, Value>(
  _ make: (repeat each Dependency) async throws -> Value, preview: Any? = nil, test: Any? = nil,
  eager: Bool = false
) = #externalMacro(module: "JoineryMacros", type: "AsyncThrowingSingletonMacro")

/// Makes a member anew whenever it is read.
///
/// ```swift
/// @Transient(CheckoutModel.init(users:)) var checkout: CheckoutModel
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "TransientMacro")

/// Makes a member of the main actor anew whenever it is read.
///
/// ```swift
/// @MainActor @Transient(Screen.init(router:)) var screen: Screen
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "TransientMacro")

/// Makes a member anew whenever it is read, which may throw.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: (repeat each Dependency) throws -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "ThrowingTransientMacro")

/// Makes a member of the main actor anew whenever it is read, which may throw.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) throws -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "ThrowingTransientMacro")

/// Makes a member anew whenever it is read, which has to be awaited.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: (repeat each Dependency) async -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "AsyncTransientMacro")

/// Makes a member anew whenever it is read, which has to be awaited and may throw.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded, suffixed(Factory))
public macro Transient<each Dependency, Value>(
  _ make: (repeat each Dependency) async throws -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "AsyncThrowingTransientMacro")

/// Makes a member when it is read, and shares it while somebody holds it.
///
/// ```swift
/// @Weak(ImageCache.init(limit:)) var images: ImageCache
/// ```
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Weak<each Dependency, Value>(
  _ make: (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "WeakMacro")

/// Makes a member of the main actor when it is read, and shares it while somebody holds it.
///
/// - Parameters:
///   - make: The initialiser or function; its labels are names of members.
///   - preview: What makes the value in a graph with `context: .preview`.
///   - test: What makes it with `context: .test`; `mustBeOverridden` if a test has to say.
@attached(accessor)
@attached(peer, names: overloaded)
public macro Weak<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) -> Value, preview: Any? = nil, test: Any? = nil
) = #externalMacro(module: "JoineryMacros", type: "WeakMacro")

/// Writes the body of a function that makes a value from run-time arguments and members.
///
/// A label that is a parameter of the function takes the argument; every other one is a member.
///
/// ```swift
/// @Assisted(ProfileModel.init(userID:users:))
/// func makeProfile(userID: UUID) -> ProfileModel
/// ```
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: (repeat each Dependency) -> Value
) = #externalMacro(module: "JoineryMacros", type: "AssistedMacro")

/// Writes the body of a function of the main actor that makes a value.
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) -> Value
) = #externalMacro(module: "JoineryMacros", type: "AssistedMacro")

/// Writes the body of a function that makes a value or throws.
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: (repeat each Dependency) throws -> Value
) = #externalMacro(module: "JoineryMacros", type: "ThrowingAssistedMacro")

/// Writes the body of a function of the main actor that makes a value or throws.
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: @MainActor (repeat each Dependency) throws -> Value
) = #externalMacro(module: "JoineryMacros", type: "ThrowingAssistedMacro")

/// Writes the body of an asynchronous function that makes a value.
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: (repeat each Dependency) async -> Value
) = #externalMacro(module: "JoineryMacros", type: "AsyncAssistedMacro")

/// Writes the body of an asynchronous function that makes a value or throws.
///
/// - Parameter make: The initialiser or function; its labels are names of members.
@attached(body)
public macro Assisted<each Dependency, Value>(
  _ make: (repeat each Dependency) async throws -> Value
) = #externalMacro(module: "JoineryMacros", type: "AsyncThrowingAssistedMacro")

/// Gives the graph what a function of it makes: `client` for `makeClient()`, made once.
///
/// ```swift
/// @Singleton func makeClient() -> APIClient { APIClient(base: config.base, retries: 3) }
/// ```
///
/// - Parameter eager: Whether the start of the graph makes it, although it could wait until it is read.
@attached(peer)
public macro Singleton(eager: Bool = false) =
  #externalMacro(module: "JoineryMacros", type: "MarkerMacro")

/// Stands for `@Transient` without its argument, so that the graph's macro can say what is missing.
@attached(peer)
public macro Transient() = #externalMacro(module: "JoineryMacros", type: "MarkerMacro")

/// Gives the graph what a function of it makes, shared while somebody holds it.
@attached(peer)
public macro Weak() = #externalMacro(module: "JoineryMacros", type: "MarkerMacro")

/// Gives an input of a graph a default value: `@Input(default: 3) let retries: Int`.
///
/// A variable may have it in place: `var retries = 3`; but a graph that is `Sendable` has none.
///
/// - Parameter value: What the input is if nobody supplies it.
@attached(peer)
public macro Input<Value>(default value: Value) =
  #externalMacro(module: "JoineryMacros", type: "MarkerMacro")

/// Marks an input of a graph as its parent: names that the graph does not have are looked up there.
///
/// A graph with a parent is a scope: what it keeps lives as long as it does.
///
/// ```swift
/// @Graph
/// final class SessionGraph {
///   @Parent let app: AppGraph
///   let user: User
///   @Singleton(Cart.init(user:catalogue:)) var cart: Cart      // the catalogue is the app's
/// }
/// ```
@attached(peer)
public macro Parent() = #externalMacro(module: "JoineryMacros", type: "MarkerMacro")
#endif
