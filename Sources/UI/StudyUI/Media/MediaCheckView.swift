import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the numbers of a check of pictures and sounds, and the list of what it found.
struct MediaCheckView {
  let screen: MediaCheckScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private var area: Rect { Heading.rectBeneath(in: context.size) }

  /// The lines above the list.
  private var numbers: [String] {
    (screen.use.map { screen.numbers($0, wording) } ?? [])
      .flatMap { WrappedText($0, width: max(1, area.width - 2)).lines }
  }

  private var table: Rect { area.dropping(rows: numbers.count) }

  /// The rows of the list.
  var rows: Rect { Table.rows(in: table) }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.mediaCheckTitle)],
      into: &canvas,
      context.environment
    )
    guard screen.use != nil else {
      LoadingPlaceholder(because: screen.failure).draw(into: &canvas, context)
      return screen.drawDialog(into: &canvas, context)
    }
    for (index, line) in numbers.enumerated() {
      canvas.write(
        line,
        at: Point(x: area.minX + 2, y: area.minY + index),
        style: theme.muted,
        limit: area.width - 2,
        ellipsis: theme.ellipsis
      )
    }
    canvas.cursor = area.origin.moved(x: 2)
    if screen.count > 0 { drawList(into: &canvas) }
    screen.drawDialog(into: &canvas, context)
  }

  private func drawList(into canvas: inout Canvas) {
    let table = Table([
      Table.Column(wording(.columnKind), width: 8),
      Table.Column(wording(.columnFile), width: 12, share: 1),
      Table.Column(wording(.columnSize), alignment: .right),
    ])
    table.draw(
      screen.count,
      state: screen.list,
      in: self.table,
      into: &canvas,
      theme: theme
    ) { index in
      switch screen.row(index) {
      case .missing(let missing)?:
        Table.Row([
          Table.Field(wording(.mediaIsMissing), style: theme.bad), Table.Field(missing.name),
          Table.Field(wording(.notes(missing.notes.count)), style: theme.muted),
        ])
      case .unused(let entry)?:
        Table.Row([
          Table.Field(wording(.mediaIsUnused)), Table.Field(entry.name.text),
          Table.Field(wording.size(entry.size), style: theme.muted),
        ])
      case nil: Table.Row([Table.Field(""), Table.Field(""), Table.Field("")])
      }
    }
  }
}

extension MediaCheckScreen {
  /// How much is missing and unused, and where there is some, how much is damaged.
  func numbers(_ use: MediaUse, _ wording: Wording) -> [String] {
    let damage = damaged > 0 ? [wording(.damagedMedia(damaged))] : []
    guard count > 0 else { return [wording(.mediaCheckFine)] + damage }
    let missing = wording(.mediaMissingCount(number: "\(use.missing.count)"))
    let unused = wording(.mediaUnusedCount(number: "\(use.unused.count)"))
    let size = use.unused.isEmpty ? "" : " (\(wording.size(use.unusedBytes)))"
    return [missing, unused + size] + damage
  }
}
