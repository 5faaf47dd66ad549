extension String {
  /// The first line, for lists.
  package var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
