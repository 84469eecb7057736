// What the tool finds in sources: what it can't parse, and practices that a graph should keep.
extension IssueID {
  /// A source has an error that keeps it from being read.
  public static let syntaxError = IssueID(rawValue: "syntax-error")
  /// A type that a graph makes gets a dependency by itself.
  public static let hiddenDependency = IssueID(rawValue: "hidden-dependency")
  /// A service locator is used.
  public static let serviceLocator = IssueID(rawValue: "service-locator")
  /// A type needs a class of another module that hides no protocol.
  public static let concreteDependency = IssueID(rawValue: "concrete-dependency")
  /// A value that isn't pure has no alternative for previews or tests.
  public static let missingAlternative = IssueID(rawValue: "missing-alternative")
  /// A graph is deeper than it should be.
  public static let deepGraph = IssueID(rawValue: "deep-graph")
  /// A comment allows something that isn't there.
  public static let unusedAllowance = IssueID(rawValue: "unused-allowance")
  /// A comment allows something that doesn't exist.
  public static let unknownAllowance = IssueID(rawValue: "unknown-allowance")

  /// What the reference page says of the ids that only the tool reports.
  package static let practiceRegistry: [Entry] = [
    Entry(
      id: .syntaxError, title: "A source can't be parsed",
      explanation: """
        The text is no valid Swift at this place, so that what stands there isn't read. The rest of the \
        file and all other files are. The compiler says the same.
        """),
    Entry(
      id: .hiddenDependency, title: "A type that a graph makes gets a dependency by itself",
      explanation: """
        The type reads '@Injected' or 'InjectedValues.current', so that its initialiser doesn't say what \
        it needs, and the graph that makes it can't check, replace or show it. Take the value as a \
        parameter of the initialiser. Ambient values are for code that no graph makes, such as views.
        """),
    Entry(
      id: .serviceLocator, title: "A service locator is used",
      explanation: """
        'DependencyContainer' gives anything to anyone who asks, so that nothing can be checked before it \
        runs. It is there for code that moves to a graph or a container step by step. Take what is \
        needed as a parameter.
        """),
    Entry(
      id: .concreteDependency, title: "A type needs a class of another module",
      explanation: """
        A type that a graph makes takes a class or an actor that is declared in another module of the \
        package and conforms to a protocol of the package. It can't be given anything else, in a test \
        for instance, and its module needs the other one. Take the protocol: 'any Users' instead of \
        'SQLUsers'.
        """),
    Entry(
      id: .missingAlternative, title: "A protocol has no alternative for previews or tests",
      explanation: """
        A singleton of a graph, or an entry of 'InjectedValues', is a value of a protocol, and its \
        attribute doesn't say what previews and tests get instead, so that they get the real one. Add \
        'preview:' and 'test:', with the same factory where it does no harm, or 'mustBeOverridden' where \
        every test says what it wants.
        """),
    Entry(
      id: .deepGraph, title: "A graph is too deep",
      explanation: """
        The chain of values that are made from each other is longer than the limit, which is 6 unless \
        another one is given. What is at its end is far from where it is used, and whoever changes it \
        has to know all in between. Often a value is only passed on: give it to who uses it.
        """),
    Entry(
      id: .unusedAllowance, title: "A comment allows nothing",
      explanation: """
        The comment 'joinery:allow' names an issue that isn't found in its line or in the next one. \
        Remove the comment, so that the issue is reported when it comes back.
        """),
    Entry(
      id: .unknownAllowance, title: "A comment allows something that doesn't exist",
      explanation: """
        The comment 'joinery:allow' names no id of a practice, perhaps for a typing error, so that it \
        allows nothing. Only practices can be allowed, and errors of a graph can't.
        """),
  ]
}
