import Foundation
import Testing
import Wording

/// Terms of flashcards against those of Anki, which `Tests/Scripts/anki_glossary.py` asks it for.
@Suite("Terms of flashcards")
struct AnkiTermsTests {
  /// Anki's words by language and English term, in small letters.
  private static let table: [String: [String: String]] = {
    let url = Bundle.module.url(forResource: "anki-terms", withExtension: "tsv")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    var table: [String: [String: String]] = [:]
    for row in rows.dropFirst() {
      for (language, word) in zip(rows[0], row).dropFirst() {
        table[language, default: [:]][row[0].lowercased()] = word.lowercased()
      }
    }
    return table
  }()

  @Test("are Anki's, where a phrase is nothing but the term", arguments: Language.all.dropFirst())
  func terms(language: Language) throws {
    let terms = try #require(Self.table[language.code])
    var found: Set<String> = []
    for phrase in Phrase.ID.allCases where !phrase.isCounted {
      let english = Language.en.sentence(phrase, 1)?.lowercased() ?? ""
      guard let word = terms[english] else { continue }
      found.insert(english)
      #expect(language.sentence(phrase, 1)?.lowercased() == word, "\(phrase)")
    }
    #expect(found.count > 30)
  }
}
