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
  products: [
    .executable(name: "storefront", targets: ["storefront"])
  ],
  dependencies: [
    .package(name: "joinery", path: "../..")
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]),
    .target(
      name: "StorefrontKit",
      dependencies: [
        "CSQLite",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryAnalysis", package: "joinery"),
      ],
      swiftSettings: settings + [.strictMemorySafety()]),
    .executableTarget(
      name: "storefront", dependencies: ["StorefrontKit"], swiftSettings: settings),
    .testTarget(
      name: "StorefrontTests",
      dependencies: [
        "StorefrontKit", "storefront", "CrashingStorefront",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryAnalysis", package: "joinery"),
        .product(name: "JoineryTesting", package: "joinery"),
      ],
      exclude: ["Golden"], swiftSettings: settings),

    // A storefront that kills itself: the tests run it to see what is left.
    .executableTarget(
      name: "CrashingStorefront", dependencies: ["StorefrontKit", "CrashHook"],
      path: "Tests/CrashingStorefront", swiftSettings: settings),
    .target(name: "CrashHook", dependencies: ["CSQLite"], path: "Tests/CrashHook"),
  ],
  swiftLanguageModes: [.v6]
)
