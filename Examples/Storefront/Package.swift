// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "storefront",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]),
    .target(
      name: "StorefrontKit",
      dependencies: ["CSQLite"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .testTarget(
      name: "StorefrontTests", dependencies: ["StorefrontKit"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
