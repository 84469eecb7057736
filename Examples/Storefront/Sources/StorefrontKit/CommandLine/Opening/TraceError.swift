/// Why a trace could not be written.
struct TraceError: Error, Hashable {
  let path: String
  let reason: String
}
