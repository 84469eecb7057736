package import SwiftIfConfig
package import SwiftSyntax

/// The build whose `#if` conditions hold while sources are read.
///
/// Reading needs one answer to each condition. It is that of a build for the system that reads, in which
/// the given names are set, and in which everything can be imported that isn't known to belong to another
/// system.
package struct AssumedBuild: BuildConfiguration {
  /// The names that are set, as with `-D`.
  package let conditions: Set<String>

  /// Creates a build.
  package init(conditions: Set<String> = ["DEBUG"]) {
    self.conditions = conditions
  }

  package func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  package func hasFeature(name: String) -> Bool { true }
  package func hasAttribute(name: String) -> Bool { true }

  package func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return Self.isApple || !Self.modulesOfApple.contains(module)
  }

  package func isActiveTargetOS(name: String) -> Bool { name == Self.system }
  package func isActiveTargetArchitecture(name: String) -> Bool { false }
  package func isActiveTargetEnvironment(name: String) -> Bool { false }
  package func isActiveTargetRuntime(name: String) -> Bool {
    name == (Self.isApple ? "_ObjC" : "_Native")
  }
  package func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  package func isActiveTargetObjectFormat(name: String) -> Bool { false }

  package var targetPointerBitWidth: Int { 64 }
  package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  package var endianness: Endianness { .little }
  package var languageVersion: VersionTuple { VersionTuple(6) }
  package var compilerVersion: VersionTuple { VersionTuple(6, 3) }

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
