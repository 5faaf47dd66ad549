import Screens
import Widgets
import WindowLevels
import Wording

extension DeckNameScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    PlainScene(
      name: "name",
      lines: [context.line(problem ?? .deckNameText)]
        + (name.text.isEmpty ? [] : [context.item(.lineModeSoFar, name.text)]),
      choices: [context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: context.wording(.lineModeAsk(what: context.wording(purpose.title))),
      onEmpty: name.text.isEmpty ? nil : ChoiceAction(keys: [.enter]),
      field: name
    )
  }
}
