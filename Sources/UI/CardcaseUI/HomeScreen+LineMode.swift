import DomainWords
import Flashcards
import PaymentCards
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
    let due = contents.study.outline.due.total
    let decks = [
      wording(.decks(contents.study.decks.count)),
      due > 0 ? wording(.homeDue(due)) : "",
    ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    let content = HomeContent(context.screen)
    func offers(_ rows: [HomeRow]) -> [LineChoice] {
      rows.compactMap { row in
        guard case .offer(let offer) = row else { return nil }
        return LineModeChoice(offer.word, wording(offer.label), .choose(row))
      }
    }
    let study = LineModeChoice("study", wording(.homeStudy), Action.choose(.study))
    let told = due > 0
    let others = HomeRow.Offer.beginning.map { HomeRow.offer($0) }
      .filter { !content.today.contains($0) }
    let places: [LineChoice] = [
      LineModeChoice(
        "1",
        counted(.homeWallet, wording(.walletCards(contents.wallet.cards.count))),
        .choose(.wallet)
      ),
      LineModeChoice("2", counted(.homeFlashcards, decks), .flashcards),
      LineModeChoice("3", wording(.homeSettings), .settings),
    ]
    let ends: [LineChoice] = [
      LineModeChoice("4", wording(.keyLock), .lock), LineModeChoice("5", wording(.keyQuit), .quit),
    ]
    return LineModeScene(
      name: "home",
      lines: [context.line(.homeTitle)] + (content.isEmpty ? welcome(context) : today(context)),
      choices: (told ? [study] : []) + offers(content.today) + places + onRequest(context)
        + offers(others) + ends + UndoCommand.choices(wording) { .undo($0) },
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
    let exams = HomeContent.exams(context.screen).map { _, exam, deck in
      let day = context.screen.environment.studyDay
      let title = exam.title(wording.keptName(exam.name(in: deck)), from: day, wording)
      let numbers = exam.numbers(on: day, wording).map { [title, $0] } ?? [title]
      return SpokenLine.text(
        wording(.asSentence(text: numbers.joined(separator: wording(.listComma))))
      )
    }
    guard due.total > 0 else {
      return (study.knowsDecks && !study.decks.isEmpty ? [context.line(.homeNothingDue)] : [])
        + exams
    }
    let parts = [
      wording(.homeCountDue(n: String(due.review))), wording(.homeCountNew(n: String(due.new))),
      wording(.homeCountLearning(n: String(due.learning))), HomeTime(context.screen).minutes,
    ]
    let streak = study.streak.map { SpokenLine.count(wording(.homeStreak($0))) }
    return [.count(parts.joined(separator: wording(.listComma)))] + (streak.map { [$0] } ?? [])
      + exams
  }

  /// The choices that tell more of the flashcards, as far as there is something to tell.
  private func onRequest(_ context: LineContext) -> [LineChoice] {
    let wording = context.wording
    let study = context.screen.data.study
    guard !study.decks.isEmpty else { return [] }
    let week = LineModeChoice(
      "week",
      wording(.statisticsForecastTitle),
      ChoiceAction<Action>(lines: week(context))
    )
    // They come a moment after the decks.
    let newest = study.newestNotes.map { notes in
      notes.map { SpokenLine.text($0.firstLine) }
    }
    let last = LineModeChoice(
      "last",
      wording(.homeNewest),
      ChoiceAction<Action>(lines: newest ?? [context.line(.studyLoading)])
    )
    return [
      LineModeChoice("cards", wording(.browseAll), .browse),
      LineModeChoice("statistics", wording(.keyStatistics), .statistics),
    ]
      + (study.outline.week.total > 0 ? [week] : [])
      + (study.decks.contains { $0.cards > 0 } ? [last] : [])
  }

  /// The reviews of the next days with the minutes that they take, and then those of each deck.
  private func week(_ context: LineContext) -> [SpokenLine] {
    let wording = context.wording
    let environment = context.screen.environment
    let week = context.screen.data.study.outline.week
    let minutes = HomeTime(context.screen).week
    func line(_ label: String, _ value: [String]) -> SpokenLine {
      let value = value.joined(separator: wording(.listComma))
      return .text(wording(.lineModeItem(label: label, value: value)))
    }
    let days = week.reviews.indices.filter { week.reviews[$0] > 0 }.compactMap { index in
      CalendarDay(daysSince1970: environment.studyDay + 1 + index).map { day in
        line(
          wording.date(
            day.day,
            day.month.month,
            day.month.year,
            written: environment.date(of: day)
          ),
          [wording(.homeDue(week.reviews[index]))]
            + (minutes.map { [wording(.homeMinutes($0[index]))] } ?? [])
        )
      }
    }
    let decks = week.rows.count > 1 ? week.rows.prefix(10) : []
    return days + decks.map { line(wording.name($0.name), [wording(.homeDue($0.total))]) }
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
