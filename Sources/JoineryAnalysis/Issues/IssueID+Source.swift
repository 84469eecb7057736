// What is only wrong with the source of a graph type: the compiler says it, and no container can.
extension IssueID {
  /// A parameter of a factory has no label, by which it would be wired.
  public static let unlabelledParameter = IssueID(rawValue: "unlabelled-parameter")
  /// The type of a member isn't written.
  public static let missingType = IssueID(rawValue: "missing-type")
  /// An attribute of a graph's members is used where there is no graph.
  public static let attributeOutsideGraph = IssueID(rawValue: "attribute-outside-graph")
  /// An attribute of a graph's members is on a declaration that it can't provide.
  public static let misplacedAttribute = IssueID(rawValue: "misplaced-attribute")
  /// A provided member has a value or accessors of its own.
  public static let initialValue = IssueID(rawValue: "initial-value")
  /// A parameter of an assisted function isn't used.
  public static let unusedParameter = IssueID(rawValue: "unused-parameter")
  /// What an attribute is given isn't a reference to a function.
  public static let notAFactory = IssueID(rawValue: "not-a-factory")
  /// An attribute has too few or too many arguments, or one with an unknown label.
  public static let attributeArguments = IssueID(rawValue: "attribute-arguments")
  /// A function can't make a member.
  public static let makeFunction = IssueID(rawValue: "make-function")
  /// A function can't be an assisted one.
  public static let assistedFunction = IssueID(rawValue: "assisted-function")
  /// The concrete type of an opaque member isn't known.
  public static let unknownConcreteType = IssueID(rawValue: "unknown-concrete-type")
  /// A graph isn't a final class.
  public static let notAFinalClass = IssueID(rawValue: "not-a-final-class")
  /// A graph has an initialiser of its own.
  public static let graphInitializer = IssueID(rawValue: "graph-initializer")
  /// Members of a graph have one name.
  public static let duplicateName = IssueID(rawValue: "duplicate-name")
  /// A member has a name that the macros use.
  public static let reservedName = IssueID(rawValue: "reserved-name")
  /// A member that can't throw needs one whose factory may.
  public static let throwingDependency = IssueID(rawValue: "throwing-dependency")
  /// Whether a member exists isn't known to the macros.
  public static let undecidedCondition = IssueID(rawValue: "undecided-condition")

