/// Writes JSON values as text.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout {
    /// Without any spaces.
    case compact
    /// With a line for each element, except where an element fits on one line.
    case pretty
  }

  /// How many characters a line has at most where an element is written on one.
  private static let lineLimit = 100

  private let layout: Layout
  /// Whether the text stands in an element of HTML, which no text may end.
  private let isInHTML: Bool

  /// Creates a writer.
  package init(_ layout: Layout = .pretty, isInHTML: Bool = false) {
    self.layout = layout
    self.isInHTML = isInHTML
  }

  /// The text of a value, which ends without a line break.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the length of the text and *d* is how deep it nests.
  package func text(of value: JSONValue) -> String {
    var bytes: [UInt8] = []
    switch layout {
    case .compact: write(value, separator: ",", colon: ":", to: &bytes)
    case .pretty: writePretty(value, indentation: 0, prefix: 0, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writePretty(
    _ value: JSONValue, indentation: Int, prefix: Int, to bytes: inout [UInt8]
  ) {
    var line: [UInt8] = []
    write(value, separator: ", ", colon: ": ", to: &line)
    if prefix + line.count < Self.lineLimit {
      bytes += line
      return
    }
    let inner = indentation + 2
    switch value {
    case .null, .bool, .int, .string:
      bytes += line
    case .array(let elements):
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        startLine(index, inner, &bytes)
        writePretty(element, indentation: inner, prefix: inner, to: &bytes)
      }
      endLines(indentation, "]", &bytes)
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        startLine(index, inner, &bytes)
        let start = bytes.count
        write(member.name, to: &bytes)
        bytes += ": ".utf8
        writePretty(
          member.value, indentation: inner, prefix: inner + bytes.count - start, to: &bytes)
      }
      endLines(indentation, "}", &bytes)
    }
  }

  private func startLine(_ index: Int, _ indentation: Int, _ bytes: inout [UInt8]) {
    bytes += (index == 0 ? "\n" : ",\n").utf8
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  private func endLines(_ indentation: Int, _ bracket: String, _ bytes: inout [UInt8]) {
    bytes += "\n".utf8
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    bytes += bracket.utf8
  }

  private func write(
    _ value: JSONValue, separator: String, colon: String, to bytes: inout [UInt8]
  ) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .int(let number): bytes += String(number).utf8
    case .string(let text): write(text, to: &bytes)
    case .array(let elements):
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += separator.utf8 }
        write(element, separator: separator, colon: colon, to: &bytes)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += separator.utf8 }
        write(member.name, to: &bytes)
        bytes += colon.utf8
        write(member.value, separator: separator, colon: colon, to: &bytes)
      }
      bytes += "}".utf8
    }
  }

  private func write(_ text: String, to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        writeEscape(scalar, to: &bytes)
      case "<", ">", "&":
        if isInHTML {
          writeEscape(scalar, to: &bytes)
        } else {
          bytes += String(scalar).utf8
        }
      default:
        bytes += String(scalar).utf8
      }
    }
    bytes += "\"".utf8
  }

  /// Writes a scalar of the basic plane by its number.
  private func writeEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let digits = String(scalar.value, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}
