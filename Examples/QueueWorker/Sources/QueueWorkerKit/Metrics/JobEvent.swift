/// What happens to jobs.
enum JobEvent: String, CaseIterable, Sendable {
  case claimed
  case done
  case retried
  case failed
  case returned
}
