import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension StatisticsScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    guard let statistics else {
      guard let failure else {
        return context.moment(.studyLoading)
      }
      return LineModeScene(
        name: "no answers",
        lines: [context.line(.reviewsUnreadable(reason: wording(failure)))],
        choices: [LineModeChoice("1", wording(.lineModeAgain), .page(1)), context.back(.close)],
        listsChoices: true,
        prompt: wording(.lineModeChoose)
      )
    }
    let other: Phrase = countsAll ? .statisticsOneDeck : .statisticsAllDecks
    return LineModeScene(
      name: "statistics \(countsAll)",
      lines: [.text(StatisticsView(screen: self, context: context.screen).scope)]
        + sentences(statistics, context),
      choices: [LineModeChoice("a", wording(other), .changeScope), context.back(.close)],
      listsChoices: true,
      prompt: wording(.lineModeChoose),
      onEmpty: ChoiceAction(actions: [.close])
    )
  }

  private func sentences(_ numbers: StudyStatistics, _ context: LineModeContext<StudyData, Action>)
    -> [SpokenLine]
  {
    let wording = context.wording
    let states = numbers.states
    let kept: [(Phrase, StudyStatistics.Retention)] = [
      (.statisticsYoung, numbers.young), (.statisticsMature, numbers.mature),
      (.statisticsYear, numbers.year),
    ]
    return [
      context.line(numbers.todayInLines(wording)),
      context.line(.lineModeStreak(days: wording.count(.days, numbers.streak))),
      context.line(
        .lineModeStates(
          new: String(states.new),
          learning: String(states.learning),
          young: String(states.young),
          mature: String(states.mature),
          suspended: String(states.suspended)
        )
      ),
    ] + kept.filter { $0.1.total > 0 }.map { context.item($0.0, StatisticsView.share($0.1)) } + [
      context.line(numbers.yearInLines(wording)),
      context.line(numbers.forecastPhrase(wording)),
    ]
  }
}
