import Joinery

/// The title of a part of the output, which stands out where there is a theme.
struct Title: CustomStringConvertible {
  let text: String
  @Injected(\.theme) private var theme: Theme?

  init(_ text: String) {
    self.text = text
  }

  var description: String { theme?.title(text) ?? text }
}
