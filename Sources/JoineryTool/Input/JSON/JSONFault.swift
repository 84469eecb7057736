/// What is wrong with a JSON document, and where.
struct JSONFault: Error, Equatable {
  /// What is wrong, in half a sentence.
  var message: String
  /// What to do about it.
  var hint: String?
  /// The way to the value: `nodes[3].lifetime`; nothing where the document can't be read as JSON.
  var path: String?
  /// The position of the byte where it is.
  var offset: Int

  /// The failure to read a document.
  ///
  /// - Parameters:
  ///   - name: What to call the document.
  ///   - bytes: The document.
  /// - Returns: What is wrong, with the line.
  func failure(in name: String, _ bytes: [UInt8]) -> Failure {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // The bytes that go on with a character are none.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    guard let path else {
      return Failure(
        "'\(name)' is no JSON: \(message) in line \(line), column \(column)",
        hint: hint ?? GraphDocument.hint)
    }
    let place = path.isEmpty ? "" : " at \(path)"
    return Failure(
      "'\(name)'\(place), line \(line): \(message)",
      hint: hint ?? "the form is in Documentation/graph.schema.json")
  }
}
