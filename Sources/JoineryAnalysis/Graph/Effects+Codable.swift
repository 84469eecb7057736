extension Effects: Codable {
  /// Each effect and its name in the encoded form, in the order in which they are written.
  private static let names: [(effect: Effects, name: String)] = [
    (.throwing, "throwing"), (.asynchronous, "asynchronous"),
  ]

  /// The names of the effects in the encoded form.
  package var encodedNames: [String] {
    Self.names.filter { contains($0.effect) }.map(\.name)
  }

  /// Reads an array of names: `throwing`, `asynchronous`.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: A `DecodingError` if it is no array, or if it has another name.
  public init(from decoder: any Decoder) throws {
    self = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let known = Self.names.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            '\(name)' is no effect; there are \
            \(Self.names.map { "'\($0.name)'" }.joined(separator: " and "))
            """)
      }
      insert(known.effect)
    }
  }

  /// Writes the names of the effects, in a fixed order.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for name in encodedNames {
      try container.encode(name)
    }
  }
}
