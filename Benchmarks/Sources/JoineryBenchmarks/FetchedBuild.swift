/// A build that has fetched packages.
struct FetchedBuild: Error, CustomStringConvertible {
  var description: String {
    "the build has fetched packages, because the toolchain has no modules of SwiftSyntax beside `swiftc`"
  }
}
