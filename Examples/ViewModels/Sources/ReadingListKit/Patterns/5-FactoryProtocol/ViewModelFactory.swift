/// Makes the models of screens, for whoever opens one.
///
/// A protocol of the app's own: `AppGraph` has these functions, and so it conforms.
protocol ViewModelFactory: Sendable {
  @MainActor func makeReadingList() -> ReadingListModel
  // The book is known when its screen is opened, and not before.
  @MainActor func makeBookDetail(bookID: Book.ID) -> BookDetailModel
}
