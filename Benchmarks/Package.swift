// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target: those of Joinery itself.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) } + [.strictMemorySafety()]

let package = Package(
  name: "joinery-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "joinery-benchmarks", targets: ["JoineryBenchmarks"])
  ],
  dependencies: [
    .package(name: "joinery", path: "..")
  ],
  targets: [
    // What is built: the object graphs.
    .target(name: "Workload", swiftSettings: settings),
    // How it is measured: threads, statistics, tables and callgrind.
    .target(name: "Measurement", swiftSettings: settings),
    // Who builds it: hand-written code, the container and the textbook container.
    .target(
      name: "Contenders",
      dependencies: ["Measurement", "Workload", .product(name: "Joinery", package: "joinery")],
      swiftSettings: settings),
    .executableTarget(
      name: "JoineryBenchmarks", dependencies: ["Contenders", "Measurement", "Workload"],
      swiftSettings: settings),
    .testTarget(
      name: "MeasurementTests", dependencies: ["Measurement"], swiftSettings: settings),
    .testTarget(name: "WorkloadTests", dependencies: ["Workload"], swiftSettings: settings),
    .testTarget(
      name: "ContendersTests", dependencies: ["Contenders", "Measurement", "Workload"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
