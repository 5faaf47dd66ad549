import Flashcards
import LockUI
import Preferences
import Screens
import StudyUI
import Undo
import WalletUI
import Widgets
import WindowLevels
import Wording

extension HomeScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let contents = context.screen.data
    func counted(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    let due = contents.study.decks.cardsDue
    let decks = [
      wording.count(.decks, contents.study.decks.count),
      due > 0 ? wording(.homeDue(cards: wording.count(.cards, due))) : "",
    ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    return LineModeScene(
      name: "home",
      lines: [context.line(.homeTitle)],
      choices: [
        LineModeChoice(
          "1",
          counted(.homeWallet, wording.count(.cards, contents.wallet.cards.count)),
          .choose(0)
        ),
        LineModeChoice(
          "2",
          counted(.homeFlashcards, decks),
          .choose(1)
        ),
        LineModeChoice("3", wording(.homeSettings), .choose(2)),
        LineModeChoice("4", wording(.homeLock), .choose(3)),
        LineModeChoice("5", wording(.keyQuit), .quit),
      ] + UndoCommand.choices(wording) { .undo($0) },
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}
