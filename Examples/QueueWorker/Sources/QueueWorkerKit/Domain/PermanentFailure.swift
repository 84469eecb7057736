/// Why a job cannot be done, now or later.
package struct PermanentFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
