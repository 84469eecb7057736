import JoineryReading
import Testing

/// Which files belong to which module.
@Suite struct `A package` {
  @Test(arguments: [
    (
      "Package.swift",
      [
        "p/Package.swift": "let package = Package(name: \"p\")",
        "p/Sources/App/A.swift": "", "p/Sources/App/Deep/B.swift": "",
        "p/Sources/my-tool/main.swift": "", "p/.build/X/C.swift": "",
        "p/Tests/AppTests/T.swift": "",
        "p/Examples/E.swift": "", "p/Sources/App/App.docc/D.swift": "",
        "p/Sources/Readme.md": "",
      ],
      [
        "p/Sources/App/A.swift App", "p/Sources/App/Deep/B.swift App",
        "p/Sources/my-tool/main.swift my_tool",
      ]
    ),
    (
      "paths in the manifest",
      [
        "p/Package.swift": """
        let package = Package(targets: [
          .target(name: "Core", dependencies: [.target(name: "Base")], path: "Code/Core"),
          .target(name: "Base", path: "Code", exclude: ["Core", "Old.swift"]),
          .testTarget(name: "T", path: "Code/T"),
          .target(name: name, path: "Elsewhere"),
        ])
        """,
        "p/Code/Core/A.swift": "", "p/Code/B.swift": "", "p/Code/Old.swift": "",
        "p/Sources/Extra/C.swift": "", "p/Elsewhere/D.swift": "",
      ],
      ["p/Code/B.swift Base", "p/Code/Core/A.swift Core", "p/Sources/Extra/C.swift Extra"]
    ),
    (
      "sources of one target",
      [
        "p/Package.swift": "let p = Package(targets: [.executableTarget(name: \"tool\")])",
        "p/Sources/main.swift": "", "p/Sources/main2.swift": "",
      ],
      ["p/Sources/main.swift tool", "p/Sources/main2.swift tool"]
    ),
    (
      "sources of one target beside others",
      [
        "p/Package.swift": """
        let p = Package(targets: [
          .target(name: "Core", path: "Core"), .executableTarget(name: "tool"), .testTarget(name: "T"),
        ])
        """,
        "p/Sources/main.swift": "", "p/Core/A.swift": "",
      ],
      ["p/Core/A.swift Core", "p/Sources/main.swift tool"]
    ),
    (
      "sources of no known target",
      ["p/Package.swift": "", "p/Sources/A.swift": ""], ["p/Sources/A.swift Main"]
    ),
    (
      "a folder without a package",
      ["p/A.swift": "", "p/Sub/B.swift": "", "p/Sub/Deep/C.swift": "", "p/Pods/X/D.swift": ""],
      ["p/A.swift Main", "p/Sub/B.swift Sub", "p/Sub/Deep/C.swift Sub"]
    ),
    (
      "a folder of packages",
      [
        "p/One/Package.swift": "", "p/One/Sources/One/A.swift": "",
        "p/Two/Package.swift": "", "p/Two/Sources/Two/B.swift": "",
      ],
      ["p/One/Sources/One/A.swift One", "p/Two/Sources/Two/B.swift Two"]
    ),
  ])
  func `has the modules of its targets`(
    _ name: String, _ files: [String: String], _ sources: [String]
  ) throws {
    let found = try PackageReader(files: .table(files)).sources(at: "p")
    #expect(found.map { "\($0.path) \($0.module)" } == sources)
  }

  @Test func `has its tests on request`() throws {
    let files = [
      "p/Package.swift": "", "p/Sources/App/A.swift": "", "p/Tests/AppTests/T.swift": "",
    ]
    let found = try PackageReader(files: .table(files), includesTests: true).sources(at: "p/")
    #expect(found.map(\.module) == ["App", "AppTests"])
    #expect(found.map(\.fileID) == ["App/A.swift", "AppTests/T.swift"])
  }

  @Test func `may be one file`() throws {
    let files = FileTree.table(["p/App/A.swift": "let a = 1"])
    let found = try PackageReader(files: files).sources(at: "p/App/A.swift")
    #expect(found.map(\.module) == ["App"])
    #expect(found.map(\.text) == ["let a = 1"])
  }

  @Test(arguments: [
    ("work/shop", "/Sources/App/A.swift"), ("work/shop", "/Sources/A.swift"),
    ("work/shop", "/A.swift"), ("old", "/Sub/A.swift"),
  ])
  func `has the same modules wherever it is`(_ folder: String, _ path: String) throws {
    let here = try PackageReader(files: .table(["\(folder)\(path)": ""])).sources(at: folder)
    let there = try PackageReader(files: .table(["elsewhere\(path)": ""])).sources(at: "elsewhere")
    #expect(here.map(\.module) == there.map(\.module))
    #expect(here.count == 1)
  }

  @Test func `may be the folder of a target, which has its name`() throws {
    let files = FileTree.table(["p/Sources/App/A.swift": ""])
    #expect(try PackageReader(files: files).sources(at: "p/Sources/App").map(\.module) == ["App"])
  }

  @Test(arguments: ["A.swift", "./A.swift", "../A.swift", "../../A.swift"])
  func `has a module without a name where no folder is named`(_ path: String) throws {
    let found = try PackageReader(files: .table([path: ""])).sources(at: path)
    #expect(found.map(\.module) == ["Main"])
  }

  @Test(arguments: [
    ("q", "there is no file or folder 'q'"),
    (
      "p/Empty",
      "there is no Swift source in 'p/Empty'"
    ),
  ])
  func `that isn't there is an error`(_ path: String, _ message: String) {
    let files = FileTree.table(["p/Empty/readme.md": ""])
    let error = #expect(throws: PackageReadingError.self) {
      try PackageReader(files: files).sources(at: path)
    }
    #expect(error?.description == message)
  }
}
