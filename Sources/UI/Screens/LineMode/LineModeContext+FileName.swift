package import Widgets
import WindowLevels
import Wording

extension LineModeContext {
  /// Asks for the name of a file. One that is there already stays where nothing is typed.
  package func fileName(
    _ path: TextField,
    saying lines: [SpokenLine],
    problem: String?,
    choices: [LineModeChoice<Action>] = [],
    clear: Action,
    submit: Action,
    back: Action
  ) -> LineModeScene<Action> {
    let soFar = path.text.isEmpty ? [] : [item(.lineModeSoFar, path.text), line(.lineModeKeep)]
    return LineModeScene(
      name: "file \(path.text) \(problem ?? "") \(choices.map(\.label))",
      lines: (problem.map { [.text($0)] } ?? lines) + soFar,
      choices: choices + [self.back(back)],
      entry: .text(clearing: [clear], submitting: [submit]),
      prompt: wording(.lineModeAsk(what: wording(.lineModeFile))),
      onEmpty: path.text.isEmpty ? nil : ChoiceAction(actions: [submit]),
      field: path
    )
  }
}
