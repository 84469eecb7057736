/// The stable name of a kind of problem, such as `missing-binding`.
public struct IssueID: RawRepresentable, Hashable, Sendable {
  /// The name, in lower case with hyphens.
  public let rawValue: String

  /// Creates an id from its name.
  ///
  /// - Parameter rawValue: The name; one that is unknown, as of a newer release, has no ``entry``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension IssueID {
  /// A binding needs a key that nothing binds.
  public static let missingBinding = IssueID(rawValue: "missing-binding")
  /// A key is bound more than once.
  public static let duplicateBinding = IssueID(rawValue: "duplicate-binding")
  /// Bindings need each other.
  public static let dependencyCycle = IssueID(rawValue: "dependency-cycle")
  /// A binding that outlives a scope holds one that belongs to a scope.
  public static let captiveDependency = IssueID(rawValue: "captive-dependency")
  /// An override replaces nothing.
  public static let overrideOfNothing = IssueID(rawValue: "override-of-nothing")
  /// A decorator wraps nothing.
  public static let decoratorOfNothing = IssueID(rawValue: "decorator-of-nothing")
  /// A collection has no contributions.
  public static let emptyCollection = IssueID(rawValue: "empty-collection")
  /// A scope was entered without a value that it must supply.
  public static let unsuppliedInput = IssueID(rawValue: "unsupplied-input")
  /// A binding isn't needed.
  public static let unusedBinding = IssueID(rawValue: "unused-binding")
  /// A scoped value was asked for where there is no scope.
  public static let scopedOutsideScope = IssueID(rawValue: "scoped-outside-scope")
  /// A key was asked for at run time that isn't bound.
  public static let notBound = IssueID(rawValue: "not-bound")
  /// An object was to be injected for whose type no injection is bound.
  public static let notInjectable = IssueID(rawValue: "not-injectable")
  /// A value was asked for while it was being made.
  public static let constructionCycle = IssueID(rawValue: "construction-cycle")
  /// A deferred dependency was asked for after its container was released.
  public static let containerReleased = IssueID(rawValue: "container-released")
  /// Constructions are nested without end.
  public static let endlessConstruction = IssueID(rawValue: "endless-construction")
  /// A weak binding made a value that can't be held weakly.
  public static let notAClassInstance = IssueID(rawValue: "not-a-class-instance")
  /// A binding is for a type whose values say nothing.
  public static let valuelessBinding = IssueID(rawValue: "valueless-binding")
  /// A factory that can't wait needs a value that has to be awaited.
  public static let awaitedDependency = IssueID(rawValue: "awaited-dependency")
  /// A factory that isn't on the main actor needs a value that is.
  public static let isolatedDependency = IssueID(rawValue: "isolated-dependency")
  /// A value that has to be awaited was asked for before it was built.
  public static let notStarted = IssueID(rawValue: "not-started")
  /// A value of the main actor was asked for elsewhere.
  public static let requiresMainActor = IssueID(rawValue: "requires-main-actor")
  /// Something was asked of a container that has been stopped.
  public static let containerStopped = IssueID(rawValue: "container-stopped")
  /// A container was started or stopped at the wrong moment.
  public static let wrongMoment = IssueID(rawValue: "wrong-moment")
  /// A component failed or took too long while its container was started.
  public static let startFailed = IssueID(rawValue: "start-failed")
  /// Components failed or took too long while their container was stopped.
  public static let stopFailed = IssueID(rawValue: "stop-failed")
  /// A member of a graph was overridden after it was made.
  public static let overrideTooLate = IssueID(rawValue: "override-too-late")
  /// A member of a graph was read that tests must override.
  public static let mustBeOverridden = IssueID(rawValue: "must-be-overridden")
  /// A factory threw.
  public static let constructionFailed = IssueID(rawValue: "construction-failed")
}

extension IssueID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension IssueID: Codable {
  /// Reads the name.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: A `DecodingError` if it is no text.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
