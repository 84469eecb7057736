/// A job that a worker has claimed.
package struct Job: Hashable, Identifiable, Sendable {
  package let id: Int
  /// The name of the kind, which says who handles it.
  package let kind: String
  /// What the kind makes of it.
  package let payload: String
  /// Which attempt the claim is, from 1.
  ///
  /// It also tells the claim from an earlier one whose lease ran
  /// out: only giving back takes an attempt away, and then nobody has the job.
  package let attempt: Int

  package init(id: Int, kind: String, payload: String, attempt: Int) {
    self.id = id
    self.kind = kind
    self.payload = payload
    self.attempt = attempt
  }
}
