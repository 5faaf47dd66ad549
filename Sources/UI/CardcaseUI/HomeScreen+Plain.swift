import Flashcards
import LockUI
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

extension HomeScreen {
  func scene(_ context: PlainContext<VaultSnapshot>) -> PlainScene {
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
    return PlainScene(
      name: "home",
      lines: [context.line(.homeTitle)],
      choices: [
        PlainChoice(
          "1",
          counted(.homeWallet, wording.count(.cards, contents.wallet.cards.count)),
          .character("1")
        ),
        PlainChoice(
          "2",
          counted(.homeFlashcards, decks),
          .character("2")
        ),
        PlainChoice("3", wording(.homeSettings), .character("3")),
        PlainChoice("4", wording(.homeLock), .character("4")),
        PlainChoice("5", wording(.keyQuit), .character("q")),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}
