/// Why the database cannot be used.
struct StorageError: Error, Hashable {
  /// What happened.
  enum Reason: Hashable, Sendable {
    /// SQLite cannot open the file.
    case cannotOpen(String)
    /// Something other than a file has the file's name.
    case notAFile
    /// The file belongs to another application, or is no database at all.
    case notAStorefront
    /// Parts of the file are missing or make no sense.
    case damaged(String)
    /// The file was written by a later release.
    case newerSchema(found: Int, supported: Int)
    /// Another process has kept the file for longer than we wait.
    case locked
    /// The file, or the folder around it, may be read but not written.
    case readOnly
    /// A process was killed while it wrote, and the file may not be written to undo that.
    case unfinishedWrite
    /// There is no room left.
    case diskFull
    /// The shop has been closed.
    case closed
    /// Anything else, in SQLite's words.
    case failed(String, code: Int)
  }

  /// What happened.
  var reason: Reason
  /// Where.
  var location: DatabaseLocation
}
