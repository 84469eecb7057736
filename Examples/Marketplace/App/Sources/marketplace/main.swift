import MarketplaceKit

await Program.run(arguments: Array(CommandLine.arguments.dropFirst()))
