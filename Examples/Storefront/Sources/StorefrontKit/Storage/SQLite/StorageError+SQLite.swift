import CSQLite

extension StorageError {
  /// Tells what one of SQLite's extended result codes means for the shop.
  init(code: Int32, message: String, location: DatabaseLocation) {
    let reason: Reason =
      switch (code & 0xFF, code) {
      case (_, SQLITE_READONLY_ROLLBACK_CODE), (_, SQLITE_READONLY_RECOVERY_CODE): .unfinishedWrite
      case (SQLITE_READONLY, _): .readOnly
      case (SQLITE_BUSY, _), (SQLITE_LOCKED, _): .locked
      case (SQLITE_CANTOPEN, _), (SQLITE_PERM, _), (SQLITE_AUTH, _): .cannotOpen(message)
      case (SQLITE_NOTADB, _): .notAStorefront
      case (SQLITE_CORRUPT, _): .damaged(message)
      case (SQLITE_FULL, _): .diskFull
      default: .failed(message, code: Int(code))
      }
    self.init(reason: reason, location: location)
  }
}
