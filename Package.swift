// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// One row of the table below: what a target is and what it may import.
struct TargetRow {
  enum Kind {
    /// Has a library product of its own.
    case library
    /// Compiled into a library, never a product.
    case hidden
    /// The same, for protocols whose asynchronous requirements leave the isolation to who conforms.
    case callersIsolation
    /// The same, in C.
    case c
    /// Imports SwiftSyntax; runs on the machine that compiles.
    case syntax
    /// The same, and parses text, which the plug-in has no use for.
    case reading
    /// The plug-in of the compiler.
    case macro
    /// A program, which is a product under another name.
    case tool(product: String)
    /// A command of SwiftPM, which is a product as well.
    case command(verb: String, does: String)
    case test
    /// The same, for tests that import SwiftSyntax.
    case syntaxTest
    /// Code that only tests import.
    case testSupport
    /// The same, for code that imports what imports SwiftSyntax.
    case syntaxTestSupport
    /// A program whose entry point is the fuzzer's.
    case fuzzer
  }

  var kind: Kind
  var name: String
  var dependencies: [String] = []
  var exclude: [String] = []
  /// Where the sources are, if not in a folder of the target's name.
  var path: String?
  /// What a test is compiled with, if not with the settings of every target.
  var ownSettings: [SwiftSetting]?
}

