package import JoineryAnalysis

/// A value that `InjectedValues` has by a name: a variable with `@InjectedEntry`.
package struct InjectedEntry: Hashable, Sendable, Codable {
  package let name: String
  /// The type of the value, as that of a key.
  package let type: Key
  package let place: SourcePlace
  /// Whether the value is one of a protocol.
  package let isProtocol: Bool
  /// Whether previews get another value.
  package let hasPreview: Bool
  /// Whether tests get another value.
  package let hasTest: Bool
}
