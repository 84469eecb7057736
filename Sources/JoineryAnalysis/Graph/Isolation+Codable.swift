extension Isolation {
  /// How the name of an actor is marked in the encoded form.
  private static let actorPrefix = "actor "

  /// Reads `none`, `mainActor`, or `actor` with a name.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: A `DecodingError` if it is something else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    switch text {
    case "none": self = .none
    case "mainActor": self = .mainActor
    default:
      guard text.hasPrefix(Self.actorPrefix) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(text)' is no isolation")
      }
      self = .actor(String(text.dropFirst(Self.actorPrefix.count)))
    }
  }

  /// Writes `none`, `mainActor`, or `actor` with a name.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(encodedText)
  }

  /// The encoded form.
  package var encodedText: String {
    switch self {
    case .none: "none"
    case .mainActor: "mainActor"
    case .actor(let name): Self.actorPrefix + name
    }
  }
}
