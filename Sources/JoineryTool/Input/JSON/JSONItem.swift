/// A value of a JSON document, with where it is written.
struct JSONItem {
  /// What a value is.
  enum Content {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case text(String)
    case list([JSONItem])
    case object([Member])
  }

  /// One member of an object.
  struct Member {
    var name: String
    /// Where the name is written.
    var offset: Int
    var value: JSONItem
  }

  var content: Content
  /// The position of its first byte.
  var offset: Int

  /// What kind of value it is, for a sentence.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
