import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// A line of a card's details: its caption, its value, and the keys at its end.
struct DetailLine {
  var caption = ""
  var value = ""
  var style = Style.plain
  var keys: [Phrase] = []
  /// The digits in the place of the value.
  var digits: DigitLine?
  /// The revealed secret in the place of the value.
  var secret: SecretRow?
  /// The part of the card that the line is about; nil for none that has keys of its own.
  var part: PaymentCardPart?
}

/// Lines of a card's details, one of which may have the focus.
struct DetailLines {
  let lines: [DetailLine]
  let captionWidth: Int
  /// False for values alone.
  var hasCaptions = true
  /// The focused line; nil while something else has the focus.
  let focused: Int?
  /// The line whose digits are shown, which the cursor is on then; nil for none.
  var shown: Int?
  /// The first visible line, where none has the focus.
  var firstLine = 0
  let theme: Theme
  let wording: Wording

  /// Draws the lines that fit, always with the focused one.
  func draw(in area: Rect, into canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    var state = ListState()
    state.select(focused ?? 0, count: lines.count, height: area.height)
    let visible = VisibleRows(
      from: focused == nil ? firstLine : state.top,
      of: lines.count,
      height: area.height
    )
    for (y, index) in zip(area.minY..., visible.range) {
      let start = Point(x: area.minX, y: y)
      draw(
        lines[index],
        at: start.moved(x: hasCaptions ? 2 : 0),
        end: area.maxX,
        keysEnd: visible.texts(in: area).maxX,
        into: &canvas
      )
      if index == focused.map({ min($0, lines.count - 1) }) {
        canvas.focus(
          Rect(x: start.x, y: y, width: area.width, height: 1),
          theme: theme,
          cursor: lines[index].secret == nil ? start : value(from: start)
        )
      }
      if index == shown, lines[index].digits != nil { canvas.cursor = value(from: start) }
    }
    visible.drawArrows(beside: area, into: &canvas, theme: theme)
  }

  /// The place of the value in the line that begins at `start`.
  private func value(from start: Point) -> Point {
    start.moved(x: hasCaptions ? captionWidth + 4 : 0)
  }

  private func draw(
    _ line: DetailLine,
    at start: Point,
    end: Int,
    keysEnd: Int,
    into canvas: inout Canvas
  ) {
    if hasCaptions {
      canvas.write(
        line.caption,
        at: start,
        style: theme.muted,
        limit: captionWidth,
        ellipsis: theme.ellipsis
      )
    }
    let value = start.moved(x: hasCaptions ? captionWidth + 2 : 0)
    let room = max(0, end - value.x)
    // Of keys that do not fit beside the value, none is shown.
    let keys = line.keys.map { wording($0) }.joined(separator: "  ")
    let taken = line.digits?.width ?? line.secret?.width ?? displayWidth(of: line.value)
    let keyStart = keysEnd - displayWidth(of: keys)
    let hasKeys = !keys.isEmpty && value.x + taken + 2 <= keyStart
    if let digits = line.digits {
      digits.draw(at: value, columns: room, into: &canvas, theme: theme)
    } else if let secret = line.secret {
      secret.draw(at: value, columns: room, into: &canvas, style: line.style)
    } else {
      canvas.write(
        line.value,
        at: value,
        style: line.style,
        limit: room,
        ellipsis: theme.ellipsis
      )
    }
    guard hasKeys else { return }
    canvas.write(keys, at: Point(x: keyStart, y: start.y), style: theme.muted)
  }
}
