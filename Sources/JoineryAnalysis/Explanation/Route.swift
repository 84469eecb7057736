/// The steps of a path, without its middle where it is very long.
struct Route {
  /// How many steps are kept at each end.
  static let end = 20

  /// The first steps, or all.
  var head: [Step]
  /// The last steps where some are left out; the first of them only tells what led to the second.
  var tail: [Step]
  /// How many nodes are left out.
  var omitted: Int

  /// Creates a route.
  init(head: [Step], tail: [Step] = [], omitted: Int = 0) {
    self.head = head
    self.tail = tail
    self.omitted = omitted
  }

  /// Keeps the ends of a path.
  init(_ steps: [Step]) {
    let omitted = steps.count - 2 * Self.end
    if omitted > 0 {
      self.init(
        head: Array(steps.prefix(Self.end)), tail: Array(steps.suffix(Self.end + 1)),
        omitted: omitted)
    } else {
      self.init(head: steps)
    }
  }
}
