extension Unicode.Scalar {
  /// Whether the scalar would move the cursor, break the line or turn the text around.
  var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
