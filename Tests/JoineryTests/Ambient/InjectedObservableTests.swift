import Joinery
import JoineryTestSupport
import Observation
import Testing

/// Stores that are observed, injected by type.
@Suite(.timeLimit(.minutes(10))) struct InjectedObservableTests {
  @MainActor
  @Test func `a store that is injected by type is observed`() throws {
    let container = try Container("app") { Singleton(main: Basket.init) }
    withInjected(\.container, container) {
      let changes = Counter()
      let row = BasketRow()
      let text = withObservationTracking {
        row.text
      } onChange: {
        changes.increment()
      }
      #expect(text == "0 items")
      BasketButton().basket.count += 1
      #expect(changes.value == 1)
      #expect(row.text == "1 items")
      BasketButton().basket.count += 1
      #expect(changes.value == 1, "a change is told once")
    }
  }

  @MainActor
  @Test func `an observed class that has injected properties is observed itself`() throws {
    let container = try Container("app") { Singleton(main: Basket.init) }
    withInjected(\.container, container) {
      let changes = Counter()
      let model = CheckoutModel()
      _ = withObservationTracking {
        (model.note, model.trail.follow("seen"))
      } onChange: {
        changes.increment()
      }
      #expect(changes.value == 0)
      model.basket.count += 1
      #expect(changes.value == 0, "nobody has read the basket")
      model.note = "paid"
      #expect(changes.value == 1)
    }
  }

  @MainActor
  @Test func `a store that is read through an observed class is observed`() throws {
    let container = try Container("app") { Singleton(main: Basket.init) }
    withInjected(\.container, container) {
      let changes = Counter()
      let model = CheckoutModel()
      let count = withObservationTracking {
        model.basket.count
      } onChange: {
        changes.increment()
      }
      #expect(count == 0)
      CheckoutModel().basket.count += 1
      #expect(changes.value == 1)
      #expect(model.basket.count == 1)
    }
  }
}

// MARK: - Fixtures

@MainActor @Observable private final class Basket {
  var count = 0
  init() {}
}

@MainActor private struct BasketRow {
  @Injected var basket: Basket
  var text: String { "\(basket.count) items" }
}

@MainActor private struct BasketButton {
  @Injected var basket: Basket
}

@MainActor @Observable private final class CheckoutModel {
  @Injected @ObservationIgnored var basket: Basket
  @Injected(\.trail) @ObservationIgnored var trail: any Trail
  var note = ""
}
