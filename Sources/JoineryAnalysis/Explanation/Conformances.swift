/// Which types conform to which protocols, as far as that is known.
///
/// A graph has the names of types. Who has made it may know the types themselves.
package struct Conformances {
  private let answer: (_ type: String, _ existential: String) -> Bool?

  /// Creates an answer to the question whether a type conforms.
  ///
  /// - Parameter answer: Takes the name of a concrete type and that of a protocol, with `any` in front of it,
  ///   and returns nil where it isn't known.
  package init(_ answer: @escaping (_ type: String, _ existential: String) -> Bool?) {
    self.answer = answer
  }

  /// Nothing is known.
  package static var unknown: Conformances { Conformances { _, _ in nil } }

  /// Whether a type conforms to a protocol; nil where it isn't known.
  func conforms(_ type: String, to existential: String) -> Bool? { answer(type, existential) }
}
