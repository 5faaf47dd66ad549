import ReaderProtocol

/// Tags in one text, with commas between them.
enum TagList {
  /// The text of tags.
  static func text(_ words: [String]) -> String {
    words.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The tags of a text.
  static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
