import Flashcards

/// The entities of HTML 4, and XML's `apos`, with the text that they stand for in a field.
enum HTMLEntityTable {
  /// The text of an entity; nil where the name is not known.
  static func text(of name: Substring) -> String? { texts[name] }

  private static let texts: [Substring: String] = {
    var texts: [Substring: String] = [
      // A space that does not break a line is what Anki's editor writes for a second space; written by
      // its number it stays what it is.
      "nbsp": " ", "shy": "", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
      "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    ]
    texts["apos"] = "'"
    texts.merge(HTMLEntityNames.all.mapValues { String($0) }) { own, _ in own }
    return texts
  }()
}
