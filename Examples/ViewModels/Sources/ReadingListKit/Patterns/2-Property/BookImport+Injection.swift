import Joinery

extension BookImport {
  /// What is set in an import when it was decoded: a value, which can be checked ahead.
  static let injection = Injection<BookImport> {
    Setter(required: \.books)
    Setter(\.analytics)
    Method(BookImport.lend(clock:))
  }
}
