import Flashcards
import Screens
import Wording

extension PictureScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let words = words(context.screen)
    let steps: [LineChoice] =
      pictures.count > 1
      ? [
        LineModeChoice("n", wording(.keyNext), .step(1)),
        LineModeChoice("p", wording(.keyPrevious), .step(-1)),
      ] : []
    return LineModeScene(
      name: "picture \(index) \(words)",
      lines: [.text(words)],
      choices: steps + [context.back(.close)],
      onEmpty: ChoiceAction(actions: [.close]),
      enter: wording(.keyBack),
      position: place.isEmpty ? [] : [.text(place)]
    )
  }
}
