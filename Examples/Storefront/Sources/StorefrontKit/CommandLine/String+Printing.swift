extension String {
  /// The text as it may be shown on one line of a terminal: control characters become escapes.
  var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as somebody typed it, in quotation marks and cut short if it is very long.
  var quoted: String {
    var start = ""
    start.unicodeScalars += unicodeScalars.prefix(80)
    return "'\(start.printable)\(start == self ? "" : "...")'"
  }
}
