package import Widgets
package import WindowLevels
package import Wording

/// The two rows at the bottom of the screen: the status line, and the active keys.
package enum StatusBar {
  /// The height in rows.
  package static let height = 2

  /// The part of the screen above it.
  package static func rectAbove(in size: Size) -> Rect {
    Rect(size: Size(width: size.width, height: size.height - height))
  }

  /// The rectangle of the status bar.
  package static func rect(in size: Size) -> Rect {
    Rect(x: 0, y: max(0, size.height - height), width: size.width, height: min(height, size.height))
  }

  /// Draws the status line and the active keys.
  package static func draw(
    _ message: StatusMessage?,
    hints: [KeyHint],
    into canvas: inout Canvas,
    theme: Theme,
    wording: Wording
  ) {
    if let message {
      draw(message, into: &canvas, theme: theme, wording: wording)
    }
    draw(
      hints,
      into: &canvas,
      y: canvas.size.height - 1,
      theme: theme,
      keyName: KeyName(theme: theme, wording: wording)
    )
  }

  private static func draw(
    _ message: StatusMessage,
    into canvas: inout Canvas,
    theme: Theme,
    wording: Wording
  ) {
    let (sign, style): (Unicode.Scalar?, Style) =
      switch message.tone {
      case .plain: (nil, .plain)
      case .success: (theme.check, theme.success)
      case .problem: (theme.cross, theme.problem)
      }
    var x = 1
    if let sign {
      x += canvas.put(sign, at: Point(x: x, y: 0), style: style) + 1
    }
    canvas.write(
      wording(message.phrase),
      at: Point(x: x, y: 0),
      style: style,
      ellipsis: theme.ellipsis
    )
  }

  /// Draws keys and their words in a row: the last of them at the right, the others as far as they
  /// fit. Keys with the same words share them.
  package static func draw(
    _ hints: [KeyHint],
    into canvas: inout Canvas,
    y: Int,
    theme: Theme,
    keyName: KeyName
  ) {
    let items = footer(hints, keyName)
    guard let last = items.last else { return }
    var x = 1
    for item in items.dropLast() {
      guard x + item.width + 2 + last.width <= canvas.size.width else { break }
      draw(item, at: Point(x: x, y: y), into: &canvas, theme)
      x += item.width + 2
    }
    draw(last, at: Point(x: x, y: y), into: &canvas, theme)
  }

  /// Keys and their words in the footer.
  private struct Item {
    var keys: String
    let label: String

    var width: Int { displayWidth(of: keys) + 1 + displayWidth(of: label) }
  }

  private static func footer(_ hints: [KeyHint], _ keyName: KeyName) -> [Item] {
    var items: [Item] = []
    for hint in hints where hint.inFooter {
      guard let key = hint.keys.first else { continue }
      let label = keyName.wording(hint.label)
      if items.last?.label == label {
        items[items.count - 1].keys += keyName.joiner + keyName(key)
      } else {
        items.append(Item(keys: keyName(key), label: label))
      }
    }
    return items
  }

  private static func draw(
    _ item: Item,
    at point: Point,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let width = canvas.write(item.keys, at: point, style: theme.title)
    canvas.write(item.label, at: point.moved(x: width + 1), style: theme.faint)
  }
}
