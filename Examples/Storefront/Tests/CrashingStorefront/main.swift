import CrashHook
import Foundation
import StorefrontKit

// The command storefront, but for its first argument: at which change of a file it kills itself.
crash_at_step(Int32(CommandLine.arguments[1]) ?? 0)
exit(
  await CommandLineApp().run(
    arguments: Array(CommandLine.arguments.dropFirst(2)),
    environment: ProcessInfo.processInfo.environment,
    output: { print($0, terminator: "") },
    error: { print($0, terminator: "") }))
