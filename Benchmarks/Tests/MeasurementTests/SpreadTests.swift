import Measurement
import Testing

struct SpreadTests {
  @Test("The order of the measurements does not matter")
  func order() {
    let spread = Spread(of: [3, 1, 2])
    #expect(spread.least == 1)
    #expect(spread.median == 2)
    #expect(spread.most == 3)
  }

  @Test("One measurement is the middle and both ends")
  func single() {
    let spread = Spread(of: [4])
    #expect(spread.least == 4)
    #expect(spread.median == 4)
    #expect(spread.most == 4)
  }
}
