import QueueWorkerKit

// `queue-worker` with one more kind of job.
await ProgramProcess.run(
  Program { try .queueWorker($0, plugins: gateModule) },
  arguments: Array(CommandLine.arguments.dropFirst()))
