/// A type's name as the runtime prints it, cut into the pieces that a reader cares about.
///
/// `Swift.Array<any Shop.Plugin>` has the paths `Swift.Array`, `any` and `Shop.Plugin`, and marks
/// between them. A path is a dotted name; the context that the runtime gives a private or local
/// type, `(unknown context at $10a)`, is left out of it.
struct TypeName: Sequence, IteratorProtocol {
  /// A piece of a name.
  enum Piece {
    /// A dotted name: its first component, and the others with their dots.
    case path(first: ArraySlice<UInt8>, rest: [UInt8])
    /// Any other character.
    case mark(UInt8)
    /// The arrow of a function type.
    case arrow
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ name: String) {
    bytes = Array(name.utf8)
  }

  mutating func next() -> Piece? {
    guard position < bytes.count else { return nil }
    let continues = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
    if Self.isPart(bytes[position]) && !continues { return path() }
    if starts(with: "->") {
      position += 2
      return .arrow
    }
    if Self.isPart(bytes[position]) { return .path(first: component(), rest: []) }
    position += 1
    return .mark(bytes[position - 1])
  }

  /// Whether a text comes next; if so, and only then, it is skipped.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func path() -> Piece {
    let first = component()
    var rest: [UInt8] = []
    while true {
      let start = position
      guard skip(".") else { break }
      if starts(with: "(unknown context at ") {
        position =
          bytes[position...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? bytes.count
      } else if position < bytes.count && Self.isPart(bytes[position]) {
        rest.append(UInt8(ascii: "."))
        rest += component()
      } else {
        position = start
        break
      }
    }
    return .path(first: first, rest: rest)
  }

  private mutating func component() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count && Self.isPart(bytes[position]) {
      position += 1
    }
    return bytes[start..<position]
  }

  /// Whether a text comes next.
  func starts(with text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.description.utf8.elementsEqual(bytes[position..<end])
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default:
      false
    }
  }
}
