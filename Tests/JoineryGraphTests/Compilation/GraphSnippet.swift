/// What the graphs of the snippets are made of.
let graphPrelude = """
  import Joinery
  final class Engine: Sendable {
    init() {}
    init(power: Int) {}
  }
  final class Car: Sendable {
    init(engine: Engine) {}
    init(_ engine: Engine) {}
    init(engine: Engine, wheels: Int) {}
  }
  protocol Vehicle: Sendable {}
  final class Mutable {
    var count = 0
    init() {}
  }
  @MainActor final class Screen {
    init(engine: Engine) {}
    init() {}
  }
  final class Remote: Sendable {
    init() async throws {}
    static func check() throws -> Remote { fatalError() }
    static func wait() async -> Remote { fatalError() }
  }

  """
