import Locking
import Widgets
import WindowLevels

/// The entry of a passcode as dots above a keypad, or of a passphrase as a field of dots.
struct PasscodePad {
  /// The message beneath the dots.
  enum Verdict {
    /// A hint.
    case quiet(String)
    /// A warning.
    case note(String)
    /// The refusal of the passcode.
    case refused(String)
  }

  let heading: String
  let text: String
  let verdict: Verdict
  let entry: PasscodeEntry
  let keypad: Keypad
  let dotsOffset: Int
  let theme: Theme

  func draw(in body: Rect, into canvas: inout Canvas) {
    let room = LockView.Room(canvas.size)
    let isKeypad = entry.kind.digitCount != nil && room > .least
    let keypadHeight = isKeypad ? room.keypad.height : 0
    let gap = room >= .large ? 2 : room.hasBoxes ? 1 : 0
    // Two lines of text, the dots, the verdict, and gaps between them.
    let height = 4 + 2 * gap + (isKeypad ? keypadHeight + gap : 0)
    var y = body.minY + max(0, (body.height - height) / 2)
    canvas.writeCentered(heading, in: body, y: y, style: theme.title, ellipsis: theme.ellipsis)
    y += 1
    canvas.writeCentered(text, in: body, y: y, style: theme.muted, ellipsis: theme.ellipsis)
    y += 1 + gap
    drawDots(in: body, y: y, into: &canvas)
    y += 1
    drawVerdict(in: body, y: y, into: &canvas)
    y += 1 + 2 * gap
    if isKeypad {
      drawKeypad(in: body, y: y, room, into: &canvas)
    }
  }

  private func drawDots(in body: Rect, y: Int, into canvas: inout Canvas) {
    var style = theme.accent
    if case .refused = verdict { style = theme.bad }
    if let digits = entry.kind.digitCount {
      let x = body.minX + (body.width - (2 * digits - 1)) / 2 + dotsOffset
      for index in 0..<digits {
        let isFilled = index < entry.count
        canvas.put(
          isFilled ? theme.filledDot : theme.emptyDot,
          at: Point(x: x + 2 * index, y: y),
          style: isFilled ? style : theme.muted
        )
      }
      if canvas.cursor == nil {
        canvas.cursor = Point(x: x + 2 * min(entry.count, digits - 1), y: y)
      }
    } else {
      drawField(in: body, y: y, style: style, into: &canvas)
    }
  }

  /// Draws a dot for each character over an underline, as far as they fit.
  private func drawField(in body: Rect, y: Int, style: Style, into canvas: inout Canvas) {
    let width = max(1, min(40, body.width - 6))
    let x = body.minX + (body.width - width) / 2 + dotsOffset
    let shown = min(entry.count, width - 1)
    for index in 0..<width {
      canvas.put(
        index < shown ? theme.filledDot : "_",
        at: Point(x: x + index, y: y),
        style: index < shown ? style : theme.muted
      )
    }
    canvas.cursor = Point(x: x + shown, y: y)
  }

  private func drawVerdict(in body: Rect, y: Int, into canvas: inout Canvas) {
    switch verdict {
    case .quiet(let text):
      canvas.writeCentered(text, in: body, y: y, style: theme.muted, ellipsis: theme.ellipsis)
    case .note(let text):
      canvas.writeCentered(text, in: body, y: y, style: theme.bad, ellipsis: theme.ellipsis)
    case .refused(let text):
      canvas.writeCentered(
        "\(theme.cross) \(text)",
        in: body,
        y: y,
        style: theme.bad,
        ellipsis: theme.ellipsis
      )
    }
  }

  private func drawKeypad(
    in body: Rect,
    y: Int,
    _ room: LockView.Room,
    into canvas: inout Canvas
  ) {
    let (size, gap) = room.key
    let left = body.minX + (body.width - room.keypad.width) / 2
    for (row, keys) in Keypad.rows.enumerated() {
      for (column, key) in keys.enumerated() {
        guard let key else { continue }
        let isFocused = row == keypad.row && column == keypad.column
        let rect = Rect(
          x: left + column * (size.width + gap.width),
          y: y + row * (size.height + gap.height),
          width: size.width,
          height: size.height
        )
        draw(key, in: rect, isFocused: isFocused, hasBox: room.hasBoxes, into: &canvas)
      }
    }
  }

  private func draw(
    _ key: Keypad.Key,
    in rect: Rect,
    isFocused: Bool,
    hasBox: Bool,
    into canvas: inout Canvas
  ) {
    let name =
      switch key {
      case .digit(let digit): String(digit)
      case .delete: theme.deleteKey
      }
    if hasBox {
      canvas.frame(
        rect,
        isFocused ? theme.focusLines : theme.borderLines,
        style: isFocused ? theme.accent : theme.muted
      )
    } else if isFocused {
      canvas.put("[", at: rect.origin, style: theme.accent)
      canvas.put("]", at: Point(x: rect.maxX - 1, y: rect.minY), style: theme.accent)
    }
    let y = rect.minY + (rect.height - 1) / 2
    canvas.writeCentered(name, in: rect, y: y, style: isFocused ? theme.accent : .plain)
    if isFocused {
      canvas.cursor = Point(x: rect.minX + (rect.width - displayWidth(of: name)) / 2, y: y)
    }
  }
}
