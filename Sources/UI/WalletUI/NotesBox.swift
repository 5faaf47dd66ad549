import Screens
import Widgets
import WindowLevels
import Wording

/// The box in which a card's notes are typed.
struct NotesBox {
  let notes: TextField

  private static let largest = Size(width: 62, height: 14)

  /// Where it stands in a window.
  static func rect(in size: Size) -> Rect {
    Rect(size: size).centered(
      Size(width: min(size.width, largest.width), height: min(size.height, largest.height))
    )
  }

  /// The columns of its lines in a window.
  static func columns(in size: Size) -> Int { max(2, rect(in: size).width - 4) }

  /// Draws it, with the caret in it.
  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    let rect = Self.rect(in: canvas.size)
    let theme = context.theme
    canvas.fill(rect)
    canvas.frame(rect, theme.border, style: theme.accent)
    canvas.write(
      " \(context.wording(.fieldNotes)) ",
      at: rect.origin.moved(x: 2),
      style: theme.accent,
      limit: max(0, rect.width - 4)
    )
    let area = rect.inset(x: 2, y: 1)
    canvas.cursor = TextRows(notes.text, width: area.width)
      .draw(caret: notes.caret, in: area, into: &canvas, theme: theme)
  }
}
