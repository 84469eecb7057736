import JoineryTestSupport

private let prelude = """
  import Joinery
  protocol P: Sendable {}
  struct Good: P { init() {} }
  final class Mutable { var count = 0; init() {} }

  """

/// Programs about what is made or asked for by hand, which the compiler refuses.
let rejectedByHand = [
  Snippet(
    "what a closure hands on that it has captured",
    prelude + """
      func test(container: Container) throws {
        let mutable = Mutable()
        let other = try container.make { mutable }
        Task { mutable.count += 1 }  // error: sending
        other.count += 1
      }
      """),
  Snippet(
    "a lazy value or a provider made by hand from what isn't Sendable",
    prelude + """
      func test(mutable: Mutable) {
        _ = Provider { mutable.count }  // error: capture of 'mutable' with non-Sendable type
        _ = Lazy { mutable.count }  // error: capture of 'mutable' with non-Sendable type
      }
      """),
  Snippet(
    "a value that isn't Sendable, in another task with the lazy value that was made of it",
    prelude + """
      func test() {
        let mutable = Mutable()
        let lazy = Lazy(mutable)
        Task { lazy.value.count += 1 }  // error: sending
        mutable.count += 1
      }
      """),
]

/// Those that it accepts.
let acceptedByHand = [
  Snippet(
    "lazy values and providers that are made by hand",
    prelude + """
      struct Fault: Error {}
      @MainActor final class Screen {}
      @Sendable func load() async throws(Fault) -> Good { Good() }
      func use(_ lazy: Lazy<any P>, _ provider: Provider<any P>) {}
      func test() throws {
        use(Lazy { Good() }, Provider { Good() })
        use(Lazy(Good()), Provider(Good.init))
        use(Lazy(load), Provider(load))
        use(Lazy { () throws(Fault) in throw Fault() }, Provider { try await load() })
        _ = (Lazy(main: Screen.init), Provider(main: { Screen() }))
        let late = Lazy { try await load() }
        let _: Lazy<Good> = late
        let lazy = Lazy { Mutable() }
        let other = Lazy(Mutable())
        Task { lazy.value.count += 1; other.value.count += 1 }
      }
      """)
]
