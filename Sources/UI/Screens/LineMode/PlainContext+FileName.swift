package import Widgets
import WindowLevels
import Wording

extension PlainContext {
  /// Asks for the name of a file. One that is there already stays where nothing is typed.
  package func fileName(
    _ path: TextField,
    saying lines: [PlainLine],
    problem: String?,
    choices: [PlainChoice] = []
  ) -> PlainScene {
    let soFar = path.text.isEmpty ? [] : [item(.lineModeSoFar, path.text), line(.lineModeKeep)]
    return PlainScene(
      name: "file \(path.text) \(problem ?? "") \(choices.map(\.label))",
      lines: (problem.map { [.text($0)] } ?? lines) + soFar,
      choices: choices + [back(.escape)],
      entry: .text(clearing: path.clearing, sending: [.enter]),
      prompt: wording(.lineModeAsk(what: wording(.lineModeFile))),
      onEmpty: path.text.isEmpty ? nil : ChoiceAction(keys: [.enter]),
      field: path
    )
  }
}
