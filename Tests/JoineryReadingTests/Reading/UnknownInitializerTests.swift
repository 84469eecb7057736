import JoineryAnalysis
import JoineryReading
import Testing

/// Factories of graphs that name an initialiser which isn't there.
@Suite struct `An initialiser that a type doesn't have` {
  private static let types = """
    import Joinery
    protocol Opened { init(handle: Int) }
    extension Opened { init(place: Int) { self.init(handle: place) } }
    final class Disk: Sendable { init(path: Int) {} }
    final class Both: Sendable, Equatable {
      init(path: Int, depth: Int = 1) {}
      convenience init(name: Int) { self.init(path: name) }
    }
    struct Plain: Sendable { let path: Int; var depth = 1 }
    struct Handle: Opened, Sendable { init(handle: Int) {} }
    final class Sub: Base, @unchecked Sendable { override init(path: Int) { super.init(path: path) } }
    class Base: @unchecked Sendable { init(path: Int) {} ; convenience init(pth: Int) { self.init(path: pth) } }
    struct Wrapped: Sendable { @Traced var path: Int; let depth: Int }
    struct Coded: Codable, Sendable { init(path: Int) {} }
    @Generated final class Written: Sendable { init(path: Int) {} }
    """

  /// The issues of a member of a graph, each with its notes and its fix.
  private func issues(of type: String, _ labels: String) -> [String] {
    let sources = Sources([
      "App/Graph.swift": """
      \(Self.types)
      @Graph public final class G: Sendable {
        public let path: Int, pth: Int, depth: Int, place: Int, pathname: Int
        @Singleton(\(type).init(\(labels))) var made: \(type)
      }
      """
    ])
    return sources.report.issues.flatMap { item in
      [item.issue.headline] + item.issue.notes.map(\.text) + [item.issue.fix].compactMap(\.self)
    }
  }

  @Test(arguments: [
    ("Disk", "pth:", ["'Disk' has no 'init(pth:)'.", "Disk.init(path:)"]),
    ("Disk", "path:depth:", ["'Disk' has no 'init(path:depth:)'.", "Disk.init(path:)"]),
    (
      "Both", "pth:",
      [
        "'Both' has no 'init(pth:)'.", "it may also be 'Both.init(name:)'",
        "Both.init(path:depth:)",
      ]
    ),
    ("Plain", "pth:", ["'Plain' has no 'init(pth:)'.", "Plain.init(path:depth:)"]),
    ("Disk", "path:", []),
    ("Both", "path:depth:", []),
    ("Plain", "path:depth:", []),
    // Others may have what isn't found in the declaration.
    ("Handle", "place:", []),
    ("Sub", "pth:", []),
    ("Coded", "place:", []),
    ("Written", "pth:", []),
    ("Wrapped", "depth:", []),
    ("Unread", "pth:", []),
  ])
  func `is named, with those that it has`(type: String, labels: String, expected: [String]) {
    #expect(issues(of: type, labels) == expected)
  }
}
