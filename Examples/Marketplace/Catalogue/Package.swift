// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "catalogue",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Catalogue", targets: ["Catalogue"])
  ],
  dependencies: [
    .package(name: "joinery", path: "../../..")
  ],
  targets: [
    .target(
      name: "Catalogue", dependencies: [.product(name: "Joinery", package: "joinery")],
      swiftSettings: settings + [.strictMemorySafety()]),
    .testTarget(
      name: "CatalogueTests",
      dependencies: [
        "Catalogue",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryTesting", package: "joinery"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
