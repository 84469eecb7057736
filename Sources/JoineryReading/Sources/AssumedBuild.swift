import SwiftIfConfig
import SwiftSyntax

/// The build whose `#if` conditions hold while sources are read.
///
/// Reading needs one answer to each condition. It is that of a build for the system that reads, in which
/// the given names are set, and in which everything can be imported that isn't known to belong to another
/// system.
struct AssumedBuild: BuildConfiguration {
  /// The names that are set, as with `-D`.
  let conditions: Set<String>
  /// Whether it is known which modules there are; the compiler doesn't tell macros.
  private var knowsModules = true

  /// Creates a build.
  init(conditions: Set<String> = ["DEBUG"]) {
    self.conditions = conditions
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { Self.hasFeature(name) }
  func hasAttribute(name: String) -> Bool { Self.attributes.contains(name) }

  /// The build as macros see it.
  var ofMacros: AssumedBuild {
    var build = self
    build.knowsModules = false
    return build
  }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) throws -> Bool {
    guard knowsModules else { throw UnknownModules() }
    guard let module = importPath.first?.1 else { return false }
    return Self.isApple || !Self.modulesOfApple.contains(module)
  }

  func isActiveTargetOS(name: String) -> Bool { name == Self.system }
  func isActiveTargetArchitecture(name: String) -> Bool { name == Self.architecture }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool {
    name == (Self.isApple ? "_ObjC" : "_Native")
  }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { false }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }

  /// That a condition asks for modules.
  private struct UnknownModules: Error {}

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    ""
    #endif
  }

  private static let modulesOfApple: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Combine", "Darwin", "WatchKit", "ObjectiveC", "OSLog", "os",
    "CoreData", "CloudKit", "StoreKit", "WidgetKit", "SwiftData",
  ]

  private static var isApple: Bool { system != "Linux" && system != "Windows" }

  private static var system: String {
    #if os(Linux)
    "Linux"
    #elseif os(Windows)
    "Windows"
    #else
    "macOS"
    #endif
  }
}
