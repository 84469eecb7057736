import QueueWorkerKit

await ProgramProcess.run(Program(), arguments: Array(CommandLine.arguments.dropFirst()))
