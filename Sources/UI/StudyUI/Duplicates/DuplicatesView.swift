import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the field that is compared, and the texts that several notes have in it.
struct DuplicatesView {
  let screen: DuplicatesScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The height from which on the list has a blank row above it, and what merging does beneath it.
  private static let roomy = 12
  /// The rows of what merging does.
  private static let noteRows = 3

  /// The rows of the texts.
  static func list(in size: Size) -> Rect {
    let area = Heading.rectBeneath(in: size).dropping(rows: 2)
    guard area.height >= roomy else { return area }
    return area.dropping(rows: 1).keeping(rows: area.height - 2 - noteRows)
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyCards), wording(.duplicatesTitle)],
      into: &canvas,
      context.environment
    )
    let area = Heading.rectBeneath(in: canvas.size)
    let field = screen.field ?? ""
    let others = DuplicatesScreen.fields(context).filter { $0 != field }
    let row = OptionRow(wording(.duplicatesField), .choice(field, others: others))
    _ = OptionRowsView([row], focused: -1, theme: theme)
      .draw(in: area.keeping(rows: 1), into: &canvas)
    let at = Point(x: area.minX + 2, y: area.minY + 1)
    guard let groups = screen.groups else { return }
    let standing: Phrase =
      groups.isEmpty ? .duplicatesNone : .duplicatesFound(groups.count)
    canvas.write(wording(standing), at: at, style: theme.muted, limit: area.width - 2)
    canvas.cursor = at
    let list = Self.list(in: canvas.size)
    ListView.draw(groups.count, state: screen.list, in: list, into: &canvas, theme: theme) {
      let group = groups[$0]
      return ListView.Row(
        leading: String(group.text.map { $0.isNewline ? " " : $0 }),
        trailing: wording(.notes(group.notes.count)),
        isMarked: screen.marks.contains(group.id)
      )
    }
    if !groups.isEmpty, area.dropping(rows: 2).height >= Self.roomy {
      let note = Rect(
        x: area.minX + 2,
        y: list.maxY + 1,
        width: area.width - 4,
        height: Self.noteRows
      )
      canvas.write(wrapped: wording(.duplicatesMerging), in: note, style: theme.muted)
    }
    screen.drawDialog(into: &canvas, context)
  }
}
