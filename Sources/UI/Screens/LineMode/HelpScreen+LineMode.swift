import Wording

extension HelpScreen {
  /// Keys of the full screen, which was left with them open.
  package func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "help",
      lines: [context.line(.lineModeHelp)],
      choices: [LineModeChoice("q", context.wording(.keyClose), .close)],
      prompt: .lineModeEnterOn,
      onEmpty: ChoiceAction(actions: [.close]),
      hasHint: false
    )
  }
}
