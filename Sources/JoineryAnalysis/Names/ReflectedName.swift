/// The name that the runtime gives a type, made one that the compiler takes.
///
/// The runtime writes `Pack<Pack{Int, String}>` for `Pack<Int, String>`, and `Shop.Log.Protocol` for
/// `(any Shop.Log).Type`.
package struct ReflectedName {
  private let source: [UInt8]
  private var position = 0
  private var bytes: [UInt8] = []

  /// The name as it is written in a program.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads the runtime's name of a type.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name.
  package init(_ name: String) {
    source = Array(name.utf8)
    bytes.reserveCapacity(source.count)
    while position < source.count {
      if isAtStartOfName, skip("Pack{") {
        // An argument for no types at all is none.
        if skip("}") && !skip(", ") && bytes.suffix(2).elementsEqual(", ".utf8) {
          bytes.removeLast(2)
        }
      } else if skip("}") {
        continue
      } else if skip(".Protocol") {
        closeMetatype()
      } else {
        bytes.append(source[position])
        position += 1
      }
    }
  }

  private var isAtStartOfName: Bool { bytes.last.map { !Self.isPartOfPath($0) } ?? true }

  private mutating func skip(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= source.count, source[position..<end].elementsEqual(text.description.utf8) else {
      return false
    }
    position = end
    return true
  }

  /// Makes the protocol that was written last its metatype.
  private mutating func closeMetatype() {
    let isWhole = position == source.count || !Self.isPartOfName(source[position])
    let start = startOfPath
    let path = bytes[start...]
    guard isWhole, !path.isEmpty, !path.elementsEqual("Any".utf8) else {
      bytes += ".Protocol".utf8
      return
    }
    let isComposition = path.first == UInt8(ascii: "(")
    bytes.insert(
      contentsOf: isComposition ? "any ".utf8 : "(any ".utf8, at: start + (isComposition ? 1 : 0))
    bytes += isComposition ? ".Type".utf8 : ").Type".utf8
  }

  /// Where the dotted name starts that was written last, with what is in parentheses in it.
  private var startOfPath: Int {
    var start = bytes.count
    var depth = 0
    while start > 0 {
      let byte = bytes[start - 1]
      if byte == UInt8(ascii: ")") {
        depth += 1
      } else if byte == UInt8(ascii: "("), depth > 0 {
        depth -= 1
      } else if depth == 0, !Self.isPartOfPath(byte) {
        break
      }
      start -= 1
    }
    return start
  }

  private static func isPartOfPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || isPartOfName(byte)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default:
      false
    }
  }
}
