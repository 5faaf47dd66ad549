public import WindowLevels

/// A framed dialog: a heading, text and a column of choices, one of them focused. Where there is no
/// room, its text is cut or scrolled before its choices are, which are wrapped; choices that have no
/// room are scrolled to the focused one.
public struct DialogBox: Sendable {
  /// The columns of the pointer in front of a choice.
  private static let pointer = 2

  /// The words in the upper edge of the frame.
  public let heading: String
  /// The question.
  public let text: String
  /// The answers, from the top.
  public let choices: [String]
  /// The index of the answer with the focus.
  public let selected: Int
  /// The first visible line of a text that can be scrolled; nil for one that is cut.
  package private(set) var firstLine: Int?

  /// A dialog.
  public init(
    heading: String,
    text: String,
    choices: [String],
    selected: Int
  ) {
    self.heading = heading
    self.text = text
    self.choices = choices
    self.selected = selected
  }

  /// The same dialog with a text that can be scrolled, shown from a line on.
  package func scrolled(to firstLine: Int) -> DialogBox {
    var dialog = self
    dialog.firstLine = firstLine
    return dialog
  }

  /// The size of the dialog in a window of `size`, at most 60 columns wide; with room inside where
  /// the window has it.
  public func size(within size: Size) -> Size {
    DialogFrame.size(rows: rows(min(size.width, DialogFrame.widest)), within: size)
  }

  /// The rows of the whole text, of the choices, and the one between them.
  private func rows(_ width: Int) -> Int {
    lines(width).count + fixedHeight(width) - 2
  }

  /// The height of the frame, the choices and the row above them.
  private func fixedHeight(_ width: Int) -> Int {
    wrappedChoices(width).reduce(3) { $0 + $1.count }
  }

  private func lines(_ width: Int) -> [String] {
    WrappedText(text, width: width - 2 * DialogFrame.side).lines
  }

  private func wrappedChoices(_ width: Int) -> [[String]] {
    choices.map { WrappedText($0, width: width - 2 * DialogFrame.side - Self.pointer).lines }
  }

  /// Draws the dialog in the middle of `rect`, and dims everything else on the canvas.
  public func drawCentered(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    canvas.restyle(canvas.bounds, theme.dimmed)
    draw(in: rect.centered(size(within: rect.size)), into: &canvas, theme: theme, style: style)
  }

  /// Draws the dialog into the whole of `rect`.
  public func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    DialogFrame(heading).draw(in: rect, into: &canvas, theme: theme, style: style)
    let inner = DialogFrame.inside(rect, rows: rows(rect.width))
    let choices = choiceRows(rect.width)
    let shown = Rect(
      x: inner.minX,
      y: max(inner.minY, inner.maxY - choices.count),
      width: inner.width,
      height: min(inner.height, choices.count)
    )
    let room = Rect(
      x: inner.minX,
      y: inner.minY,
      width: inner.width,
      height: max(0, shown.minY - inner.minY - 1)
    )
    if let firstLine {
      drawText(from: firstLine, in: room, into: &canvas, theme)
    } else {
      canvas.write(wrapped: text, in: room)
    }
    drawChoices(choices, in: shown, into: &canvas, theme)
  }

  /// The lines of the text that a box of `size` has no room for.
  package func hiddenLines(in size: Size) -> Int {
    max(0, lines(size.width).count - textHeight(in: size))
  }

  /// The rows that a box of `size` has for the text.
  package func textHeight(in size: Size) -> Int {
    max(0, size.height - fixedHeight(size.width))
  }

  private func drawText(
    from first: Int,
    in rect: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let lines = lines(rect.width + 2 * DialogFrame.side)
    let visible = VisibleRows(from: first, of: lines.count, height: rect.height)
    canvas.write(wrapped: lines[visible.range].joined(separator: "\n"), in: rect)
    visible.drawArrows(beside: rect.widened, into: &canvas, theme: theme)
  }

  /// A line of a choice.
  private typealias ChoiceRow = (choice: Int, line: String)

  private func choiceRows(_ width: Int) -> [ChoiceRow] {
    wrappedChoices(width).enumerated().flatMap { choice, lines in lines.map { (choice, $0) } }
  }

  private func drawChoices(
    _ rows: [ChoiceRow],
    in rect: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let top = rows.firstIndex { $0.choice == selected } ?? 0
    let end = (rows.lastIndex { $0.choice == selected } ?? top) + 1
    let visible = VisibleRows(
      from: max(0, min(top, end - rect.height)),
      of: rows.count,
      height: rect.height
    )
    for (y, row) in zip(rect.minY..., rows[visible.range]) {
      canvas.write(row.line, at: Point(x: rect.minX + Self.pointer, y: y))
    }
    let focused = visible.range.clamped(to: top..<end)
    if !focused.isEmpty {
      canvas.focus(
        Rect(
          x: rect.minX,
          y: rect.minY + focused.lowerBound - visible.range.lowerBound,
          width: rect.width,
          height: focused.count
        ),
        theme: theme
      )
    }
    visible.drawArrows(beside: rect.widened, into: &canvas, theme: theme)
  }
}

extension Rect {
  /// The rectangle with one more column at the right.
  fileprivate var widened: Rect { Rect(x: minX, y: minY, width: width + 1, height: height) }
}
