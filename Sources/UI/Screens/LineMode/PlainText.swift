extension String {
  /// Its lines.
  package var plainLines: [PlainLine] {
    split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
  }
}