  /// What the reference page says of the ids that only the compiler reports.
  package static let sourceRegistry: [Entry] = [
    Entry(
      id: .unlabelledParameter, title: "A factory's parameter has no label",
      explanation: """
        In a graph the label of a parameter says which member is passed. A parameter without a label \
        says nothing. Make the value in a function or a computed property, whose body calls the \
        initialiser.
        """),
    Entry(
      id: .missingType, title: "The type of a member isn't written",
      explanation: """
        The macros see names, not types, and the code that they write needs the type of each member \
        that is provided or passed to the graph. Write it.
        """),
    Entry(
      id: .attributeOutsideGraph, title: "An attribute of a graph is used outside one",
      explanation: """
        '@Singleton', '@Transient', '@Weak', '@Assisted' and '@Parent' mean something in the body of a \
        class that has '@Graph'. Add that attribute to the class, or move the declaration into the \
        body of the graph: the body shows the whole graph, so extensions can't add to it.
        """),
    Entry(
      id: .misplacedAttribute, title: "An attribute is on a declaration that it can't provide",
      explanation: """
        What a graph provides is a variable of its own, '@Singleton(…) var name: Type', or a function. \
        It is no constant, is not static, and is neither lazy nor weak, for the attribute says how it is \
        stored. Functions without '@Singleton', '@Weak' or '@Assisted' and computed properties are \
        members of the graph without any attribute.
        """),
    Entry(
      id: .initialValue, title: "A provided member has a value or accessors of its own",
      explanation: """
        The attribute says how the member is made, and the macro writes its accessor. An initial value or \
        another accessor would contradict it. Remove either. A member that is made by an \
        expression is a function: '@Singleton func makeClient() -> Client { … }'.
        """),
    Entry(
      id: .unusedParameter, title: "Nothing uses a parameter of an assisted function",
      explanation: """
        The parameters of an assisted function are passed to the factory's parameters of the same names. \
        No label of the factory has the name of this one, so that it would be lost. Correct the name, \
        name it among the labels, or remove it.
        """),
    Entry(
      id: .notAFactory, title: "An attribute's argument isn't a reference to a function",
      explanation: """
        The argument names the function that makes the value, with the labels of its parameters: \
        'SQLUsers.init(database:)', 'Database.open(config:)' or 'makeLogger(label:)'. It is not called \
        there. What a reference can't say is written in the body of a function: \
        '@Singleton func makeClient() -> Client { … }'.
        """),
    Entry(
      id: .attributeArguments, title: "An attribute has arguments that it doesn't know",
      explanation: """
        An attribute on a variable or on an assisted function has one factory without a label. After it \
        may come one each for 'preview:' and 'test:', which replace it in those contexts.
        """),
    Entry(
      id: .makeFunction, title: "A function can't make a member",
      explanation: """
        '@Singleton' and '@Weak' on a function provide what it returns under the name that follows \
        'make': 'makeClient' gives 'client'. The function takes no parameters, says what it returns, has a \
        body that reads the members that it needs, and its attribute has no arguments.
        """),
    Entry(
      id: .assistedFunction, title: "A function can't be an assisted one",
      explanation: """
        The macro writes the body of an assisted function: it passes the parameters and the graph's \
        members to the factory. The function has no body of its own and says what it returns. A function \
        with a body needs no attribute.
        """),
    Entry(
      id: .unknownConcreteType, title: "The concrete type of an opaque member isn't known",
      explanation: """
        A member of type 'some P' is stored as the type that its factory makes, which the macro only \
        knows from an initialiser, 'Type.init(…)', and which must be the same in all contexts. Name the \
        initialiser, or give the member the concrete type or 'any P'.
        """),
    Entry(
      id: .notAFinalClass, title: "A graph isn't a final class",
      explanation: """
        A graph has an identity, for its objects share it, and its members are decided in one place. So \
        '@Graph' needs a 'final class'.
        """),
    Entry(
      id: .graphInitializer, title: "A graph has an initialiser of its own",
      explanation: """
        The macro writes the initialiser of a graph from its inputs. Other initialisers can only call that \
        one, and are marked 'convenience'.
        """),
    Entry(
      id: .duplicateName, title: "Members of a graph have one name",
      explanation: """
        Names are the wiring, so each may be given once. '@Singleton func makeClient()' gives the \
        name 'client', and functions that the macro writes or that are passed on as factories can't be \
        overloaded. A label whose name the graph doesn't have, but several of its parents that are as near, \
        could mean any of them: a property of the graph's own, 'var users: Users { app.users }', says \
        which. Two parents can't be of one type.
        """),
    Entry(
      id: .throwingDependency, title: "A member that can't throw needs one whose factory may",
      explanation: """
        A member is made by something that doesn't throw, and needs a transient whose factory may throw. \
        A singleton that throws is made by the start of the graph and may be needed by all. Make it one, \
        or let the function throw that makes the other.
        """),
    Entry(
      id: .reservedName, title: "A member has a name that the macros use",
      explanation: """
        The macros write something with this name into the graph: 'graphCore', 'start', 'stop', \
        'override', 'describe', 'factories', 'inherited', 'Overrides' and other types, parameters of the \
        initialiser ('context', 'overrides'), and for each provided member a static function of its name. \
        Rename the member.
        """),
    Entry(
      id: .undecidedCondition, title: "Whether a member exists isn't known to the macros",
      explanation: """
        The compiler didn't tell the macros which part of an '#if' is active, so they can't write an \
        initialiser for the members in it. Move the '#if' into the body of a function, or provide the \
        member in each case.
        """),
  ]
}
