import Measurement
import Testing

struct MarkedPageTests {
  @Test("What stands between the comments is replaced, and the rest stays")
  func replace() {
    var page = MarkedPage(
      """
      before
      <!-- report: counts -->
      old
      <!-- end of report -->
      after
      """)
    page.replace("counts", with: "new")
    #expect(
      page.text == """
        before
        <!-- report: counts -->
        new
        <!-- end of report -->
        after
        """)
  }

  @Test("A part that the page does not have is added at its end")
  func add() {
    var page = MarkedPage("# Title\n")
    page.replace("counts", with: "new")
    #expect(
      page.text == "# Title\n\n<!-- report: counts -->\nnew\n<!-- end of report -->\n")
  }

  @Test("Replacing a part leaves the others as they are")
  func others() {
    var page = MarkedPage("")
    page.replace("counts", with: "1")
    page.replace("times", with: "2")
    page.replace("counts", with: "3")
    #expect(page.text.contains("<!-- report: counts -->\n3\n<!-- end of report -->"))
    #expect(page.text.contains("<!-- report: times -->\n2\n<!-- end of report -->"))
    #expect(!page.text.contains("\n1\n"))
  }
}
