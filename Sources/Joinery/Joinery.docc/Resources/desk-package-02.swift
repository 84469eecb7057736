// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LibraryDesk",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "joinery", path: "../joinery")],
  targets: [
    .executableTarget(
      name: "LibraryDesk", dependencies: [.product(name: "Joinery", package: "joinery")]),
    .testTarget(
      name: "LibraryDeskTests",
      dependencies: ["LibraryDesk", .product(name: "Joinery", package: "joinery")]),
  ]
)
