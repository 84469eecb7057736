// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: those of the library that the example shows.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

/// A migration: where it starts, what stands in for the library there, and its states in their order.
///
/// Each state is a module of its own, so that it is complete, and its types have the names that they
/// would have in an app.
struct Migration {
  var name: String
  var library: String?
  var states: [State]

  struct State {
    var name: String
    var usesLibrary = true
    var usesJoinery = true
  }

  var targets: [Target] {
    states.map { state in
      var dependencies: [Target.Dependency] = ["ShopKit"]
      if state.usesLibrary, let library { dependencies.append(.target(name: library)) }
      if state.usesJoinery { dependencies.append(.product(name: "Joinery", package: "joinery")) }
      return .target(
        name: name + state.name, dependencies: dependencies, swiftSettings: settings)
    }
  }
}

let before = Migration.State(name: "Before", usesJoinery: false)
let between = Migration.State(name: "Between")
let after = Migration.State(name: "After", usesLibrary: false)

let migrations = [
  Migration(
    name: "Singletons",
    states: [before, .init(name: "Defaults", usesJoinery: false), .init(name: "Lent"), after]),
  Migration(name: "Locator", states: [before, .init(name: "Moved"), .init(name: "Lent"), after]),
  Migration(name: "Factory", library: "FactoryKit", states: [before, between, after]),
  Migration(name: "Swinject", library: "Swinject", states: [before, between, after]),
  Migration(name: "Dependencies", library: "Dependencies", states: [before, between, after]),
  Migration(name: "Needle", library: "NeedleFoundation", states: [before, between, after]),
]

let states = migrations.flatMap(\.targets)

let package = Package(
  name: "migration",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "joinery", path: "../..")
  ],
  targets: states
    + migrations.compactMap(\.library).map {
      .target(name: $0, swiftSettings: settings)
    } + [
      .target(name: "ShopKit", swiftSettings: settings),
      .testTarget(
        name: "MigrationTests",
        dependencies: states.map { .target(name: $0.name) } + [
          "ShopKit",
          .product(name: "Joinery", package: "joinery"),
          .product(name: "JoineryTesting", package: "joinery"),
        ],
        swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6]
)
