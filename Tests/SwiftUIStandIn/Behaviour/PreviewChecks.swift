import Joinery
import JoinerySwiftUI
import SwiftUI

extension StandInChecks {
  static func checkPreviews() {
    let shown = [
      "analytics: preview", "model: preview ", "tapped: nothing", "graph preview: 0", "entry: none",
      "locale: en, language: fr", "detail: preview",
    ]
    let screen = StandInScreen(makePreview().makeView())
    check(
      "a preview has the values for previews, and those that its traits set", screen.texts, shown)
    check(
      "a preview sees nothing of the code around it",
      withInjected {
        $0.analytics = NamedAnalytics("app")
        $0.language = "app"
      } operation: {
        StandInScreen(makePreview().makeView()).texts
      }, shown)
    check(
      "a preview leaves nothing behind",
      [InjectedValues.current.analytics.name, InjectedValues.current.language],
      ["default", "none"])

    var graphs: [ShopGraph] = []
    let trait: PreviewTrait<Preview.ViewTraits> = .injecting { values in
      let graph = ShopGraph(name: "preview \(graphs.count)")
      graphs.append(graph)
      values[graph: ShopGraph.self] = graph
    }
    let first = StandInScreen(Preview(traits: trait) { ShopView() }.makeView())
    graphs[0].cart.count = 1
    let second = StandInScreen(Preview(traits: trait) { ShopView() }.makeView())
    first.draw()
    check(
      "previews that share a trait have each their own values, made once",
      first.texts + second.texts,
      ["graph preview 0: 1", "entry: none", "graph preview 1: 0", "entry: none"])
  }
}
