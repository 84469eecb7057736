import Testing
import Workload

struct ConsumerPackageTests {
  @Test("Only the app that is wired by hand does without the library")
  func library() throws {
    let files = ConsumerPackage.files(ConsumerPackage.App.allCases, library: "/library")
    for app in ConsumerPackage.App.allCases {
      let main = try #require(files["Sources/\(app.rawValue)/main.swift"])
      #expect(main.contains("import Joinery") == (app != .hand))
      #expect(files["Sources/\(app.rawValue)/Types.swift"] != nil)
    }
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains(#".package(name: "joinery", path: "/library")"#))
  }
}
