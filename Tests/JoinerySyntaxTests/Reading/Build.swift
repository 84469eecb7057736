import SwiftIfConfig
import SwiftSyntax

/// A build in which some conditions are set and nothing else is known.
struct Build: BuildConfiguration {
  private let conditions: Set<String>

  init(_ conditions: Set<String>) {
    self.conditions = conditions
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool { false }
  func isActiveTargetOS(name: String) -> Bool { false }
  func isActiveTargetArchitecture(name: String) -> Bool { false }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { false }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { false }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
