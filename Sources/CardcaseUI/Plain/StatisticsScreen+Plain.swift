import Flashcards
import Windowing
import Wording

extension StatisticsScreen: PlainScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    guard let shelf = context.screen.shelf(deck) else { return context.missing(deck) }
    guard let statistics else {
      return PlainScene(
        name: "no answers",
        lines: [context.line(isUnreadable ? .reviewsUnreadable : .studyLoading)],
        choices: [
          PlainChoice("1", context.wording(.plainAgain), .enter), context.back(.escape),
        ],
        listsChoices: true,
        prompt: context.wording(.plainChoose)
      )
    }
    return PlainScene(
      name: "statistics",
      lines: [.text(shelf.deck.name.description)] + sentences(statistics, context),
      choices: [context.back(.escape)],
      prompt: context.wording(.plainEnterBack),
      onEmpty: PlainReaction(keys: [.escape])
    )
  }

  private func sentences(_ numbers: StudyStatistics, _ context: PlainContext) -> [PlainLine] {
    let wording = context.wording
    let states = numbers.states
    let kept: [(Phrase, StudyStatistics.Retention)] = [
      (.statisticsYoung, numbers.young), (.statisticsMature, numbers.mature),
      (.statisticsYear, numbers.year),
    ]
    return [
      context.line(.plainToday, numbers.todaysValues(wording)),
      context.line(.plainStreak, ["days": wording.count(.days, numbers.streak)]),
      context.line(
        .plainStates,
        [
          "new": String(states.new), "learning": String(states.learning),
          "young": String(states.young), "mature": String(states.mature),
          "suspended": String(states.suspended),
        ]
      ),
    ] + kept.filter { $0.1.total > 0 }.map { context.item($0.0, StatisticsView.share($0.1)) } + [
      context.line(.plainYear, numbers.yearsValues(wording)),
      context.line(.statisticsForecast, numbers.forecastValues(wording)),
    ]
  }
}
