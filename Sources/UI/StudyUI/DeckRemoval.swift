import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The dialog before a deck is deleted. It names everything that is deleted with the deck.
struct DeckRemoval: Sendable {
  /// An answer.
  enum Choice: Int, CaseIterable, Codable, Sendable {
    case keep, delete
  }

  let deck: DeckID
  /// The focused answer, at first the one that changes nothing.
  var choice = Choice.keep
  /// The contents of the deck and its subdecks; nil until they are counted. The dialog is not shown
  /// before.
  var totals: DeckTotals?

  init(deck: DeckID) {
    self.deck = deck
  }

  /// The question, with the number of subdecks, cards and answers.
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

  /// The dialog box; nil until the deck's contents are counted.
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

/// The lock keeps the dialog, but its totals are counted again.
extension DeckRemoval: Codable {
  private enum CodingKeys: CodingKey {
    case deck, choice
  }
}
