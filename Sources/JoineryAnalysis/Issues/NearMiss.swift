/// Something that is bound and comes close to what was asked for.
public struct NearMiss: Hashable, Sendable, Codable {
  /// Why it isn't what was asked for.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same type is bound with another qualifier, or without one.
    case otherQualifier
    /// The optional of the type is bound, or what the asked-for optional wraps.
    case optional
    /// A concrete type is bound where its protocol was asked for, or the other way round.
    case concreteType
    /// An owner binds it that the one who asks can't see.
    case otherOwner
    /// It is only contributed to a collection.
    case onlyContributed
    /// It is bound, but nothing contributes it to the collection that was asked for.
    case notContributed
    /// A function that gives the same from other arguments is bound.
    case otherArguments
    /// A function of the same arguments is bound that differs in whether it suspends, throws, or has an actor.
    case otherEffects
    /// Only a function that makes it from arguments is bound.
    case madeFromArguments
    /// What a function without arguments would give is bound, and a `Provider` gives it.
    case givenByProvider
    /// A type of the same name in another module is bound.
    case sameNameInAnotherModule
    /// The name differs in a few letters.
    case similarName
  }

  /// The name of what is bound, as a person would write it.
  public var name: String
  /// Where it is bound.
  public var place: SourcePlace?
  /// Why it isn't what was asked for.
  public var reason: Reason
  /// The owner that binds it, where that is the reason.
  public var owner: String?

  /// Creates a near miss.
  ///
  /// - Parameters:
  ///   - name: The name of what is bound, as a person would write it.
  ///   - place: Where it is bound.
  ///   - reason: Why it isn't what was asked for.
  ///   - owner: The owner that binds it, where that is the reason.
  public init(
    _ name: String, place: SourcePlace? = nil, reason: Reason, owner: String? = nil
  ) {
    self.name = name
    self.place = place
    self.reason = reason
    self.owner = owner
  }
}
