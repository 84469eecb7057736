import ReadingListKit

await CommandLineTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
