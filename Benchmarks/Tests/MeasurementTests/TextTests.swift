import Measurement
import Testing

struct TextTests {
  @Test(
    "A number is rounded, and its thousands are set apart",
    arguments: [
      (0, 0, "0"), (999.5, 0, "1,000"), (1_234_567.25, 1, "1,234,567.2"), (0.125, 3, "0.125"),
      (100, 0, "100"), (12_345, 0, "12,345"),
    ])
  func numbers(number: Double, decimals: Int, text: String) {
    #expect(number.text(decimals: decimals) == text)
  }

  @Test(
    "A time has the unit that suits it",
    arguments: [(2.5e-9, "2.5 ns"), (2.5e-6, "2.5 µs"), (2.5e-3, "2.5 ms"), (2.5, "2,500.0 ms")])
  func seconds(seconds: Double, text: String) {
    #expect(seconds.secondsText == text)
  }

  @Test("Columns are as wide as their widest cell")
  func table() {
    var table = TextTable(header: ["", "time"])
    table.append(["a singleton", "1"])
    table.append(["tree", "12,345"])
    #expect(
      table.description == """
                        time
        --------------------
        a singleton        1
        tree          12,345
        """)
  }

  @Test("A table as Markdown has a line that says how its columns are aligned")
  func markdown() {
    var table = TextTable(header: ["", "time"])
    table.append(["a singleton", "1"])
    #expect(
      table.markdown == """
        |  | time |
        | --- | ---: |
        | a singleton | 1 |
        """)
  }
}
