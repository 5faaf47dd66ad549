import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A drawn payment card, 42 × 13 cells: two columns of a terminal are about as wide as one row is
/// high, so that it has the ratio 1.586 to 1 of a real card (ISO/IEC 7810 ID-1).
///
/// The content of either side is data with places; a flip only narrows the sheet that it is drawn
/// on.
struct CardPicture {
  let number: DigitLine
  let holder: TextLine
  let expiry: DigitLine
  let code: DigitLine
  /// The side with the security code.
  let codeSide: FlipAnimation.Side
  /// The brand, or the few candidates.
  let brand: String
  /// True if the brand is known.
  let isBrandDecided: Bool
  /// The focused field.
  var focus: CardField?
  /// The focus frame in cells of the card while it moves; nil at rest.
  var frame: Rect?

  /// The size in columns and rows.
  static let size = Size(width: 42, height: 13)

  /// The area of a field, for the focus frame.
  static func area(of field: CardField, codeSide: FlipAnimation.Side) -> Rect {
    switch field {
    case .number: Rect(x: 2, y: 4, width: 27, height: 3)
    case .holder: Rect(x: 2, y: 7, width: 29, height: 4)
    case .expiry: Rect(x: 31, y: 7, width: 10, height: 4)
    case .securityCode:
      codeSide == .front
        ? Rect(x: 31, y: 2, width: 8, height: 3) : Rect(x: 31, y: 6, width: 8, height: 3)
    }
  }

  /// Draws the visible side at a step of a flip, narrowed and centred.
  func draw(
    at origin: Point,
    step: Int,
    into canvas: inout Canvas,
    theme: Theme,
    wording: Wording
  ) {
    let width = FlipAnimation.width(of: Self.size.width, at: step)
    let sheet = CardSheet(
      rect: Rect(origin: origin, size: Self.size)
        .centered(Size(width: width, height: Self.size.height)),
      fullWidth: Self.size.width
    )
    guard width > 1 else {
      canvas.fill(sheet.rect, with: theme.borderLines.vertical)
      return
    }
    canvas.frame(sheet.rect, theme.borderLines)
    if step < FlipAnimation.steps / 2 {
      drawFront(on: sheet, into: &canvas, theme, wording)
    } else {
      drawBack(on: sheet, into: &canvas, theme, wording)
    }
  }

  private func drawFront(
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme,
    _ wording: Wording
  ) {
    sheet.fill(4..<8, row: 2, with: theme.chip.top, theme.chip.style, &canvas)
    sheet.fill(4..<8, row: 3, with: theme.chip.bottom, theme.chip.style, &canvas)
    drawBrand(on: sheet, row: 1, into: &canvas, theme)
    if codeSide == .front {
      let caption = wording(.captionCode)
      sheet.writeRight(caption, endingAt: 30, row: 3, theme.muted, &canvas)
      drawCodeBox(on: sheet, row: 2, into: &canvas, theme)
    }
    sheet.write(wording(.captionHolder), column: 4, row: 8, before: 33, theme.muted, &canvas)
    sheet.write(wording(.captionExpiry), column: 33, row: 8, before: 41, theme.muted, &canvas)
    drawFrame(.front, on: sheet, into: &canvas, theme)
    if let point = sheet.place(number.width, column: 4, row: 5, before: 41) {
      draw(number, .number, at: point, on: sheet, into: &canvas, theme)
    }
    if codeSide == .front { drawCode(on: sheet, row: 3, into: &canvas, theme) }
    let room = sheet.isWhole ? 26 : displayWidth(of: holder.shown)
    if let point = sheet.place(room, column: 4, row: 9, before: 31) {
      let caret = holder.draw(at: point, columns: room, into: &canvas, theme: theme)
      if sheet.isWhole, focus == .holder, let caret { canvas.cursor = point.moved(x: caret) }
    }
    if let point = sheet.place(expiry.width, column: 33, row: 9, before: 41) {
      draw(expiry, .expiry, at: point, on: sheet, into: &canvas, theme)
    }
  }

  private func drawBack(
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme,
    _ wording: Wording
  ) {
    for row in 2...3 {
      sheet.fill(1..<41, row: row, with: theme.stripe, .plain, &canvas)
    }
    for row in 6...8 {
      sheet.fill(4..<30, row: row, with: theme.signatureStrip, theme.muted, &canvas)
    }
    sheet.write(wording(.captionHolder), column: 4, row: 5, before: 24, theme.muted, &canvas)
    let name = " \(holder.text) "
    let room = sheet.isWhole ? 26 : displayWidth(of: name)
    if !holder.text.isEmpty, let point = sheet.place(room, column: 4, row: 7, before: 31) {
      TextLine(text: name).draw(at: point, columns: room, into: &canvas, theme: theme)
    }
    if codeSide == .back {
      let caption = wording(.captionCode)
      sheet.writeRight(caption, endingAt: 39, row: 5, theme.muted, &canvas)
      drawCodeBox(on: sheet, row: 6, into: &canvas, theme)
    }
    drawBrand(on: sheet, row: 10, into: &canvas, theme)
    drawFrame(.back, on: sheet, into: &canvas, theme)
    if codeSide == .back {
      drawCode(on: sheet, row: 7, into: &canvas, theme)
    }
  }

  /// Draws the box of the security code, whether there is a code or not.
  private func drawCodeBox(
    on sheet: CardSheet,
    row: Int,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let box = sheet.rect(Rect(x: 31, y: row, width: 8, height: 3))
    canvas.fill(box)
    canvas.frame(box, theme.borderLines, style: theme.border)
  }

  private func drawCode(
    on sheet: CardSheet,
    row: Int,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    if let point = sheet.place(code.width, column: 33, row: row, before: 38) {
      draw(code, .securityCode, at: point, on: sheet, into: &canvas, theme)
    }
  }

  private func drawBrand(
    on sheet: CardSheet,
    row: Int,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let style = isBrandDecided ? theme.title : theme.muted
    sheet.writeRight(brand, endingAt: 39, row: row, style, &canvas)
  }

  private func draw(
    _ line: DigitLine,
    _ field: CardField,
    at point: Point,
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    line.draw(at: point, into: &canvas, theme: theme)
    if sheet.isWhole, focus == field, let column = line.caretColumn {
      canvas.cursor = point.moved(x: column)
    }
  }

  /// Draws the focus frame, which is visible only while the card is at rest.
  private func drawFrame(
    _ side: FlipAnimation.Side,
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    guard sheet.isWhole, let focus,
      side == (focus == .securityCode ? codeSide : .front)
    else { return }
    let rect = frame ?? Self.area(of: focus, codeSide: codeSide)
    canvas.frame(sheet.rect(rect), theme.focusLines, style: theme.focusFrame)
  }
}
