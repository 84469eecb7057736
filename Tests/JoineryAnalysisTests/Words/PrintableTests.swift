import JoineryAnalysis
import JoineryInspection
import Testing

@Suite struct `A name on a terminal` {
  @Test(arguments: [
    ("any Shop.Log<[Int: String]>", "any Shop.Log<[Int: String]>"), ("", ""),
    ("سلة 購物車 🧺 é", "سلة 購物車 🧺 é"), ("👩‍💻 می‌خواهم", "👩‍💻 می‌خواهم"),
    ("a\nb\r\tc", #"a\nb\r\tc"#), ("\u{1B}[31m", #"\u{1B}[31m"#),
    ("\u{202E}txt\u{2066}", #"\u{202E}txt\u{2066}"#), ("\u{0}\u{7F}\u{85}", #"\u{0}\u{7F}\u{85}"#),
    ("\u{2028}\u{FEFF}\u{E0041}", #"\u{2028}\u{FEFF}\u{E0041}"#),
  ])
  func `acts on nothing around it`(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func `acts on nothing in a report and in the text of a graph`() {
    let report = PlainTextRenderer().report(Graph.hostile.issues(), graph: "app")
    for text in [report, Graph.hostile.text] {
      #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    }
    #expect(report.contains(#"'\u{202E}evil\u{1B}[31m'"#))
  }
}
