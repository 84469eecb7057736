import JoineryAnalysis

/// Where a binding was written, as the compiler gives it.
@usableFromInline
struct Location: Sendable {
  let file: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(file: StaticString, line: UInt, column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  var place: SourcePlace {
    SourcePlace(file: "\(file)", line: Int(line), column: Int(column))
  }
}

extension Location {
  /// Whether two places are the same; of file names that are equal, but not one text, that isn't known.
  func isKnownToBe(_ other: Location) -> Bool {
    unsafe line == other.line && column == other.column
      && file.hasPointerRepresentation && other.file.hasPointerRepresentation
      && file.utf8Start == other.file.utf8Start
  }
}
