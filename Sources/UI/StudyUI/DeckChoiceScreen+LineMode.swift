import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension DeckChoiceScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    if let confirmation {
      return confirmation.scene(question(confirmation.change, wording), go: .keyMoveCards, context)
      {
        .answer($0)
      }
    }
    let known = decks(context.screen)
    let rows = rows(known)
    let names = rows.map { words($0, known, wording).leading }
    let list = LineModeList(count: rows.count, context: context)
    var new: [LineModeChoice<Action>] = []
    if case .new? = rows.last { new = [LineModeChoice("new", names.last ?? "", .create)] }
    let decks = names.dropLast(new.count)
    return LineModeScene(
      name: "decks \(context.firstRow) \(choices.field.text)",
      lines: [.text(title(wording))]
        + (decks.isEmpty
          ? [context.line(.lineModeNoSuchDeck)] : [context.line(.lineModeDeckByNumber)])
        + list.page.filter { $0 < decks.count }.map {
          .text(wording(.lineModeChoice(word: String($0 + 1), label: decks[$0])))
        },
      choices: list.more + new + [context.back(.close)],
      listsChoices: true,
      entry: .text(clearing: [.field(.clear)], submitting: [.named]),
      prompt: wording(.lineModeAsk(what: wording(.deckFilter))),
      field: choices.field,
      reading: { [decks, field = choices.field] line in
        // A number stands for the deck of that row.
        let row = line.number.map { $0 - 1 }
        guard let row, decks.indices.contains(row) else {
          return field.reading(of: line, first: line.count, goingOn: false, wording)
        }
        return .text(decks[row])
      }
    )
  }
}
