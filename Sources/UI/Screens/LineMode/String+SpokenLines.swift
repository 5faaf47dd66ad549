extension String {
  /// Its lines.
  package var spokenLines: [SpokenLine] {
    split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
  }
}
