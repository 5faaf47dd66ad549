import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The question whether a deck is really to be deleted, which says how much goes with it.
struct DeckRemoval: Sendable {
  /// An answer to it.
  enum Choice: Int, CaseIterable, Codable, Sendable {
    case keep, delete
  }

  let deck: DeckID
  /// The answer that has the focus; the one that changes nothing at first.
  var choice = Choice.keep
  /// What goes with the deck; nil until it is counted. Nothing is asked before.
  var totals: DeckTotals?

  init(deck: DeckID) {
    self.deck = deck
  }

  /// The question, with what it is about in numbers.
  func text(_ name: DeckName, _ totals: DeckTotals, _ wording: Wording) -> String {
    guard totals.cards + totals.innerDecks > 0 else {
      return wording(.deckRemovalEmpty(name: name.description))
    }
    let inner = wording(.deckRemovalInner(decks: wording.count(.decks, totals.innerDecks)))
    let parts =
      [name.description] + (totals.innerDecks > 0 ? [inner] : [])
      + [wording.count(.cards, totals.cards), wording.count(.answers, totals.answers)]
    return wording(.deckRemovalText(parts: parts.joined(separator: wording(.listComma))))
  }

  /// The words of the answers.
  static func words(_ choice: Choice) -> Phrase {
    switch choice {
    case .keep: .deckRemovalKeep
    case .delete: .deckRemovalDelete
    }
  }

  /// The box that it is asked in; nil while the deck's totals are not known.
  func box(among decks: [DeckSummary], _ wording: Wording) -> DialogBox? {
    guard let totals, let deck = decks.first(where: { $0.deck.id == deck })?.deck else {
      return nil
    }
    return DialogBox(
      heading: wording(.keyDelete),
      text: text(deck.name, totals, wording),
      choices: Choice.allCases.map { wording(Self.words($0)) },
      selected: choice.rawValue
    )
  }
}

/// A lock keeps the question. What goes with the deck is counted again after it.
extension DeckRemoval: Codable {
  private enum CodingKeys: CodingKey {
    case deck, choice
  }
}
