// What goes wrong with ambient values, and in tests that have their own.
extension IssueID {
  /// An ambient value was read that has no default, and that nobody has set.
  public static let ambientValueMissing = IssueID(rawValue: "ambient-value-missing")
  /// A type was asked for where there is no ambient container.
  public static let noAmbientContainer = IssueID(rawValue: "no-ambient-container")
  /// The ambient values were set at the wrong moment.
  public static let bootstrapMoment = IssueID(rawValue: "bootstrap-moment")
  /// Something was asked for after the test to which it belongs.
  public static let lateRequest = IssueID(rawValue: "late-request")
  /// A test has replaced something that nobody asked for.
  public static let unusedOverride = IssueID(rawValue: "unused-override")
  /// An object that a test has made outlives it.
  public static let leakedObject = IssueID(rawValue: "leaked-object")

  /// What the reference page says of these ids.
  static let ambientRegistry: [Entry] = [
    Entry(
      id: .ambientValueMissing, title: "An ambient value has no value",
      explanation: """
        An entry without a default was read before anybody had set it. Set it in \
        'InjectedValues.bootstrap' when the program is launched, in a test with '.injecting', or around the \
        code that reads it with 'withInjected'; or give the entry a default.
        """),
    Entry(
      id: .noAmbientContainer, title: "There is no ambient container",
      explanation: """
        An '@Injected' property without a key path asks the ambient container for its type, and there is \
        none where its object was made. Set one in 'InjectedValues.bootstrap', in a test with \
        '.container', or make the property optional if it may be absent. Work that leaves the task tree has \
        the values of the process: wrap it with 'InjectedValues.current.escaping'.
        """),
    Entry(
      id: .bootstrapMoment, title: "The ambient values were set at the wrong moment",
      explanation: """
        The ambient values of a program are set once, before anybody reads one: who has read a value keeps \
        it, and would have another one than everyone else. Call 'InjectedValues.bootstrap' first thing, and \
        make objects that read ambient values after it. For a part of the program use 'withInjected'.
        """),
    Entry(
      id: .lateRequest, title: "Something was asked for after its test",
      explanation: """
        A task or a callback that a test has started was still running when the test was over, and asked \
        for something of it. It got what belongs to its test, but nobody has checked what it did. Wait for it \
        in the test, or cancel it.
        """),
    Entry(
      id: .unusedOverride, title: "A test has replaced something in vain",
      explanation: """
        A test has replaced a value, and nothing asked for it while the test ran. Often the code under test \
        gets the value in another way, so that the test checks less than it says. Remove the override, or \
        find out who should have used it.
        """),
    Entry(
      id: .leakedObject, title: "An object outlives the test that has made it",
      explanation: """
        An object that the container of a test has made was still there after the container had gone. \
        Something holds on to it: a cycle of references, a closure, a task, or a global variable.
        """),
  ]
}
