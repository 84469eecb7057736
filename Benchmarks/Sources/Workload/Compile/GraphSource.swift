/// The source of a program whose composition root has many members.
///
/// Three of four members need the two before them, the fourth needs nothing.
package struct GraphSource: Sendable {
  /// Who writes the code around the members.
  package enum Author: String, CaseIterable, Sendable {
    /// The macros of the library.
    case macros
    /// A person, who writes what the macros would.
    case hand
  }

  /// The number of members.
  package let count: Int

  /// Creates the source of a program.
  package init(count: Int) {
    self.count = count
  }

  /// Returns the text of the program.
  package func text(by author: Author) -> String {
    let classes = (0..<count).map { number in
      let parameters = needs(of: number).map { "\(name($0)): \(type($0))" }
      return
        "final class \(type(number)): Sendable { init(\(parameters.joined(separator: ", "))) {} }"
    }
    let graph =
      switch author {
      case .macros: written
      case .hand: handWritten
      }
    let lines =
      ["import Joinery"] + classes + graph + ["print(AppGraph(size: 3).\(name(count - 1)))"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ number: Int) -> String { "part\(number)" }
  private func type(_ number: Int) -> String { "Part\(number)" }

  private func needs(of number: Int) -> [Int] {
    number.isMultiple(of: 4) ? [] : [number - 1, number - 2].filter { $0 >= 0 }
  }

  private var written: [String] {
    let members = (0..<count).map { number in
      let labels = needs(of: number).map { "\(name($0)):" }.joined()
      let factory = "\(type(number)).init" + (labels.isEmpty ? "" : "(\(labels))")
      return "  @Singleton(\(factory)) var \(name(number)): \(type(number))"
    }
    return ["@Graph", "final class AppGraph: Sendable {", "  let size: Int"] + members + ["}"]
  }

  private var handWritten: [String] {
    let members = (0..<count).flatMap { number in
      let arguments = needs(of: number).map { "\(name($0)): graph._members.\(name($0))" }
      return [
        "  var \(name(number)): \(type(number)) {",
        "    get { _cells.\(name(number)).value(of: \"\(name(number))\", in: graphCore) }",
        "  }",
        "  private static func \(name(number))(_ graph: AppGraph) -> \(type(number)) {",
        "    return \(type(number))(\(arguments.joined(separator: ", ")))",
        "  }",
      ]
    }
    let cells = (0..<count).map { "    let \(name($0)) = SingletonCell<\(type($0))>()" }
    let overrides = (0..<count).map { "    var \(name($0)): \(type($0))?" }
    let replacements = (0..<count).map {
      "    core.override(\"\(name($0))\", with: replaced.\(name($0)))"
    }
    let descriptions = (0..<count).map { number in
      let needs = needs(of: number).map { "\"\(name($0))\"" }.joined(separator: ", ")
      return "    graph.singleton(\"\(name(number))\", AppGraph.\(name(number)), "
        + (needs.isEmpty ? "" : "needs: \(needs), ")
        + "file: \"Program/main.swift\", line: \(number + 1), column: 3)"
    }
    return ["final class AppGraph: Sendable {", "  let size: Int"] + members
      + [
        "  nonisolated let graphCore: GraphCore",
        "  private let _cells = _Cells()",
        "  private final class _Cells: Sendable {",
      ] + cells + ["  }", "  struct Overrides {"] + overrides
      + [
        "    init() {}", "  }",
        "  init(size: Int, _ overrides: ((inout Overrides) -> Void)? = nil) {",
        "    self.size = size",
        "    graphCore = GraphCore(\"AppGraph\")",
        "    graphCore.connect(to: self)",
        "    if let overrides { self.override(overrides) }",
        "  }",
        "  func `override`(",
        "    _ overrides: (inout Overrides) -> Void,",
        "    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column",
        "  ) {",
        "    var replaced = Overrides()",
        "    overrides(&replaced)",
        "    let core = graphCore.overriding(file: file, line: line, column: column)",
      ] + replacements
      + ["  }", "  nonisolated static func describe(_ graph: GraphDescriber<AppGraph>) {"]
      + descriptions
      + [
        "  }", "  nonisolated static let graphPlan = GraphPlan(of: AppGraph.self)",
        "  private var _members: AppGraph { self }", "}",
        "extension AppGraph: DependencyGraph {}",
      ]
  }
}
