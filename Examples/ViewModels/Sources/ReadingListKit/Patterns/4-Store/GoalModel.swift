import Joinery
import Observation

/// How far the reader is today.
///
/// The property that holds the store is ignored by the observation of this object, because it never changes;
/// what is read through it is observed by the store.
@Observable @MainActor
final class GoalModel {
  @Injected @ObservationIgnored var store: ReadingStore

  var text: String { "\(store.pages) of \(store.goal) pages" }
}
