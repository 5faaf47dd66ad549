import PaymentCards
import Widgets
import WindowLevels
import Wording

/// A drawn payment card, filled with its brand's tint where there are 256 colours.
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
  /// The brand, or the likely one, or the few candidates.
  let brand: String
  /// True if the brand is known.
  let isBrandDecided: Bool
  /// The focused field.
  var focus: PaymentCardField?
  /// The focus frame in cells of the card while it moves; nil at rest.
  var frame: Rect?

  /// The tint of the brand.
  var tint = BrandTint.unknown
  /// The size, and the places of the fields.
  var layout = CardLayout.regular

  /// Draws the visible side at a step of a flip, narrowed and centred.
  func draw(
    at origin: Point,
    step: Int,
    into canvas: inout Canvas,
    theme: Theme,
    wording: Wording
  ) {
    let width = FlipAnimation.width(of: layout.size.width, at: step)
    let sheet = CardSheet(
      rect: Rect(origin: origin, size: layout.size)
        .centered(Size(width: width, height: layout.size.height)),
      fullWidth: layout.size.width
    )
    if width > 1 {
      // Where the card is filled its edge is that of the fill.
      let edge = tint.edge(theme).map { Style(foreground: $0) } ?? theme.border
      canvas.frame(sheet.rect, theme.borderLines, style: edge)
      if step < FlipAnimation.steps / 2 {
        drawFront(on: sheet, into: &canvas, theme, wording)
      } else {
        drawBack(on: sheet, into: &canvas, theme, wording)
      }
    } else {
      canvas.fill(sheet.rect, with: theme.borderLines.vertical, style: theme.border)
    }
    tint.fill(sheet.rect, of: &canvas, theme)
    guard step >= FlipAnimation.steps / 2, width > 1, theme.colors >= .full else { return }
    // The stripe goes over the card's edges.
    let stripe = layout.stripe
    canvas.restyle(sheet.rect.dropping(rows: stripe.lowerBound).keeping(rows: stripe.count)) { _ in
      Style(foreground: BrandTint.stripe, background: BrandTint.stripe)
    }
  }

  /// The place of what is to be read on the side that a step of a flip shows: the security code where
  /// it is shown, the number on the front, the holder on the back.
  func spoken(at origin: Point, step: Int, isCode: Bool) -> Point {
    let side: FlipAnimation.Side = step < FlipAnimation.steps / 2 ? .front : .back
    if isCode, side == codeSide {
      let box = layout.codeBox(on: side)
      return origin.moved(x: box.minX + 2, y: box.minY + 1)
    }
    return side == .front
      ? origin.moved(x: layout.left, y: layout.numberRow)
      : origin.moved(x: layout.strip.minX + 1, y: layout.strip.minY + 1)
  }

  private func drawFront(
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme,
    _ wording: Wording
  ) {
    drawChip(on: sheet, into: &canvas, theme)
    drawBrand(on: sheet, row: layout.brandRow, into: &canvas, theme)
    let (left, expiry, end) = (layout.left, layout.expiryColumn, layout.size.width - 1)
    let captionRow = layout.captionRow
    if codeSide == .front {
      let box = layout.codeBox(on: .front)
      let caption = wording(.captionCode)
      sheet.writeRight(caption, endingAt: box.minX - 1, row: box.minY + 1, theme.muted, &canvas)
      drawCodeBox(on: sheet, .front, into: &canvas, theme)
    }
    sheet.write(
      wording(.captionHolder),
      column: left,
      row: captionRow,
      before: expiry,
      theme.muted,
      &canvas
    )
    sheet.write(
      wording(.captionExpiry),
      column: expiry,
      row: captionRow,
      before: end,
      theme.muted,
      &canvas
    )
    drawFrame(.front, on: sheet, into: &canvas, theme)
    if let point = sheet.place(number.width, column: left, row: layout.numberRow, before: end) {
      draw(number, .number, at: point, on: sheet, into: &canvas, theme)
    }
    if codeSide == .front { drawCode(on: sheet, .front, into: &canvas, theme) }
    let room = sheet.isWhole ? layout.holderColumns : displayWidth(of: holder.shown)
    if let point = sheet.place(room, column: left, row: captionRow + 1, before: expiry - 2) {
      let caret = holder.draw(at: point, columns: room, into: &canvas, theme: theme)
      if sheet.isWhole, focus == .holder, let caret { canvas.cursor = point.moved(x: caret) }
    }
    if let point = sheet.place(self.expiry.width, column: expiry, row: captionRow + 1, before: end)
    {
      draw(self.expiry, .expiry, at: point, on: sheet, into: &canvas, theme)
    }
  }

  private func drawChip(on sheet: CardSheet, into canvas: inout Canvas, _ theme: Theme) {
    let chip = layout.chip
    for row in chip.minY..<chip.maxY {
      let scalar =
        row == chip.minY
        ? theme.chip.top : row == chip.maxY - 1 ? theme.chip.bottom : theme.chip.middle
      sheet.fill(chip.minX..<chip.maxX, row: row, with: scalar, theme.chip.style, &canvas)
    }
  }

  private func drawBack(
    on sheet: CardSheet,
    into canvas: inout Canvas,
    _ theme: Theme,
    _ wording: Wording
  ) {
    let (strip, left) = (layout.strip, layout.left)
    for row in layout.stripe {
      let style = Self.stripeStyle(theme)
      sheet.fill(1..<(layout.size.width - 1), row: row, with: theme.stripe, style, &canvas)
    }
    for row in strip.minY..<strip.maxY {
      let columns = strip.minX..<strip.maxX
      sheet.fill(columns, row: row, with: theme.signatureStrip, theme.muted, &canvas)
    }
    sheet.write(
      wording(.captionHolder),
      column: left,
      row: strip.minY - 1,
      before: layout.right - 15,
      theme.muted,
      &canvas
    )
    let name = " \(holder.text) "
    let room = sheet.isWhole ? strip.width : displayWidth(of: name)
    if !holder.text.isEmpty,
      let point = sheet.place(room, column: left, row: strip.minY + 1, before: strip.maxX + 1)
    {
      TextLine(text: name).draw(at: point, columns: room, into: &canvas, theme: theme)
    }
    if codeSide == .back {
      let caption = wording(.captionCode)
      let row = strip.minY - 1
      sheet.writeRight(caption, endingAt: layout.right, row: row, theme.muted, &canvas)
      drawCodeBox(on: sheet, .back, into: &canvas, theme)
    }
    drawBrand(on: sheet, row: layout.backBrandRow, into: &canvas, theme)
    drawFrame(.back, on: sheet, into: &canvas, theme)
    if codeSide == .back {
      drawCode(on: sheet, .back, into: &canvas, theme)
    }
  }

  /// The style of the magnetic stripe, which is dark where there are colours for it.
  private static func stripeStyle(_ theme: Theme) -> Style {
    switch theme.colors {
    case .full, .direct: Style(foreground: BrandTint.stripe)
    case .sixteen: Style(foreground: Color(8))
    case .eight, .none: theme.border
    }
  }

  /// Draws the box of the security code, whether there is a code or not.
  private func drawCodeBox(
    on sheet: CardSheet,
    _ side: FlipAnimation.Side,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let box = sheet.rect(layout.codeBox(on: side))
    canvas.fill(box)
    canvas.frame(box, theme.borderLines, style: theme.border)
  }

  private func drawCode(
    on sheet: CardSheet,
    _ side: FlipAnimation.Side,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let box = layout.codeBox(on: side)
    let (column, row) = (box.minX + 2, box.minY + 1)
    if let point = sheet.place(code.width, column: column, row: row, before: box.maxX - 1) {
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
    sheet.writeRight(brand, endingAt: layout.right, row: row, style, &canvas)
  }

  private func draw(
    _ line: DigitLine,
    _ field: PaymentCardField,
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
      side == (focus == .securityCode ? codeSide : .front),
      let rect = frame ?? layout.area(of: focus, codeSide: codeSide)
    else { return }
    canvas.frame(sheet.rect(rect), theme.focusLines, style: theme.focusFrame)
  }
}
