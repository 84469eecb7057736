public import Foundation

/// The folder of the package, whose files some tests read.
public enum Repository {
  /// Where the package is.
  public static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  }
}
