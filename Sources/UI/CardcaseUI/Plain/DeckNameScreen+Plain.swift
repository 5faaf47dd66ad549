import WindowLevels
import Wording

extension DeckNameScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    PlainScene(
      name: "name",
      lines: [context.line(problem ?? .deckNameText)]
        + (name.text.isEmpty ? [] : [context.item(.plainSoFar, name.text)]),
      choices: [context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: context.wording(.plainAsk, ["what": context.wording(purpose.phrases.title)]),
      onEmpty: name.text.isEmpty ? nil : ChoiceAction(keys: [.enter]),
      field: name
    )
  }
}
