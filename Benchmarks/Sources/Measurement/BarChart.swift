/// A picture of how many times as much several contenders take, as horizontal bars.
///
/// The scale is logarithmic, and every bar begins at 1: at the contender that the others are compared with.
package struct BarChart: Sendable {
  /// Some bars under a common name.
  package struct Group: Sendable {
    package var title: String
    /// The length of each series' bar, if it has one here.
    package var values: [Double?]

    package init(title: String, values: [Double?]) {
      self.title = title
      self.values = values
    }
  }

  private let title: String
  private let axisTitle: String
  private let series: [String]
  private let groups: [Group]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - axisTitle: What the numbers along the axis are.
  ///   - series: The names of the series, three at most.
  ///   - groups: The bars.
  package init(title: String, axisTitle: String, series: [String], groups: [Group]) {
    precondition(series.count <= BarChart.colors.count, "Every series has a colour")
    self.title = title
    self.axisTitle = axisTitle
    self.series = series
    self.groups = groups
  }

  private static let colors = [
    (light: "#0b7a6f", dark: "#3fc9b8"), (light: "#2f5fd0", dark: "#7ea6ff"),
    (light: "#a0a6ae", dark: "#737b86"),
  ]
  private static let marks: [Double] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
  private static let labelWidth = 250.0
  private static let width = 860.0
  private static let barHeight = 9.0
  private static let top = 64.0

  private var greatest: Double {
    let most = groups.flatMap(\.values).compactMap(\.self).max() ?? 2
    return BarChart.marks.first { $0 >= most } ?? most
  }

  private var groupHeight: Double { BarChart.barHeight * Double(series.count) + 9 }
  private var bottom: Double { BarChart.top + groupHeight * Double(groups.count) }

  /// The horizontal place of a value.
  private func place(_ value: Double) -> Double {
    let span = BarChart.width - BarChart.labelWidth - 60
    return BarChart.labelWidth + span * max(0, value.logarithm / greatest.logarithm)
  }

  /// The picture as SVG, for a light and a dark page.
  ///
  /// - Complexity: O(bars)
  package var svg: String {
    let height = bottom + 48
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(BarChart.width.brief) \(height.brief)" \
      role="img" aria-label="\(title)" font-family="system-ui, sans-serif" font-size="12">
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      <rect class="page" width="100%" height="100%" rx="8"/>
      <text class="ink" x="16" y="26" font-size="15" font-weight="600">\(title)</text>
      """
    return ([head] + legend + axis + groups.enumerated().flatMap(bars) + ["</svg>\n"])
      .joined(separator: "\n")
  }

  private var style: String {
    func rules(_ isDark: Bool) -> String {
      let fills = BarChart.colors.enumerated().map { index, color in
        ".s\(index) { fill: \(isDark ? color.dark : color.light) }"
      }
      return
        ([
          ".page { fill: \(isDark ? "#14181d" : "#ffffff") }",
          ".ink { fill: \(isDark ? "#e6e9ed" : "#1d2329") }",
          ".soft { fill: \(isDark ? "#a4acb6" : "#57606a") }",
          ".line { stroke: \(isDark ? "#333b45" : "#dde1e6") }",
        ] + fills).joined(separator: " ")
    }
    return "\(rules(false))\n@media (prefers-color-scheme: dark) { \(rules(true)) }"
  }

  private var legend: [String] {
    var x = BarChart.labelWidth
    return series.enumerated().map { index, name in
      defer { x += 34 + 7.5 * Double(name.count) }
      return """
        <rect class="s\(index)" x="\(x.brief)" y="37" width="11" height="11" rx="2"/>\
        <text class="ink" x="\((x + 16).brief)" y="47">\(name)</text>
        """
    }
  }

  private var axis: [String] {
    let middle = (place(1) + place(greatest)) / 2
    let title = """
      <text class="soft" x="\(middle.brief)" y="\((bottom + 36).brief)" text-anchor="middle">\
      \(axisTitle)</text>
      """
    return BarChart.marks.filter { $0 <= greatest }.map { mark in
      let x = place(mark).brief
      return """
        <line class="line" x1="\(x)" x2="\(x)" y1="\(BarChart.top.brief)" y2="\(bottom.brief)"/>\
        <text class="soft" x="\(x)" y="\((bottom + 17).brief)" text-anchor="middle">\
        \(mark.text(decimals: 0))×</text>
        """
    } + [title]
  }

  private func bars(_ index: Int, _ group: Group) -> [String] {
    let y = BarChart.top + groupHeight * Double(index) + 4
    let middle = y + BarChart.barHeight * Double(series.count) / 2 + 4
    let label = """
      <text class="ink" x="\((BarChart.labelWidth - 12).brief)" y="\(middle.brief)" \
      text-anchor="end">\(group.title)</text>
      """
    return [label]
      + group.values.enumerated().compactMap { series, value in
        guard let value else { return nil }
        let begin = place(1)
        let length = max(2, place(value) - begin)
        let y = y + BarChart.barHeight * Double(series)
        return """
          <rect class="s\(series)" x="\(begin.brief)" y="\(y.brief)" width="\(length.brief)" \
          height="\((BarChart.barHeight - 1).brief)" rx="1.5"/>\
          <text class="soft" x="\((begin + length + 4).brief)" \
          y="\((y + BarChart.barHeight - 1.2).brief)" font-size="9">\(value.text(decimals: 2))</text>
          """
      }
  }
}