/// Every target of the package.
///
/// Arrows point one way: see Documentation/Architecture.md.
let rows: [TargetRow] = [
  TargetRow(kind: .library, name: "JoineryAnalysis"),
  // Apart, so that a program that only has a graph has none of it.
  TargetRow(kind: .hidden, name: "JoineryInspection", dependencies: ["JoineryAnalysis"]),
  TargetRow(kind: .c, name: "CJoineryThreads"),
  TargetRow(kind: .hidden, name: "JoineryThreads", dependencies: ["CJoineryThreads"]),
  TargetRow(kind: .callersIsolation, name: "JoineryComponents"),
  TargetRow(kind: .syntax, name: "JoinerySyntax", dependencies: ["JoineryAnalysis"]),
  TargetRow(kind: .macro, name: "JoineryMacros", dependencies: ["JoinerySyntax"]),
  TargetRow(
    kind: .reading, name: "JoineryReading", dependencies: ["JoinerySyntax", "JoineryAnalysis"]),
  TargetRow(
    kind: .library, name: "Joinery",
    dependencies: ["JoineryAnalysis", "JoineryComponents", "JoineryThreads", "JoineryMacros"]),
  // Empty where there is no SwiftUI.
  TargetRow(
    kind: .library, name: "JoinerySwiftUI", dependencies: ["Joinery", "JoineryAnalysis"]),

  TargetRow(
    kind: .library, name: "JoineryTesting",
    dependencies: ["Joinery", "JoineryAnalysis", "JoineryThreads"]),

  // The files of the page, so that nothing has to be found at run time.
  TargetRow(kind: .c, name: "CJoineryPage", exclude: ["Page"]),
  TargetRow(
    kind: .library, name: "JoineryExplorer",
    dependencies: ["JoineryAnalysis", "JoineryInspection", "CJoineryPage"]),
  TargetRow(
    kind: .tool(product: "joinery"), name: "JoineryTool",
    dependencies: ["JoineryAnalysis", "JoineryInspection", "JoineryExplorer", "JoineryReading"]),

  TargetRow(
    kind: .command(
      verb: "joinery", does: "See, check, explain and compare the package's dependency graphs"),
    name: "JoineryCommand", dependencies: ["JoineryTool"]),

  TargetRow(kind: .testSupport, name: "JoineryTestSupport", dependencies: ["JoineryThreads"]),
  TargetRow(
    kind: .test, name: "JoineryAnalysisTests",
    dependencies: ["JoineryAnalysis", "JoineryInspection", "JoineryTestSupport"],
    exclude: ["Golden"]),
  TargetRow(
    kind: .test, name: "JoineryTests",
    dependencies: ["Joinery", "JoineryAnalysis", "JoineryTestSupport", "JoineryThreads"],
    exclude: ["Golden"]),

  TargetRow(
    kind: .syntaxTest, name: "JoinerySyntaxTests",
    dependencies: ["JoinerySyntax", "JoineryAnalysis", "JoineryTestSupport"],
    exclude: ["Golden"]),

  TargetRow(
    kind: .syntaxTest, name: "JoineryReadingTests",
    dependencies: [
      "JoineryReading", "Joinery", "JoineryInspection", "JoineryAnalysis", "JoineryTestSupport",
    ]),

  TargetRow(
    kind: .test, name: "JoineryExplorerTests",
    dependencies: ["JoineryExplorer", "JoineryAnalysis", "JoineryTestSupport"]),
  TargetRow(
    kind: .syntaxTest, name: "JoineryToolTests",
    dependencies: ["JoineryTool", "JoineryInspection", "JoineryAnalysis", "JoineryTestSupport"],
    exclude: ["Golden"]),

  TargetRow(
    kind: .test, name: "JoineryGraphTests",
    dependencies: ["Joinery", "JoineryAnalysis", "JoineryTestSupport", "JoineryThreads"]),

  TargetRow(
    kind: .test, name: "JoineryModelTests",
    dependencies: ["Joinery", "JoineryAnalysis", "JoineryTestSupport", "JoineryThreads"]),

  TargetRow(
    kind: .test, name: "JoineryTestingTests",
    dependencies: ["JoineryTesting", "Joinery", "JoineryTestSupport", "JoineryThreads"]),

  // Reads the other tests, and imports nothing of the package.
  TargetRow(kind: .test, name: "JoineryConformanceTests", dependencies: ["JoineryTestSupport"]),
  // Bytes that somebody made up, on their way through whatever reads text.
  TargetRow(
    kind: .syntaxTestSupport, name: "JoineryFuzzing",
    dependencies: [
      "JoineryReading", "JoinerySyntax", "JoineryExplorer", "JoineryInspection", "JoineryAnalysis",
    ],
    path: "Fuzzing/JoineryFuzzing"),
  TargetRow(
    kind: .syntaxTest, name: "JoineryFuzzingTests",
    dependencies: ["JoineryFuzzing", "JoineryAnalysis", "JoineryTestSupport"]),
  TargetRow(
    kind: .fuzzer, name: "JoineryFuzzer", dependencies: ["JoineryFuzzing"],
    path: "Fuzzing/JoineryFuzzer"),
  TargetRow(
    kind: .test, name: "JoineryDocumentationTests",
    dependencies: ["Joinery", "JoineryAnalysis", "JoineryTesting", "JoineryTestSupport"]),

  // One program of a consumer, in each setting of the compiler that consumers use.
  .consumer("Swift6", []),
  .consumer("MainActor", [.defaultIsolation(MainActor.self)]),
  .consumer(
    "NonisolatedNonsending", [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  // Without the feature, Swift 5 warns of every initialiser that is passed as a factory.
  .consumer(
    "Swift5", [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
  .consumer(
    "Swift5MainActor",
    [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
      .defaultIsolation(MainActor.self),
    ]),
]

/// The features that Swift 7 turns on, without the one that says where asynchronous functions run.
let features: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

/// Where the toolchain keeps the modules of SwiftSyntax, if it has them.
///
/// They are beside the compiler on the path, behind whatever links lead to it.
///
/// `JOINERY_SWIFT_SYNTAX=package` uses the package all the same.
let toolchainSyntax: String? = {
  if Context.environment["JOINERY_SWIFT_SYNTAX"] == "package" { return nil }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders {
    let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    let module = host.appendingPathComponent("SwiftSyntaxMacroExpansion.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? host.path : nil
  }
  return nil
}()

/// Settings of every target, in the Swift 6 language mode.
let settings = features + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// What makes the toolchain's SwiftSyntax visible to the targets that import it.
let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinks: [LinkerSetting] =
  toolchainSyntax.map {
    [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

/// What the targets import of SwiftSyntax, where it comes from a package.
let readingProducts = ["SwiftSyntax", "SwiftDiagnostics", "SwiftIfConfig"]
let parsingProducts = ["SwiftParser", "SwiftParserDiagnostics"]
let pluginProducts = ["SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPlugin"]

/// Products of the package, which nobody fetches who has the toolchain's modules or leaves macros out.
func syntaxProducts(
  _ names: [String], ofTraits traits: Set<String> = ["Macros", "Tool"]
) -> [Target.Dependency] {
  toolchainSyntax != nil
    ? []
    : names.map {
      .product(name: $0, package: "swift-syntax", condition: .when(traits: traits))
    }
}

/// The targets of which the package consists: nil for every one.
///
/// `JOINERY_TESTS` names some of the tests, which the gate does where building anything but what they need
/// would only take time.
let chosenTargets: Set<String>? = Context.environment["JOINERY_TESTS"].map { names in
  var found: Set<String> = []
  var pending = names.split(separator: " ").map(String.init)
  while let name = pending.popLast() {
    guard found.insert(name).inserted else { continue }
    pending += rows.first { $0.name == name }?.dependencies ?? []
  }
  return found
}

extension TargetRow {
  /// Whether the target is part of the package.
  var isChosen: Bool {
    // It can be linked only with the fuzzer's library, so it is there by its name alone.
    if case .fuzzer = kind { return chosenTargets?.contains(name) ?? false }
    return chosenTargets?.contains(name) ?? true
  }

  /// The other targets of the package that a target imports.
  ///
  /// Who leaves the macros out builds neither the plug-in nor what it needs. Where SwiftSyntax comes from
  /// a package, the tool reads sources only on request: SwiftPM builds that package anew for everybody, and
  /// doesn't take the prebuilt one, as soon as a product other than the plug-in reaches it.
  var targetDependencies: [Target.Dependency] {
    dependencies.map { dependency in
      switch dependency {
      case "JoineryMacros": .target(name: dependency, condition: .when(traits: ["Macros"]))
      case "JoineryReading" where toolchainSyntax == nil:
        .target(name: dependency, condition: .when(traits: ["Tool"]))
      default: .target(name: dependency)
      }
    }
  }

  /// What the package offers of the target to others.
  var products: [Product] {
    switch kind {
    case .library: [.library(name: name, targets: [name])]
    // In the package itself SwiftPM looks the tool of a plug-in up as a product of the target's name.
    case .tool(let product): [product, name].map { .executable(name: $0, targets: [name]) }
    case .command: [.plugin(name: name, targets: [name])]
    case .hidden, .callersIsolation, .c, .syntax, .reading, .macro, .test, .syntaxTest,
      .testSupport, .syntaxTestSupport, .fuzzer:
      []
    }
  }

  static func consumer(_ setting: String, _ settings: [SwiftSetting]) -> TargetRow {
    TargetRow(
      kind: .test, name: "\(setting)ConsumerTests", dependencies: ["Joinery"],
      path: "Tests/Settings/\(setting)", ownSettings: settings)
  }

  var target: Target {
    let dependencies = targetDependencies
    switch kind {
    case .library, .hidden:
      return .target(
        name: name, dependencies: dependencies, exclude: exclude,
        swiftSettings: settings + [.strictMemorySafety()])
    case .callersIsolation:
      return .target(
        name: name, dependencies: dependencies,
        swiftSettings: features + [.strictMemorySafety()])
    case .c:
      return .target(name: name, exclude: exclude)
    case .syntax:
      return .target(
        name: name, dependencies: dependencies + syntaxProducts(readingProducts),
        swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinks)
    case .reading:
      return .target(
        name: name,
        dependencies: dependencies
          + syntaxProducts(readingProducts + parsingProducts, ofTraits: ["Tool"]),
        swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinks)
    case .macro:
      return .macro(
        name: name,
        dependencies: dependencies
          + syntaxProducts(readingProducts + pluginProducts, ofTraits: ["Macros"]),
        swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinks)
    case .tool:
      return .executableTarget(
        name: name, dependencies: dependencies,
        swiftSettings: settings + [.strictMemorySafety()] + syntaxSettings,
        linkerSettings: syntaxLinks)
    case .command(let verb, let summary):
      // Without a permission to write, as most commands don't: who wants a file says so in the call.
      return .plugin(
        name: name, capability: .command(intent: .custom(verb: verb, description: summary)),
        dependencies: self.dependencies.map { .target(name: $0) })
    case .testSupport:
      return .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
    case .syntaxTestSupport:
      return .target(
        name: name,
        dependencies: dependencies
          + syntaxProducts(readingProducts + parsingProducts, ofTraits: ["Tool"]),
        path: path, swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinks)
    case .fuzzer:
      return .executableTarget(
        name: name, dependencies: dependencies, path: path,
        swiftSettings: settings + syntaxSettings + [.unsafeFlags(["-parse-as-library"])],
        linkerSettings: syntaxLinks)
    case .test:
      return .testTarget(
        name: name, dependencies: dependencies, path: path, exclude: exclude,
        swiftSettings: ownSettings ?? settings)
    case .syntaxTest:
      return .testTarget(
        name: name, dependencies: dependencies + syntaxProducts(readingProducts + ["SwiftParser"]),
        path: path,
        exclude: exclude, swiftSettings: settings + syntaxSettings,
        linkerSettings: syntaxLinks)
    }
  }
}

let package = Package(
  name: "joinery",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: rows.filter(\.isChosen).flatMap(\.products),
  traits: [
    .trait(
      name: "Macros", description: "Graphs that the compiler checks: @Graph and its attributes."),
    .trait(
      name: "Tool",
      description: "The program 'joinery', where the toolchain has no modules of SwiftSyntax."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: toolchainSyntax != nil
    ? []
    : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")],
  targets: rows.filter(\.isChosen).map(\.target),
  swiftLanguageModes: [.v6]
)
