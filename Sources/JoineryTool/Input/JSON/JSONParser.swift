/// Reads a JSON document (RFC 8259), and says where it stops being one.
///
/// The decoder of Foundation doesn't tell where a value is written, and keeps one of two members of
/// the same name.
struct JSONParser {
  /// How deep lists and objects may nest, so that no document overflows the stack.
  ///
  /// Those of a graph nest six deep.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var next = 0

  /// Starts to read a document.
  ///
  /// - Parameter bytes: The document, in valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that is the document.
  ///
  /// - Throws: What is at fault, if it isn't one value of JSON.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  mutating func document() throws(JSONFault) -> JSONItem {
    let item = try value(depth: 0)
    skipSpace()
    if next < bytes.count { throw unexpected("the end") }
    return item
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONItem {
    skipSpace()
    let start = next
    let content: JSONItem.Content
    guard let byte else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == Self.depthLimit {
        throw JSONFault(
          message: "lists and objects nest more than \(Self.depthLimit) deep", offset: next)
      }
      content = try byte == UInt8(ascii: "{") ? object(depth: depth) : list(depth: depth)
    case UInt8(ascii: "\""): content = .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: throw unexpected("a value")
    }
    return JSONItem(content: content, offset: start)
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONItem.Content {
    var members: [JSONItem.Member] = []
    var names: Set<String> = []
    next += 1
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      let start = next
      guard byte == UInt8(ascii: "\"") else { throw unexpected("the name of a member") }
      let name = try text()
      if !names.insert(name).inserted {
        throw JSONFault(message: "'\(name)' is twice in an object", offset: start)
      }
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      members.append(
        JSONItem.Member(name: name, offset: start, value: try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw unexpected("',' or '}'") }
    return .object(members)
  }

  private mutating func list(depth: Int) throws(JSONFault) -> JSONItem.Content {
    var items: [JSONItem] = []
    next += 1
    skipSpace()
    if take("]") { return .list([]) }
    repeat {
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw unexpected("',' or ']'") }
    return .list(items)
  }

  // MARK: - Words and numbers

  private mutating func word(
    _ word: String, _ content: JSONItem.Content
  ) throws(JSONFault) -> JSONItem.Content {
    guard bytes[next...].starts(with: word.utf8) else {
      // The document may end in the middle of the word.
      if word.utf8.starts(with: bytes[next...]) { next = bytes.count }
      throw unexpected("a value")
    }
    next += word.utf8.count
    return content
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = next
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = next
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { next += 1 }
    if next == start { throw unexpected("a digit") }
  }

  // MARK: - Texts

  private mutating func text() throws(JSONFault) -> String {
    next += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw unexpected("the end of a text") }
      if byte == UInt8(ascii: "\\") {
        text += String(try escape()).utf8
      } else {
        text.append(byte)
        next += 1
      }
    }
    guard take("\"") else { throw unexpected("the end of a text") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let escapes: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    let start = next
    next += 1
    if let scalar = byte.flatMap({ escapes[$0] }) {
      next += 1
      return scalar
    }
    let unit = try escapedUnit()
    var number = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), take("\\") {
      let trail = try escapedUnit()
      if UTF16.isTrailSurrogate(trail) {
        number = 0x10000 + (number - 0xD800) << 10 + UInt32(trail) - 0xDC00
      }
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw JSONFault(message: "half of a character stands alone", offset: start)
    }
    return scalar
  }

  /// The unit of UTF-16 that an escape gives by its number, after the backslash.
  private mutating func escapedUnit() throws(JSONFault) -> UInt16 {
    guard take("u") else { throw unexpected("an escape") }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unexpected("four digits")
      }
      unit = unit << 4 | UInt16(digit)
      next += 1
    }
    return unit
  }

  // MARK: - Bytes

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    next += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { next += 1 }
  }

  private func unexpected(_ wanted: String) -> JSONFault {
    guard next < bytes.count else {
      return JSONFault(message: "the text ends where \(wanted) should be", offset: next)
    }
    let found = String(decoding: bytes[next...].prefix(16), as: UTF8.self).unicodeScalars.first
    return JSONFault(
      message: "there is '\(found.map { String($0) } ?? "")' where \(wanted) should be",
      offset: next)
  }
}
