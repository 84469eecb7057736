// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "view-models",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "view-models", targets: ["view-models"])
  ],
  dependencies: [
    .package(name: "joinery", path: "../..")
  ],
  targets: [
    .target(
      name: "ReadingListKit", dependencies: [.product(name: "Joinery", package: "joinery")],
      swiftSettings: settings + [.strictMemorySafety()]),
    .executableTarget(
      name: "view-models", dependencies: ["ReadingListKit"], swiftSettings: settings),
    .testTarget(
      name: "ReadingListTests",
      dependencies: [
        "ReadingListKit",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryTesting", package: "joinery"),
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
