import Widgets
package import Wording

extension BulkConfirmation {
  /// The question in line mode.
  package func scene<Data, Action>(
    _ question: Phrase,
    go: Phrase,
    keep: Phrase = .bulkKeep,
    _ context: LineModeContext<Data, Action>,
    _ action: (Answer) -> Action
  ) -> LineModeScene<Action> {
    let box = box(question, go: go, keep: keep, context.wording)
    return LineModeScene(
      name: "question \(box.text)",
      lines: [.text(box.text)],
      choices: box.choices.enumerated().map { index, word in
        LineModeChoice(
          String(index + 1),
          word,
          action(.choose(index - box.selected)),
          action(.confirm)
        )
      } + [context.back(action(.dismiss))],
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
