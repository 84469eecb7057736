extension StorageError {
  /// The error in words, on one line.
  var message: String {
    let database = "the database '\(location.path.printable)'"
    return switch reason {
    case .cannotOpen(let why):
      "\(database) cannot be opened: \(why.printable)"
    case .notAFile:
      "\(database) cannot be opened: it is not a file"
    case .notAStorefront:
      "\(database) is not a database of storefront"
    case .damaged(let why):
      "\(database) is damaged: \(why.printable)"
    case .newerSchema(let found, let supported):
      "\(database) has schema \(found), and this storefront reads up to \(supported); "
        + "use a newer storefront"
    case .locked:
      "\(database) is locked by another process; try again in a moment"
    case .readOnly:
      "\(database) is read-only"
    case .unfinishedWrite:
      "\(database) is read-only, and a write to it was cut short; "
        + "run storefront once with the right to write"
    case .diskFull:
      "\(database) cannot grow: the disk is full"
    case .closed:
      "\(database) is closed"
    case .failed(let why, let code):
      "\(database) failed: \(why.printable) (SQLite error \(code))"
    }
  }
}
