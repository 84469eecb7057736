import Foundation
import Measurement
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct BarChartTests {
  @Test("The picture is well-formed, and has a bar for every value that there is")
  func bars() throws {
    let chart = BarChart(
      title: "Instructions", axisTitle: "times, logarithmic", series: ["graph", "container"],
      groups: [
        .init(title: "a singleton", values: [1.05, 1.2]),
        .init(title: "a scope", values: [nil, 2]),
      ])
    let document = try Elements(of: chart.svg)
    // The page, two of the legend, three bars.
    #expect(document.count["rect"] == 6)
    #expect(document.texts.isSuperset(of: ["a singleton", "a scope", "1.05", "1.20", "2.00"]))
    #expect(document.texts.contains("times, logarithmic"))
  }

  @Test("A value that is twice another's logarithm has a bar twice as long")
  func scale() {
    let chart = BarChart(
      title: "Instructions", axisTitle: "times", series: ["graph"],
      groups: [.init(title: "a", values: [2]), .init(title: "b", values: [4])])
    let lengths = chart.svg.matches(of: /width="([0-9.]+)" height="8.0"/).compactMap {
      Double($0.1)
    }
    #expect(lengths.count == 2)
    #expect(abs(lengths[1] / lengths[0] - 2) < 0.01)
  }
}

/// The elements of a document.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var count: [String: Int] = [:]
  private(set) var texts: Set<String> = []

  init(of text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    count[name, default: 0] += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    texts.insert(string)
  }
}
