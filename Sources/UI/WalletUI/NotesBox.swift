import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The box in which a card's notes are edited, or another text of several lines.
struct NotesBox {
  let field: PaymentCardField
  let text: TextField

  private static let largest = Size(width: 62, height: 14)

  /// The rectangle of the box in a window of `size`.
  static func rect(in size: Size) -> Rect {
    Rect(size: size).centered(
      Size(width: min(size.width, largest.width), height: min(size.height, largest.height))
    )
  }

  /// The columns of a line of text in a window of `size`.
  static func columns(in size: Size) -> Int { max(2, rect(in: size).width - 4) }

  /// Draws the frame of a box in the window.
  ///
  /// - Returns: The area within.
  static func drawFrame(
    _ title: Phrase,
    into canvas: inout Canvas,
    _ context: WalletContext
  ) -> Rect {
    let rect = Self.rect(in: canvas.size)
    let theme = context.theme
    canvas.fill(rect)
    canvas.frame(rect, theme.borderLines, style: theme.accent)
    canvas.write(
      " \(context.wording(title)) ",
      at: rect.origin.moved(x: 2),
      style: theme.accent,
      limit: max(0, rect.width - 4)
    )
    return rect.inset(x: 2, y: 1)
  }

  /// Draws the box and the caret.
  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    let area = Self.drawFrame(field.label, into: &canvas, context)
    canvas.cursor = TextRows(text.text, width: area.width)
      .draw(caret: text.caret, in: area, into: &canvas, theme: context.theme)
  }
}
