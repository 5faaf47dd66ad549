import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension MediaCheckScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    guard let use else {
      return LoadingPlaceholder(because: failure).scene(context, again: .reload, close: .close)
    }
    if context.aside == .row, let row = row(list.selected) { return told(row, context) }
    let rows = LineModeList(count: count, context: context)
    let deleting =
      use.unused.isEmpty ? [] : [LineModeChoice("d", wording(.mediaDeleteUnused), Action.delete)]
    return LineModeScene(
      name: "check of media \(count) \(context.firstRow)",
      lines: [context.line(.mediaCheckTitle)] + numbers(use, wording).map { .text($0) },
      choices: rows.rows(doing: { [.move(.row($0))] }, then: .row) { index in
        row(index).map { words(of: $0, wording) } ?? ""
      } + deleting + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)],
      position: rows.position
    )
  }

  /// A file that is missing with the number of its notes, or an unused one with its size.
  private func words(of row: Row, _ wording: Wording) -> String {
    switch row {
    case .missing(let missing):
      wording(
        .mediaMissingFile(name: missing.name, notes: wording(.notes(missing.notes.count)))
      )
    case .unused(let entry):
      wording(.mediaUnusedFile(name: entry.name.text, size: wording.size(entry.size)))
    }
  }

  /// The menu of a file.
  private func told(_ row: Row, _ context: LineContext) -> LineScene {
    let words = words(of: row, context.wording)
    return LineModeScene(
      name: "file \(words)",
      lines: [.text(words)],
      choices: (openLabel.map { [LineModeChoice("1", context.wording($0), .open)] } ?? [])
        + [context.back()]
    )
  }
}
