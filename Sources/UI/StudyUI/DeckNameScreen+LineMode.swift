import Screens
import Widgets
import WindowLevels
import Wording

extension DeckNameScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "name",
      lines: [context.line(problem ?? .spokenDeckNameText)]
        + (name.text.isEmpty ? [] : [context.item(.lineModeSoFar, name.text)]),
      choices: [context.back(.close)],
      entry: .text(clearing: [.field(.clear)], submitting: [.save]),
      prompt: .lineModeAsk(what: context.wording(purpose.title)),
      onEmpty: name.text.isEmpty ? nil : ChoiceAction(actions: [.save]),
      field: name
    )
  }
}
