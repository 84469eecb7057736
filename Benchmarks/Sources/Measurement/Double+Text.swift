internal import Foundation

extension Double {
  /// The number with as many decimals as asked for, and thousands set apart: `12,345.6`.
  package func text(decimals: Int) -> String {
    let digits = String(format: "%.\(decimals)f", self)
    let parts = digits.split(separator: ".")
    var whole = String(parts[0])
    var end = whole.endIndex
    while let comma = whole.index(end, offsetBy: -3, limitedBy: whole.startIndex),
      comma > whole.startIndex
    {
      whole.insert(",", at: comma)
      end = comma
    }
    return ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// A number of seconds, in the unit that suits it: `12.3 ns`.
  package var secondsText: String {
    switch self {
    case ..<1e-6: "\((self * 1e9).text(decimals: 1)) ns"
    case ..<1e-3: "\((self * 1e6).text(decimals: 1)) µs"
    default: "\((self * 1e3).text(decimals: 1)) ms"
    }
  }

  /// The number with one decimal, for coordinates.
  var brief: String { String(format: "%.1f", self) }

  /// The natural logarithm.
  var logarithm: Double { log(self) }
}
