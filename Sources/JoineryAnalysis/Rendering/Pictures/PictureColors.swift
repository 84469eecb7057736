/// The colours of pictures of a graph: boxes light enough for dark text, and lines that are seen on a light and
/// on a dark page.
enum PictureColors {
  /// The text.
  static let text = "#1d2430"
  /// A line around a box, or an arrow.
  static let line = "#5b6675"
  /// The title of a cluster, which is read on the page itself, be it white or black.
  static let title = "#6e7781"
  /// What is missing, on a cycle, or wrong on its own.
  static let red = "#c62828"
  /// What holds a value captive.
  static let orange = "#d9730d"

  /// What a box of a kind is filled with.
  static func fill(of kind: GraphPicture.Kind) -> String {
    switch kind {
    case .lifetime(.instance): "#e7eaee"
    case .lifetime(.singleton): "#d6e6fb"
    case .lifetime(.weak): "#d5f0f2"
    case .lifetime(.scoped): "#daf2dc"
    case .lifetime(.transient): "#fff4cf"
    case .lifetime(.assisted): "#ebdff8"
    case .lifetime(.input): "#fbe1ee"
    case .decorator: "#f0e6da"
    case .collection, .missing: "#ffffff"
    }
  }

  /// The line around a box, or of an arrow.
  static func line(_ mark: GraphPicture.Mark?) -> String {
    switch mark {
    case .cyclic, .faulty: red
    case .captive: orange
    case nil: line
    }
  }
}
