import Joinery
import Observation

extension Pattern {
  static let store = Pattern(
    name: "store", title: "An @Observable store, injected by type", folder: "Store",
    choose: "several screens show or change one state, and none of them owns it",
    avoid: "one screen owns the state: keep it in its model, or pass it to the child",
    walk: { _, page in
      let session = ReadingSessionModel()
      let goal = GoalModel()
      page.say("Two models have @Injected var store: ReadingStore, and get the same one:")
      page.show(goal.text)

      page.say("What one does is seen through the other, and whoever observes it is told:")
      let observed = ActivityLog()
      withObservationTracking {
        _ = goal.text
      } onChange: {
        observed.write("changed")
      }
      session.turnPages(12)
      page.show(observed.lines + [goal.text])
    })
}
