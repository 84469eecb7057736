import JoineryTesting

@testable import ReadingListKit

/// A factory that notes which books are opened.
struct SpyFactory: ViewModelFactory {
  let opened = Recorder<Book.ID>()
  var books: any BookRepository = MemoryBookRepository([])

  func makeReadingList() -> ReadingListModel {
    ReadingListModel(
      books: books, clock: FixedClock(), formatter: TerseFormatter(), analytics: NoAnalytics())
  }

  func makeBookDetail(bookID: Book.ID) -> BookDetailModel {
    opened.record(bookID)
    return BookDetailModel(bookID: bookID, books: books, analytics: NoAnalytics())
  }
}
