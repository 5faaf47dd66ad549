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
        isQuestion: true
      )
    }
    let other: Phrase = countsAll ? .statisticsOneDeck : .statisticsAllDecks
    return LineModeScene(
      name: "statistics \(countsAll)",
      lines: [.text(StatisticsView(screen: self, context: context.screen).scope)]
        + StatisticsWords(statistics, wording).lines.map { .text($0) },
      choices: (deck == nil ? [] : [LineModeChoice("a", wording(other), .changeScope)])
        + [context.back(.close)],
      onEmpty: ChoiceAction(actions: [.close])
    )
  }
}
