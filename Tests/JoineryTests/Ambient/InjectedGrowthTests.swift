import Joinery
import JoineryTestSupport
import Testing

/// Many values and many scopes.
@Suite(.timeLimit(.minutes(10)), .serialized) struct InjectedGrowthTests {
  @Test func `ten thousand nested scopes are entered and left`() throws {
    let deepest = try onStack(of: 64 << 20) {
      func nest(_ depth: Int) -> Int {
        if depth == 10_000 { return InjectedValues.current.depth }
        let inner = withInjected(\.depth, depth + 1) { nest(depth + 1) }
        return InjectedValues.current.depth == depth ? inner : -1
      }
      return withInjected(\.tempo, "outermost") {
        withInjected(\.depth, 0) { nest(0) }
      }
    }
    #expect(deepest == 10_000)
  }

  @Test func `a copy that is set a million times doesn't grow`() throws {
    var values = withInjected(\.tempo, "first") { InjectedValues.current }
    func set(_ numbers: Range<Int>) {
      for number in numbers { values.depth = number }
    }
    set(0..<100_000)
    let before = residentBytes()
    set(100_000..<1_000_000)
    let after = residentBytes()
    #expect(values.depth == 999_999)
    #expect(values.tempo == "first")
    // A million frames would be some fifty megabytes; the rest of the tests run at the same time.
    if let before, let after { #expect(after - before < 32 << 20) }
  }

  @Test func `what many scopes replace is released at once`() {
    var values = InjectedValues.current
    weak var first: Notebook?
    do {
      let notebook = Notebook()
      first = notebook
      values.notebook = notebook
    }
    #expect(first != nil)
    for _ in 0..<200 { values.notebook = Notebook() }
    #expect(first == nil)
  }

  @Test func `as many different values as there are types are kept`() {
    var values = InjectedValues.current
    values.tempo = "first"
    func set<Number: NumberedType>(_ type: Number.Type) {
      values[NumberedKey<Number>.self] = 7
    }
    for number in 0..<200 { set(numberedType(number)) }
    values.depth = 3
    func isSet<Number: NumberedType>(_ type: Number.Type) -> Bool {
      values[NumberedKey<Number>.self] == 7
    }
    let missing = (0..<200).filter { !isSet(numberedType($0)) }
    #expect(missing == [])
    #expect(values.tempo == "first")
    #expect(values.depth == 3)
  }

  @Test func `a default sees what is set for everyone, however deep the scope is`() {
    let root = InjectedRoot(of: "a test", context: .live)
    withInjected(InjectedValues(frame: root)) {
      InjectedValues.bootstrap { $0.palette = Palette(name: "of the app") }
      var values = InjectedValues.current
      for number in 0..<200 {
        values.depth = number
        values.palette = Palette(name: "\(number)")
      }
      withInjected(values) {
        #expect(InjectedValues.current.dependent == "palette: of the app")
        #expect(InjectedValues.current.palette?.name == "199")
      }
    }
  }
}

// MARK: - Fixtures

extension InjectedValues {
  @InjectedEntry fileprivate var depth: Int = -1
}

private struct NumberedKey<Number>: InjectedKey {
  static var defaultValue: Int { 0 }
}
