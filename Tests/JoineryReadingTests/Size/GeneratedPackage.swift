import JoineryReading

/// The sources of a package of any size, which are the same for the same size.
///
/// Each file has ten types: services behind protocols that need those of earlier files. There is one module
/// for each twenty files, with a `Module` for each file; one container has all of them, and a graph type the
/// services of each file.
struct GeneratedPackage {
  static let typesPerFile = 10

  let sources: [SourceText]

  /// Writes a package.
  ///
  /// - Parameter files: How many files with types it has.
  init(files: Int) {
    let modules = (files + 19) / 20
    var sources = (0..<files).map { file in
      SourceText(
        path: "Sources/M\(file / 20)/File\(file).swift", module: "M\(file / 20)",
        text: Self.text(of: file))
    }
    let imports = (0..<modules).map { "import M\($0)" }.joined(separator: "\n")
    let list = (0..<files).map { "    module\($0)" }.joined(separator: "\n")
    sources.append(
      SourceText(
        path: "Sources/App/App.swift", module: "App",
        text: "import Joinery\n\(imports)\nlet app = try Container(\"app\") {\n\(list)\n}\n"))
    self.sources = sources
  }

  private static func text(of file: Int) -> String {
    let types = (0..<typesPerFile).map { type(in: file, $0) }.joined(separator: "\n")
    let bindings = (0..<typesPerFile).map { number in
      "  Singleton<any P\(file)x\(number)>(S\(file)x\(number).init\(labels(in: file, number)))"
    }
    let imports = (0...(file / 20)).map { "import M\($0)" }.joined(separator: "\n")
    return """
      public import Joinery
      \(imports)

      \(types)

      public let module\(file) = Module("module\(file)") {
      \(bindings.joined(separator: "\n"))
      }

      @Graph final class Graph\(file): Sendable {
        let value: Int
        @Singleton(S\(file)x0.make(value:)) var first: any P\(file)x0
        @Transient(User\(file).init(first:)) var user: User\(file)
      }

      struct User\(file): Sendable { let first: any P\(file)x0 }

      """
  }

  private static func type(in file: Int, _ number: Int) -> String {
    let needs = needs(of: file, number)
    let parameters = needs.enumerated().map { "n\($0): any P\($1.file)x\($1.number)" }
    let work = (0..<10).map { "    let v\($0) = \($0) * seed + \(number)" }.joined(separator: "\n")
    return """
      public protocol P\(file)x\(number): Sendable { func work(_ seed: Int) -> Int }

      /// Does some work.
      public final class S\(file)x\(number): P\(file)x\(number) {
        public init(\(parameters.joined(separator: ", "))) {}
        static func make(value: Int) -> any P\(file)x\(number) { fatalError() }
        public func work(_ seed: Int) -> Int {
      \(work)
          return [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9].reduce(0, +)
        }
      }

      """
  }

  private static func labels(in file: Int, _ number: Int) -> String {
    let needs = needs(of: file, number)
    return needs.isEmpty ? "" : "(\(needs.indices.map { "n\($0):" }.joined()))"
  }

  /// What a service needs: the one before it, and one of the file before.
  private static func needs(of file: Int, _ number: Int) -> [(file: Int, number: Int)] {
    (number > 0 ? [(file, number - 1)] : []) + (file > 0 ? [(file - 1, number)] : [])
  }
}
