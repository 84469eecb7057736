import Foundation

extension Connection {
  /// Makes sure that the file does not end in the middle of a page.
  ///
  /// SQLite itself notices when whole pages are missing, but it reads a part of a page as if zeros
  /// followed. While a transaction reads, nobody else changes the size of the file.
  func checkCompleteness() throws {
    guard location != .memory else { return }
    try transaction(.reading) {
      let pageSizes = try rows(
        "SELECT page_size, (SELECT count(*) FROM sqlite_schema) FROM pragma_page_size"
      ) { try $0.integer(0) }
      let size = try FileManager.default.attributesOfItem(atPath: location.file)[.size] as? Int
      guard let pageSize = pageSizes.first, let size, size.isMultiple(of: pageSize) else {
        throw StorageError(reason: .damaged("its end is missing"), location: location)
      }
    }
  }
}
