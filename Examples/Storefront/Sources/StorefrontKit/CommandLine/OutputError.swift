/// Why the output could not be written.
struct OutputError: Error, Hashable {
  let reason: String
}
