// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

/// The features, each in a package of its own.
let features: [Target.Dependency] = [
  .product(name: "Accounts", package: "accounts"),
  .product(name: "Basket", package: "basket"),
  .product(name: "Catalogue", package: "catalogue"),
]

let package = Package(
  name: "marketplace",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "marketplace", targets: ["marketplace"])
  ],
  dependencies: [
    .package(name: "joinery", path: "../../.."),
    .package(name: "accounts", path: "../Accounts"),
    .package(name: "basket", path: "../Basket"),
    .package(name: "catalogue", path: "../Catalogue"),
  ],
  targets: [
    .target(
      name: "MarketplaceKit",
      dependencies: features + [.product(name: "Joinery", package: "joinery")],
      swiftSettings: settings + [.strictMemorySafety()]),
    .executableTarget(
      name: "marketplace", dependencies: ["MarketplaceKit"], swiftSettings: settings),
    .testTarget(
      name: "MarketplaceTests",
      dependencies: features + [
        "MarketplaceKit",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryAnalysis", package: "joinery"),
        .product(name: "JoineryTesting", package: "joinery"),
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
