/// Which release of the tool this is.
enum ToolVersion {
  /// The version, as in `CHANGELOG.md`, with `-dev` as long as it isn't released.
  static let text = "0.1.0"
}
