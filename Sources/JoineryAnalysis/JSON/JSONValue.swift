/// A value of JSON, whose objects keep the order of their members.
///
/// The module writes JSON without Foundation, so that a container can be described anywhere.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// An object without the members that have no value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
  }

  /// A text, or nothing where there is none.
  package static func string(_ text: String?) -> JSONValue? {
    text.map { .string($0) }
  }

  /// An array of texts.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// An array of numbers.
  package static func ints(_ numbers: some Sequence<Int>) -> JSONValue {
    .array(numbers.map { .int($0) })
  }
}
