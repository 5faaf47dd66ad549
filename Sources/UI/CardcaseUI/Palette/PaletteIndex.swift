import TextSearch

/// The rows of the palette with their folded texts, so that a search of thousands is quick.
struct PaletteIndex: Sendable {
  private let items: [PaletteItem]
  private let texts: [FuzzyText]

  init(_ items: [PaletteItem]) {
    self.items = items
    texts = items.map { FuzzyText($0.name, or: $0.others) }
  }

  /// The rows that a search finds, the best first; all in their order if nothing is searched for.
  func items(by text: String) -> [PaletteItem] {
    let search = FuzzySearch(text)
    guard !search.isEmpty else { return items }
    let ranked = texts.enumerated().compactMap { index, text in
      search.score(of: text).map { (index: index, score: $0) }
    }
    return ranked.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map { items[$0.index] }
  }
}
