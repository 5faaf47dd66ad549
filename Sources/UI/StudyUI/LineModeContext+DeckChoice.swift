import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The actions of a screen on which a deck is chosen.
struct DeckChoiceActions<Action: Sendable> {
  let field: (FieldAction) -> Action
  /// Chooses the row of exactly the name that is typed.
  let named: Action
  /// Chooses the last row, a new deck.
  let create: Action
  let close: Action
}

extension LineModeContext {
  /// A list of decks to choose from by number, by name or by a part of it.
  ///
  /// - Parameters:
  ///   - words: what is said of each row.
  ///   - names: the names that would be typed for the rows.
  func choosing(
    _ choices: ChoiceList,
    _ rows: [ChoiceList.Row],
    _ words: [String],
    names: [String],
    title: String,
    _ actions: DeckChoiceActions<Action>
  ) -> LineModeScene<Action> {
    let list = LineModeList(count: rows.count, context: self)
    var new: [LineModeChoice<Action>] = []
    if case .new? = rows.last {
      new = [LineModeChoice("new", words.last ?? "", actions.create)]
    }
    let decks = words.dropLast(new.count)
    return LineModeScene(
      name: "decks \(firstRow) \(choices.field.text)",
      lines: [.text(title)] + [line(decks.isEmpty ? .lineModeNoSuchDeck : .lineModeDeckByNumber)]
        + list.page.filter { $0 < decks.count }.map {
          .text(wording(.lineModeChoice(word: String($0 + 1), label: decks[$0])))
        },
      choices: list.more + new + [back(actions.close)],
      listsChoices: true,
      entry: .text(clearing: [actions.field(.clear)], submitting: [actions.named]),
      prompt: .lineModeAsk(what: wording(.deckFilter)),
      field: choices.field,
      reading: { [names, count = decks.count, field = choices.field, wording] line in
        // A number stands for the deck of that row.
        let row = line.number.map { $0 - 1 }
        guard let row, row >= 0, row < min(count, names.count) else {
          return field.reading(of: line, first: line.count, goingOn: false, wording)
        }
        return .text(names[row])
      }
    )
  }
}
