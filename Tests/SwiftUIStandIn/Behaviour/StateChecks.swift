import Joinery
import JoinerySwiftUI
import SwiftUI

extension StandInChecks {
  static func checkStates() throws {
    func profile(_ name: String) -> some View {
      ProfileView().injected(\.analytics, NamedAnalytics(name))
    }

    let screen = StandInScreen(profile("first"))
    check(
      "a view model is made with the tree's values", screen.texts,
      ["model: first ", "tapped: nothing"])
    screen.write("Ada", into: "name")
    check(
      "a binding writes into the view model", screen.texts, ["model: first Ada", "tapped: nothing"])
    screen.show(profile("second"))
    check(
      "a view model is made once, and keeps its values", screen.texts,
      ["model: first Ada", "tapped: nothing"])
    screen.tap("plain")
    check(
      "an action has the values of the process", screen.texts,
      ["model: first Ada", "tapped: default"])
    screen.tap("tree")
    check(
      "an action can take the tree's values with it", screen.texts,
      ["model: first Ada", "tapped: second"])
    check(
      "another view has a view model of its own",
      StandInScreen(
        VStack {
          profile("left")
          profile("right")
        }
      ).texts,
      ["model: left ", "tapped: nothing", "model: right ", "tapped: nothing"])
    check(
      "arguments and ambient factories make view models with the tree's values",
      StandInScreen(OrderView(id: 1).injected(\.analytics, NamedAnalytics("tree"))).texts,
      ["order 1: tree", "order 2: tree"])
  }
}
