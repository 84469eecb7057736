import Foundation
import QueueWorkerKit

/// Waits until the standard input ends, without keeping a thread that jobs need.
struct Gate: JobHandler {
  let kind = JobKind("gate", "waits until its process is told to go on")

  func handle(_ job: Job, in context: JobContext) async throws {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _ = try? FileHandle.standardInput.readToEnd()
        continuation.resume()
      }
    }
    context.transaction.write("went through")
  }
}
