/// Counts the words of a text.
struct CountWords: JobHandler {
  let kind = JobKind("count-words", "counts the words of its payload")

  func handle(_ job: Job, in context: JobContext) async throws {
    let count = job.payload.split(whereSeparator: \.isWhitespace).count
    context.transaction.write("\(count) \(count == 1 ? "word" : "words")")
  }
}
