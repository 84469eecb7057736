/// Writes a type's name with the short forms of arrays, dictionaries and optionals.
struct TypeNameWriter {
  /// What a bracket belongs to.
  private enum Bracket {
    case plain
    case array
    case dictionary
    case optional
  }

  /// A bracket that is open.
  private struct Level {
    var bracket: Bracket
    /// Where its contents start.
    var start: Int
    /// Whether its contents can't be followed by a question mark as they are.
    var needsParentheses = false
  }

  private var bytes: [UInt8] = []
  private var levels: [Level] = []

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a protocol that comes next is written with `any`: it is within another name, and doesn't follow
  /// `any`, `some` or another one that it is composed with.
  var mayNeedAny: Bool {
    guard !bytes.isEmpty else { return false }
    return !["any ", "some ", "& "].contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Opens the short form of a generic type of the standard library, if it has one.
  mutating func open(_ type: [UInt8], in name: inout TypeName) -> Bool {
    let bracket: Bracket
    if type.elementsEqual(".Array".utf8) {
      bracket = .array
    } else if type.elementsEqual(".Dictionary".utf8) {
      bracket = .dictionary
    } else if type.elementsEqual(".Optional".utf8) {
      bracket = .optional
    } else {
      return false
    }
    guard name.skip("<") else { return false }
    if bracket != .optional {
      bytes.append(UInt8(ascii: "["))
    }
    levels.append(Level(bracket: bracket, start: bytes.count))
    return true
  }

  /// Writes a part of a path.
  mutating func write(_ path: some Collection<UInt8>) {
    bytes += path
    if path.elementsEqual("any".utf8) || path.elementsEqual("some".utf8) { noteComposition() }
  }

  /// Writes the arrow of a function type.
  mutating func writeArrow() {
    bytes += "->".utf8
    noteComposition()
  }

  /// Writes a character that belongs to no path.
  mutating func write(mark: UInt8) {
    switch mark {
    case UInt8(ascii: "<"), UInt8(ascii: "("):
      bytes.append(mark)
      levels.append(Level(bracket: .plain, start: bytes.count))
    case UInt8(ascii: ">"), UInt8(ascii: ")"):
      close(with: mark)
    case UInt8(ascii: ",") where levels.last?.bracket == .dictionary:
      bytes.append(UInt8(ascii: ":"))
    case UInt8(ascii: "&"):
      bytes.append(mark)
      noteComposition()
    default:
      bytes.append(mark)
    }
  }

  private mutating func noteComposition() {
    if !levels.isEmpty {
      levels[levels.count - 1].needsParentheses = true
    }
  }

  private mutating func close(with mark: UInt8) {
    guard let level = levels.popLast() else {
      bytes.append(mark)
      return
    }
    switch level.bracket {
    case .plain:
      bytes.append(mark)
    case .array, .dictionary:
      bytes.append(UInt8(ascii: "]"))
    case .optional:
      if level.needsParentheses {
        bytes.insert(UInt8(ascii: "("), at: level.start)
        bytes.append(UInt8(ascii: ")"))
      }
      bytes.append(UInt8(ascii: "?"))
    }
  }
}
