import Observation

/// Goes from the list to a book and back.
///
/// The factory protocol: it opens screens whose dependencies it does not have and does not know. That it opens
/// some is plain from its initialiser, and this file imports nothing of Joinery.
@Observable @MainActor
final class ShelfFlowModel {
  let list: ReadingListModel
  private(set) var path: [BookDetailModel] = []

  private let factory: any ViewModelFactory

  init(factory: any ViewModelFactory) {
    self.factory = factory
    list = factory.makeReadingList()
  }

  func open(_ id: Book.ID) { path.append(factory.makeBookDetail(bookID: id)) }
  func back() { _ = path.popLast() }
}
