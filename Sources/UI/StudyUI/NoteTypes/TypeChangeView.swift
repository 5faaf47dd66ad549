import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws which type notes get, and which field of it gets the text of which.
struct TypeChangeView {
  let screen: TypeChangeScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rows beneath the list for what is to be known of the change.
  private static let remarkRows = 4

  /// The rows of the type and its fields.
  static func list(in size: Size) -> Rect {
    let area = Heading.rectBeneath(in: size)
    return area.keeping(rows: max(2, area.height - remarkRows))
  }

  /// Where the notes were chosen.
  private var place: Phrase { screen.source == nil ? .keyCards : .noteTypesTitle }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(place), wording(.keyChangeType)],
      into: &canvas,
      context.environment
    )
    let list = Self.list(in: canvas.size)
    var rest = Heading.rectBeneath(in: canvas.size)
    if screen.new != nil {
      let used = OptionRowsView(options, focused: screen.list.selected, theme: theme)
        .draw(in: list, into: &canvas)
      rest = rest.dropping(rows: used.minY - rest.minY)
      if rest.height > Self.remarkRows { rest = rest.dropping(rows: 1) }
    } else {
      canvas.cursor = rest.origin.moved(x: 2)
    }
    for remark in screen.remarks(wording) where rest.height > 0 {
      let place = Rect(
        x: rest.minX + 2,
        y: rest.minY,
        width: rest.width - 4,
        height: rest.height
      )
      let style = remark.isLoss ? theme.warning : theme.muted
      rest = rest.dropping(rows: canvas.write(wrapped: remark.text, in: place, style: style))
    }
    screen.drawDialog(into: &canvas, context)
  }

  private var options: [OptionRow] {
    screen.values(wording).enumerated().map { index, row in
      OptionRow(row.label, .choice(row.value, others: index == 0 ? otherTypes : []))
    }
  }

  private var otherTypes: [String] {
    (screen.types?.others ?? []).filter { $0.id != screen.chosen }.map { $0.name(wording) }
  }
}
