import TextSearch
package import Wording

/// A search for what can be pressed or typed, by its name and by what it does.
package struct HelpSearch {
  /// Something that can be pressed or typed.
  package struct Row {
    fileprivate let names: [String]
    fileprivate let texts: [String]
    /// The name for which there are synonyms.
    fileprivate let subject: String

    /// A row.
    ///
    /// - Parameters:
    ///   - names: the names of the keys, or the word that is typed.
    ///   - label: the words for what it does.
    ///   - heading: the heading above it; empty for none.
    ///   - subject: the name in the label for which there are synonyms; nil for all of it.
    package init(_ names: [String], label: String, heading: String, subject: String? = nil) {
      self.names = names
      self.subject = subject ?? label
      texts = names + [label, heading]
    }
  }

  private let text: String
  private let synonyms: Synonyms

  /// A search for what was typed.
  package init(_ text: String, _ wording: Wording) {
    let narrow = String(String.UnicodeScalarView(text.unicodeScalars.map(\.narrow)))
    self.text = narrow.split(separator: " ").joined(separator: " ")
    synonyms = Synonyms(wording)
  }

  /// The numbers of the rows that are found, all if nothing was typed: those of which it is the name,
  /// and those with its words. A single letter that is a name finds nothing else.
  package func found(_ rows: [Row]) -> [Int] {
    let words = SearchWords(text)
    let folded = TextFolding.fold(text)
    let named = rows.indices.filter { row in
      rows[row].names.contains { text.count == 1 ? $0 == text : TextFolding.fold($0) == folded }
    }
    guard text.count != 1 || named.isEmpty else { return named }
    return rows.indices.filter { row in
      named.contains(row) || words.match(rows[row].texts + [synonyms[rows[row].subject]])
    }
  }
}
