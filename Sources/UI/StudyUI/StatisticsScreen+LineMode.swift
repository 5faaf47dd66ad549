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

  /// The sentences of all panels, and the numbers of cards by state after the first.
  private func sentences(_ numbers: StudyStatistics, _ context: LineModeContext<StudyData, Action>)
    -> [SpokenLine]
  {
    let wording = context.wording
    let states = numbers.states
    var lines = StatisticsPanel.allCases.map { panel in
      context.item(panel.title, panel.sentence(numbers, wording))
    }
    lines.insert(
      context.line(
        .lineModeStates(
          new: String(states.new),
          learning: String(states.learning),
          young: String(states.young),
          mature: String(states.mature),
          suspended: String(states.suspended)
        )
      ),
      at: 1
    )
    return lines
  }
}
