import Foundation
import StorefrontKit

let code = await CommandLineApp().run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
exit(code)
