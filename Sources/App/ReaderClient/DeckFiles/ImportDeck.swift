package import Flashcards

/// The deck of those notes of a file whose lines name none.
package struct ImportDeck: Sendable {
  /// The deck that was asked for, which counts before the one that the file names.
  private let wanted: DeckName?
  /// The deck that counts where the file names none.
  private let current: DeckID?
  /// The deck that counts where there is no other, nor one with the name of the file.
  private let standard: DeckName?

  /// The first of these that there is.
  package init(wanted: DeckName? = nil, current: DeckID? = nil, standard: DeckName? = nil) {
    (self.wanted, self.current, self.standard) = (wanted, current, standard)
  }

  /// The name of the deck; nil where there is none.
  ///
  /// - Parameters:
  ///   - own: the deck that the file names.
  ///   - path: the path of the file; nil for standard input.
  ///   - decks: the decks of the vault.
  func name(_ own: DeckName?, file path: String?, among decks: [Deck]) -> DeckName? {
    wanted ?? own ?? decks.first { $0.id == current }?.name ?? path.flatMap { DeckName(file: $0) }
      ?? standard
  }
}

extension DeckName {
  /// The name of a file without its extension; nil if no deck can have it.
  fileprivate init?(file path: String) {
    let last = path.split(separator: "/").last ?? ""
    self.init(String(last.lastIndex(of: ".").map { last[..<$0] } ?? last))
  }
}
