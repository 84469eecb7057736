import Foundation

/// A test whose name begins with the rows that it is about.
struct NamedTest: Hashable {
  /// The rows, such as "W17" or, for a part of a row, "W21a".
  var ids: [String]
  /// The name without the rows.
  var title: String
  /// The file, from the folder of all tests on.
  var path: String

  /// Reads a name such as `M09, M10: elements come in the order of their registration`.
  ///
  /// It is `nil` for a name that doesn't begin with ids.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - path: The file that it is in.
  init?(name: some StringProtocol, path: String) {
    let parts = name.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    ids = parts[0].components(separatedBy: ", ")
    guard ids.allSatisfy(Self.isID) else { return nil }
    title = String(parts[1])
    self.path = path
  }

  /// The rows without the letters of their parts.
  var rows: Set<String> {
    Set(ids.map { id in id.last?.isLowercase == true ? String(id.dropLast()) : id })
  }

  /// What the test is about.
  ///
  /// What both have in common is tested with a container.
  var frontDoor: FrontDoor {
    let file = path.split(separator: "/").last ?? ""
    let isAboutGraphs =
      ["JoineryGraphTests/", "JoinerySyntaxTests/", "JoineryTests/Graph/"].contains {
        path.hasPrefix($0)
      } || ["Graph", "InjectedGraph"].contains { file.hasPrefix($0) }
    return isAboutGraphs ? .graph : .container
  }

  /// Whether a text is an id: a capital, one or two digits, and perhaps a small letter.
  private static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Z][0-9]{1,2}[a-z]?/) != nil
  }
}

/// The two ways to wire objects, each with a column of the page.
enum FrontDoor: CaseIterable {
  case container
  case graph
}
