import Foundation
import PackagePlugin

/// The command `swift package joinery`: the tool, in the folder of the package.
@main
struct JoineryCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "JoineryTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The tool says how to allow what the plug-in may not do.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["JOINERY_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    // What is wrong has been said; SwiftPM passes on no more than that something is.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
