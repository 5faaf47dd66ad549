import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension CustomStudyScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    func told(_ row: Row) -> String {
      let value = self.value(row, wording)
      return wording(.lineModeItem(label: wording(label(row)), value: value))
    }
    if isTyping, let field {
      return context.typing(
        "typing \(row)",
        label(row),
        field,
        saying: [.text(told(row)), context.line(.lineModeKeep)],
        clear: .field(.clear),
        done: .done
      )
    }
    let kinds = Choice.all.enumerated().map { index, choice in
      LineChoice(String(index + 1), wording(choice.name), .choose(choice))
    }
    let others = rows.dropFirst().enumerated().map { index, row in
      LineChoice(String(kinds.count + index + 1), told(row), .move(.row(index + 1)), .type)
    }
    let wrong = problem.map { [SpokenLine.text(wording(.asSentence(text: $0.words(wording))))] }
    return LineModeScene(
      name: "custom study \(choice) \(rows.map { value($0, wording) }) \(wrong == nil)",
      lines: [context.item(.keyCustomStudy, wording.name(deck.name))] + (wrong ?? [])
        + [.text(told(.kind))] + [note(wording)].filter { !$0.isEmpty }.map { .text($0) },
      choices: kinds + others + [
        LineModeChoice("study", wording(.keyStudy), .build), context.back(.close),
      ]
    )
  }

  private func value(_ row: Row, _ wording: Wording) -> String {
    var screen = self
    screen.row = row
    return screen.field?.text ?? wording(choice.name)
  }
}
