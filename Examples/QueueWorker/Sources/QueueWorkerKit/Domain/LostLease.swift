/// The lease of a claim has run out, and the job is somebody else's by now.
struct LostLease: Error, Hashable, CustomStringConvertible {
  let job: Job.ID

  var description: String { "the lease of job \(job) ran out" }
}
