// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "queue-worker",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "queue-worker", targets: ["queue-worker"])
  ],
  dependencies: [
    .package(name: "joinery", path: "../..")
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]),
    .target(
      name: "QueueWorkerKit",
      dependencies: ["CSQLite", .product(name: "Joinery", package: "joinery")],
      swiftSettings: settings + [.strictMemorySafety()]),
    .executableTarget(
      name: "queue-worker", dependencies: ["QueueWorkerKit"], swiftSettings: settings),
    .testTarget(
      name: "QueueWorkerTests",
      dependencies: [
        "QueueWorkerKit", "queue-worker", "GatedWorker",
        .product(name: "Joinery", package: "joinery"),
        .product(name: "JoineryAnalysis", package: "joinery"),
        .product(name: "JoineryTesting", package: "joinery"),
      ],
      exclude: ["Golden"], swiftSettings: settings),

    // The same program with one more kind of job, which waits until a test lets it go on.
    .executableTarget(
      name: "GatedWorker",
      dependencies: ["QueueWorkerKit", .product(name: "Joinery", package: "joinery")],
      path: "Tests/GatedWorker", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
