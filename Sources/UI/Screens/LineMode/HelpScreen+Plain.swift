import WindowLevels
import Wording

extension HelpScreen {
  /// Keys of the full screen, which was left with them open.
  package func scene(_ context: PlainContext<Data>) -> PlainScene {
    PlainScene(
      name: "help",
      lines: [context.line(.lineModeHelp)],
      choices: [PlainChoice("q", context.wording(.keyClose), .enter)],
      prompt: context.wording(.lineModeEnterOn),
      onEmpty: ChoiceAction(keys: [.enter]),
      hasHint: false
    )
  }
}
