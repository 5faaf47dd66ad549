// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/*.po. Change it there.

extension Language {
  /// All languages there are, English first.
  public static let all = [en, ja, zh_Hans, zh_Hant]
}

/// The sentences of each language.
enum Sentences {}

/// The words for what is counted of each language.
enum Counts {}
