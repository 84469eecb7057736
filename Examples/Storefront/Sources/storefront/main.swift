import StorefrontKit

await CommandLineProcess.run(arguments: Array(CommandLine.arguments.dropFirst()))
