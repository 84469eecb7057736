/// What the reader has done.
enum AnalyticsEvent: Equatable, Sendable {
  case opened(screen: String)
  case finished(Book.ID)
  case extended(Book.ID, days: Int)
  case imported(count: Int)
  case read(pages: Int)
}

extension AnalyticsEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .opened(let screen): "opened \(screen)"
    case .finished(let id): "finished book \(id)"
    case .extended(let id, let days): "extended book \(id) by \(days) days"
    case .imported(let count): "imported \(count) books"
    case .read(let pages): "read \(pages) pages"
    }
  }
}
