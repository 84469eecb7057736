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

  /// Creates a build.
  init(conditions: Set<String> = ["DEBUG"]) {
    self.conditions = conditions
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return Self.isApple || !Self.modulesOfApple.contains(module)
  }

  func isActiveTargetOS(name: String) -> Bool { name == Self.system }
  func isActiveTargetArchitecture(name: String) -> Bool { false }
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
