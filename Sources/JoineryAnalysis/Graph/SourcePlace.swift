/// A place in source code: where a binding was written, or where a request was made.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, as `Module/File.swift`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1, where it is known.
  public var column: Int?

  /// Creates a place.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place in the form that editors understand: `file:line` or `file:line:column`.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
