package import Widgets
package import Wording

extension LineModeContext {
  /// The scene while the text of one row of a form is typed: Enter keeps it as it is, and a choice empties
  /// it.
  package func typing(
    _ name: String,
    _ label: Phrase,
    _ field: TextField,
    saying lines: [SpokenLine],
    clear: Action,
    done: Action
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: name,
      lines: lines,
      choices: [LineModeChoice("empty", wording(.lineModeEmpty), clear, done), back(done)],
      entry: .text(clearing: [clear], submitting: [done]),
      prompt: .lineModeAsk(what: wording(label)),
      onEmpty: ChoiceAction(actions: [done]),
      field: field
    )
  }
}
