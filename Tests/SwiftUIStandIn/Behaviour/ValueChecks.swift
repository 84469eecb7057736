import Joinery
import JoinerySwiftUI
import SwiftUI

extension StandInChecks {
  static func checkValues() throws {
    check(
      "a tree that sets nothing has the values of whoever draws it",
      StandInScreen(AnalyticsView()).texts
        + withInjected(\.analytics, NamedAnalytics("test")) { StandInScreen(AnalyticsView()).texts },
      ["analytics: default", "analytics: test"])
    check(
      "a value is set for the views below, and for no others",
      StandInScreen(
        VStack {
          AnalyticsView().injected(\.analytics, NamedAnalytics("below"))
          AnalyticsView()
        }
      ).texts,
      ["analytics: below", "analytics: default"])
    check(
      "the nearest value prevails, and others stay",
      StandInScreen(
        VStack {
          AnalyticsView()
          LanguageView()
        }
        .injected(\.analytics, NamedAnalytics("near"))
        .injected {
          $0.language = "de"
          $0.analytics = NamedAnalytics("far")
        }
      ).texts,
      ["analytics: near", "locale: en, language: de"])
    check(
      "a tree may have the given values and no others",
      StandInScreen(AnalyticsView().injected(.current).injected(\.analytics, NamedAnalytics("far")))
        .texts,
      ["analytics: default"])
    check(
      "an environment value becomes an ambient one, and the other way round",
      StandInScreen(
        VStack {
          LanguageView().injected(\.language, environment: \.locale)
          LanguageView().environment(\.locale, injected: \.language).injected(\.language, "it")
        }
        .environment(\.locale, "es")
      ).texts,
      ["locale: es, language: es", "locale: it, language: it"])
    check(
      "a reader's content is made with the tree's values",
      StandInScreen(
        InjectedReader { _ in DetailView(model: ProfileModel()) }
          .injected(\.analytics, NamedAnalytics("tree"))
      ).texts,
      ["detail: tree"])
    check(
      "a scene's values reach its views, each beside the others",
      StandInScreen(scene: ShopApp().body).texts,
      [
        "analytics: scene", "analytics: below", "model: scene ", "tapped: nothing",
        "order 1: scene", "order 2: scene", "cart of app: 0, the same", "graph app: 0",
        "entry: app",
        "locale: en, language: en", "locale: de, language: de", "detail: scene",
      ])
  }
}
