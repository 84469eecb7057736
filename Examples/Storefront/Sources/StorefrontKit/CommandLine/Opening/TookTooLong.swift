/// A part of the shop was not opened or closed in time.
struct TookTooLong: Error, Hashable {
  /// The part's name in the wiring.
  let component: String
}
