package import Flashcards
package import Wording

extension Wording {
  /// The name of a language: with its tag where that says more, and the tag alone where it has no
  /// name here.
  package func name(of language: DeckLanguage) -> String {
    let start = "\(language.primary) "
    let named = DeckLanguage.names.lazy.flatMap { names(in: $0) }.first { $0.hasPrefix(start) }
    guard let name = named?.dropFirst(start.count) else { return language.tag }
    guard language.tag != language.primary else { return String(name) }
    return self(.nameWithDetails(name: String(name), details: language.tag))
  }
}

extension DeckLanguage {
  /// The languages to choose from, by their tags.
  static let choices: [DeckLanguage] = names.flatMap { Wording().names(in: $0) }
    .compactMap { $0.split(separator: " ").first.flatMap { DeckLanguage(String($0)) } }

  /// The names of languages behind their tags in ISO 639: those for which there are voices to be had
  /// and decks to be found.
  package static let names: [Phrase] = [
    .languageNamesArToEl, .languageNamesEnToGa, .languageNamesHeToKo, .languageNamesLaToRu,
    .languageNamesSkToUk, .languageNamesUrToZh,
  ]
}
