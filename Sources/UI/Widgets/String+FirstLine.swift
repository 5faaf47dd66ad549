extension String {
  /// The text up to the first line break, for lists.
  package var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
