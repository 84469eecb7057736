import Foundation

/// The file that a trace is written to: opened before the shop is, so that nothing has been done yet
/// when that fails.
struct TraceFile {
  private let path: String
  private let handle: FileHandle

  /// Makes the file, or empties it.
  init(_ path: String) throws(TraceError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw TraceError(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes the whole trace.
  func write(_ trace: String) throws(TraceError) {
    do {
      try handle.write(contentsOf: Data("\(trace)\n".utf8))
      try handle.close()
    } catch {
      throw TraceError(path: path, reason: error.localizedDescription)
    }
  }
}
