import Flashcards
import Screens
import StudyUI
import WalletUI
import Widgets
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
      wording(.decks(contents.study.decks.count)),
      due > 0 ? wording(.homeDue(due)) : "",
    ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    let content = HomeContent(context.screen)
    let offers = content.today.compactMap { row -> LineChoice? in
      guard case .offer(let offer) = row else { return nil }
      return LineModeChoice(offer.word, wording(offer.label), .choose(row))
    }
    let study = LineModeChoice("study", wording(.homeStudy), Action.choose(.study))
    let told = due > 0
    return LineModeScene(
      name: "home",
      lines: [context.line(.homeTitle)] + (content.isEmpty ? welcome(context) : today(context)),
      choices: (told ? [study] : []) + offers + [
        LineModeChoice(
          "1",
          counted(.homeWallet, wording(.walletCards(contents.wallet.cards.count))),
          .choose(.wallet)
        ),
        LineModeChoice("2", counted(.homeFlashcards, decks), .flashcards),
        LineModeChoice("3", wording(.homeSettings), .settings),
        LineModeChoice("4", wording(.keyLock), .lock),
        LineModeChoice("5", wording(.keyQuit), .quit),
      ] + UndoCommand.choices(wording) { .undo($0) },
      onEmpty: told ? study.reaction : nil,
      enter: told ? study.label : nil
    )
  }

  private func welcome(_ context: LineContext) -> [SpokenLine] {
    [.homeWelcomeCards, .homeWelcomeDecks, .homeWelcomeLock].map { context.line($0) }
  }

  /// The due cards, how long they take, and the days in a row once they are known.
  private func today(_ context: LineContext) -> [SpokenLine] {
    let wording = context.wording
    let study = context.screen.data.study
    let due = study.outline.due
    guard due.total > 0 else {
      return study.knowsDecks && !study.decks.isEmpty ? [context.line(.homeNothingDue)] : []
    }
    let parts = [
      wording(.homeCountDue(n: String(due.review))), wording(.homeCountNew(n: String(due.new))),
      wording(.homeCountLearning(n: String(due.learning))), HomeTime(context.screen).minutes,
    ]
    let streak = study.statistics.map {
      SpokenLine.count(wording(.homeStreak($0.streak)))
    }
    return [.count(parts.joined(separator: wording(.listComma)))] + (streak.map { [$0] } ?? [])
  }
}

extension HomeRow.Offer {
  /// The word for it in line mode.
  fileprivate var word: String {
    switch self {
    case .addCard: "a"
    case .newDeck: "n"
    case .importNotes: "i"
    case .joinDevices: "o"
    }
  }
}
