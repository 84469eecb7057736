extension IssueID {
  /// What the reference page says of an id.
  public struct Entry: Hashable, Sendable {
    /// The id.
    public let id: IssueID
    /// The kind of problem in a few words.
    public let title: String
    /// What it means, why it matters, and what to do about it.
    public let explanation: String
  }

  /// Every id that an issue may have: those of graphs, of run time, of source, then of practices.
  public static let registry: [Entry] =
    graphRegistry + ambientRegistry + sourceRegistry + practiceRegistry

  /// The ids of what is wrong with a graph, and of what goes wrong at run time.
  private static let graphRegistry: [Entry] = [
    Entry(
      id: .missingBinding, title: "A dependency isn't bound",
      explanation: """
        A binding's factory has a parameter of a type that nothing binds, or that only an inner scope \
        binds, where its container can't see it. Bind the type, or, in a container, make the parameter \
        optional if the value may be absent. All requests for one type are reported together. In a \
        '@Graph' it is a label that names no member: correct the label, or add a member or an input of \
        that name; a value that may be absent is a member too: 'var log: (any Log)? { nil }'. What differs \
        from call to call is an argument of an '@Assisted' function; what only a graph has that has this one \
        as its parent can only be needed there.
        """),
    Entry(
      id: .duplicateBinding, title: "A type is bound more than once",
      explanation: """
        Two bindings of one type and qualifier would leave it to their order which one is used. Remove \
        one, give one a qualifier, or say that it replaces the other with 'Override'. A module that is \
        included twice is not a duplicate. One container may override a binding once.
        """),
    Entry(
      id: .dependencyCycle, title: "Bindings need each other",
      explanation: """
        Each binding of the cycle needs the next one before it can be made, so that none can be made \
        first. Take a 'Lazy' or a 'Provider' in one of them and ask it for the value after \
        construction, set the value in a '.configured' step, or move what both need into a third type. A \
        type that isn't to import Joinery takes a function '() -> Cart', which a closure of the container \
        makes: '{ (cart: Lazy<Cart>) in Pricing(cart: { cart.value }) }'. In a '@Graph', pass a function \
        of the graph instead of a value, and call it after construction; 'Lazy(makeCart)' makes a 'Lazy' \
        of a function.
        """),
    Entry(
      id: .captiveDependency, title: "A longer-lived binding holds a scoped one",
      explanation: """
        A singleton is kept by the container, which is no scope and so has no instance of what belongs \
        to a scope. If it could have one, it would hold on to it after its scope had ended. Make the \
        holder scoped, or pass the scoped value to its methods. A deferred dependency doesn't help, \
        for its value is made in the same container.
        """),
    Entry(
      id: .awaitedDependency,
      title: "A factory that can't wait needs a value that has to be awaited",
      explanation: """
        A synchronous factory needs a value whose factory is asynchronous or runs on an actor, and that \
        isn't a singleton, so that starting the container doesn't make it. Make the value a singleton, or \
        make the factory that needs it asynchronous. The start of a scope, 'try await scope.start()', makes \
        the scope's asynchronous values, but nobody has to start a scope, so a synchronous factory can't rely \
        on it. In a '@Graph' the compiler says so of the code that the \
        macros write.
        """),
    Entry(
      id: .isolatedDependency,
      title: "A factory that isn't on the main actor needs a value that is",
      explanation: """
        A factory that may run anywhere needs a value that can only be made on the main actor. Bind the \
        factory with 'main:', or make it asynchronous, so that it can wait for the main actor. In a '@Graph' \
        the member that needs it belongs to the main actor as well: '@MainActor @Singleton(…) var …'.
        """),
    Entry(
      id: .overrideOfNothing, title: "An override replaces nothing",
      explanation: """
        An override names a type and qualifier that nothing binds, often because the binding was \
        renamed or removed. Bind it without 'Override', or correct the name.
        """),
    Entry(
      id: .decoratorOfNothing, title: "A decorator wraps nothing",
      explanation: """
        A decorator names a type and qualifier that nothing binds and to which nothing contributes, so \
        that it would never be made. Bind the type, or correct the name.
        """),
    Entry(
      id: .emptyCollection, title: "Nothing contributes to a collection",
      explanation: """
        A factory takes an array of a type to which nothing contributes. Contribute to it with \
        'Contribute', or declare with 'Contributions' that it may be empty.
        """),
    Entry(
      id: .unsuppliedInput, title: "An input has no value",
      explanation: """
        An 'Input' is a value that whoever enters a scope must supply. Bind it with 'Instance' where \
        the scope is made.
        """),
    Entry(
      id: .valuelessBinding, title: "A binding gives no value",
      explanation: """
        A binding of 'Void' or of 'Never' answers no request that means anything. Most come from a \
        closure: one whose result can't be copied, and so can't be shared, is taken to return nothing, \
        and so is one that ends with a call whose result is thrown away. Write the type that is meant, \
        'Singleton<Engine> { … }', and the compiler says what doesn't fit. What can't be copied is \
        bound inside a class.
        """),
    Entry(
      id: .unusedBinding, title: "Nothing needs a binding",
      explanation: """
        No other binding asks for it and no root leads to it. Remove it, or name it as a root if it is \
        asked for from outside the graph. This is only reported on request, but an input of a \
        '@Graph' that no member names always is: remove it, give it its value in place, or make it \
        'public' or 'package' if it is there for those who have the graph.
        """),
    Entry(
      id: .scopedOutsideScope, title: "A scoped value was asked for outside a scope",
      explanation: """
        What was asked for belongs to a scope, or needs something that does, and the container that \
        was asked is no scope. Enter a scope and ask there.
        """),
    Entry(
      id: .notBound, title: "A container was asked for a type that it doesn't bind",
      explanation: """
        A request at run time named a type and qualifier that nothing binds in the container or in \
        those around it. Bind it, or use 'find', which returns nil, where it may be absent. What is made \
        from run-time arguments is bound as a function of these arguments, and asked for as one.
        """),
    Entry(
      id: .notInjectable, title: "Nothing says what is injected into an object",
      explanation: """
        'inject(into:)' without a list carries out what is bound for the type of the object with \
        'Injects'. Bind it, or say in the call what is set. The type is the static one: an injection \
        for a class is not that of its subclasses.
        """),
    Entry(
      id: .constructionCycle, title: "A value was asked for while it was being made",
      explanation: """
        An initialiser called a 'Lazy', a 'Provider' or a factory that led back to what was being \
        made, perhaps on another thread or in another task, or asked for something that waits for the \
        stop of its container. Waiting for it would last for ever. Call it after construction.
        """),
    Entry(
      id: .containerReleased, title: "A deferred dependency outlived its container",
      explanation: """
        A 'Lazy', a 'Provider' or a factory doesn't keep its container alive, since the container may \
        keep it. It was called after the container was released. Keep the container for as long as \
        its objects are in use.
        """),
    Entry(
      id: .endlessConstruction, title: "Constructions are nested without end",
      explanation: """
        An initialiser asks a 'Provider', a factory or its graph for a new value, whose initialiser \
        does the same, until the stack is used up or 2,000 awaited requests wait for each other. Make the \
        nested values after construction, or let a parameter end the nesting.
        """),
    Entry(
      id: .notAClassInstance, title: "A weak binding made a value that isn't a class instance",
      explanation: """
        A 'Weak' binding shares its value while somebody holds it, which only instances of classes and \
        actors allow. Bind it as a 'Singleton' or as 'Transient'.
        """),
    Entry(
      id: .constructionFailed, title: "A factory threw where the request couldn't",
      explanation: """
        'resolve()' returns a value or stops. A factory that it needed threw an error. Use 'try get()' \
        where an error is to be expected, or make the value in 'start()'.
        """),
    Entry(
      id: .notStarted, title: "A value that has to be awaited was asked for at once",
      explanation: """
        'resolve()' and 'get()' without 'await' give a value whose factory is asynchronous only after \
        the container has been started. Start it first, or ask with 'try await get()'.
        """),
    Entry(
      id: .requiresMainActor, title: "A value of the main actor was asked for elsewhere",
      explanation: """
        A binding that is marked with 'main:' is resolved through 'container.main', which only the main \
        actor can use without waiting. From elsewhere ask with 'try await get()'.
        """),
    Entry(
      id: .containerStopped, title: "A container that was stopped was asked for something",
      explanation: """
        A container that has been stopped, and a scope that has ended, make nothing more. Something \
        holds on to them for too long: often a task that was not waited for.
        """),
    Entry(
      id: .wrongMoment, title: "A container was started or stopped at the wrong moment",
      explanation: """
        A container is started once, and stopped once: whoever stops it again gets the report of the \
        first time. Starting it while it is running, or after it was stopped, is an error. A stop waits \
        for what is being made, started or stopped, so none of these can ask for it and wait, nor can \
        what these wait for.
        """),
    Entry(
      id: .startFailed, title: "A component could not be started",
      explanation: """
        A component failed, or took longer than the deadline, while its container was started. The \
        others were cancelled, and what was complete was stopped again in reverse order.
        """),
    Entry(
      id: .stopFailed, title: "Components could not be stopped",
      explanation: """
        Components failed, or took longer than the deadline, while their container was stopped. All \
        others were stopped all the same.
        """),
    Entry(
      id: .overrideTooLate, title: "A member was overridden too late",
      explanation: """
        A member of a graph was overridden after its value was made, or while it was being made, so that \
        others may hold the value already; or an earlier override was read. Override it in the graph's \
        initialiser, or before anything reads it.
        """),
    Entry(
      id: .mustBeOverridden, title: "A test has to replace something, and hasn't",
      explanation: """
        A graph made for tests was asked for a member, or a test read an ambient value, of which it is said \
        that each test must \
        override it. Override it in the graph's initialiser, or with the trait '.injecting'.
        """),
  ]

  /// What the reference page says of this id; `nil` for an id of a newer release.
  public var entry: Entry? {
    Self.registry.first { $0.id == self }
  }
}
