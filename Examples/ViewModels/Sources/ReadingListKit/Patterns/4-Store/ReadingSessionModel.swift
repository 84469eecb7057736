import Joinery
import Observation

/// Where the reader says that pages were read.
@Observable @MainActor
final class ReadingSessionModel {
  /// Found by its type, in the app's container.
  @Injected @ObservationIgnored var store: ReadingStore

  func turnPages(_ count: Int) { store.read(pages: count) }
}
