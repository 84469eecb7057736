import Joinery
import Observation

/// A link to a book, as it stands in a text or comes from another app.
///
/// The environment-based factory: links are made where nobody has a factory to pass on, and open screens
/// all the same.
@Observable @MainActor
final class BookLinkModel {
  let link: String
  private(set) var opened: BookDetailModel?

  @Injected(\.viewModelFactory) @ObservationIgnored var factory: any ViewModelFactory

  init(link: String) {
    self.link = link
  }

  /// Opens the book; a link to anything else opens nothing.
  func follow() {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "reading:", parts[2] == "book", let id = Int(parts[3])
    else { return }
    opened = factory.makeBookDetail(bookID: id)
  }
}
