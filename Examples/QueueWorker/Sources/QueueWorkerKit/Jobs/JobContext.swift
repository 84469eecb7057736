/// What belongs to one attempt, for the handler.
package struct JobContext: Sendable {
  package let log: JobLog
  package let transaction: JobTransaction
}
