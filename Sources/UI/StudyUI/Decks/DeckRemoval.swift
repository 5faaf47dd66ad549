import Flashcards
import Screens
import Widgets
import Wording

/// The dialog before decks are deleted. It names everything that is deleted with them.
struct DeckRemoval: Sendable {
  /// An answer.
  enum Choice: Int, CaseIterable, Codable, Sendable {
    case keep, delete, deleteForGood
  }

  /// The decks, none within another of them.
  let decks: [DeckID]
  /// The focused answer, at first the one that changes nothing.
  private(set) var choice = Choice.keep
  /// The contents of each deck and its subdecks, as far as they are counted.
  private var counted: [DeckID: DeckTotals] = [:]

  init(_ decks: [DeckID]) {
    self.decks = decks
  }

  /// The same dialog about those of its decks that are still there, which are counted anew.
  func keeping(where isThere: (DeckID) -> Bool) -> DeckRemoval {
    var left = DeckRemoval(decks.filter(isThere))
    left.choice = choice
    return left
  }

  /// Notes the contents of a deck.
  mutating func count(_ totals: DeckTotals, of deck: DeckID) {
    if decks.contains(deck) { counted[deck] = totals }
  }

  /// The contents of the decks and their subdecks; nil until all are counted. The dialog is not
  /// shown before.
  var totals: DeckTotals? {
    guard counted.count == decks.count else { return nil }
    return DeckTotals(
      innerDecks: counted.values.reduce(0) { $0 + $1.innerDecks },
      cards: counted.values.reduce(0) { $0 + $1.cards },
      answers: counted.values.reduce(0) { $0 + $1.answers }
    )
  }

  /// The question, with the number of subdecks, cards and answers.
  func text(_ name: String, _ totals: DeckTotals, _ wording: Wording) -> String {
    let parts =
      [name] + (totals.innerDecks > 0 ? [wording(.subdecks(totals.innerDecks))] : [])
      + [wording(.cards(totals.cards)), wording(.answers(totals.answers))]
    return wording(.deckRemovalText(parts: parts.joined(separator: wording(.listComma))))
  }

  /// The words of the answers.
  private func words(_ choice: Choice) -> Phrase {
    switch choice {
    case .keep: .choiceCancel
    case .delete: .keyDelete
    case .deleteForGood: .keyDeleteForGood
    }
  }

  /// Follows an action of the dialog.
  ///
  /// - Returns: the answer that is given; nil while the question stays.
  mutating func answer(_ action: DialogAction) -> Choice? {
    var focus = choice.rawValue
    let given = action.given(&focus, of: Choice.allCases.count).flatMap { Choice(rawValue: $0) }
    choice = Choice(rawValue: focus) ?? .keep
    return given
  }

  /// The dialog; nil until the deck's contents are counted.
  func dialog(among decks: [DeckSummary], _ wording: Wording) -> Dialog? {
    guard let totals, let first = self.decks.first,
      let deck = decks.first(where: { $0.deck.id == first })?.deck
    else { return nil }
    let count = self.decks.count
    let name = count > 1 ? wording(.decks(count)) : wording.name(deck.name)
    let heading: Phrase =
      count > 1 ? .lineModeItem(label: wording(.keyDelete), value: name) : .deleteNamed(name: name)
    let box = DialogBox(
      heading: wording(heading),
      text: text(name, totals, wording),
      choices: Choice.allCases.map { wording(words($0)) },
      selected: choice.rawValue
    )
    return Dialog(box)
  }
}

/// The lock keeps the dialog, but its contents are counted again.
extension DeckRemoval: Codable {
  private enum CodingKeys: CodingKey {
    /// The only deck, in sessions sealed before several could be deleted at once.
    case deck
    case decks, choice
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let single = try values.decodeIfPresent(DeckID.self, forKey: .deck)
    self.init(try single.map { [$0] } ?? values.decode([DeckID].self, forKey: .decks))
    choice = try values.decode(Choice.self, forKey: .choice)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(decks, forKey: .decks)
    try values.encode(choice, forKey: .choice)
  }
}
