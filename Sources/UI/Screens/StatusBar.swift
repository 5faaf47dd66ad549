package import Widgets
package import WindowLevels
package import Wording

/// The two rows at the bottom of the screen: the status line, and the active keys. A message that
/// is too long for one row lies over the row above as well, where there is room.
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

  /// The least height of a screen with room for a message of two rows.
  private static let roomyHeight = 16

  /// The rectangle of the status bar with a message.
  package static func rect(in size: Size, _ message: StatusMessage?, _ wording: Wording) -> Rect {
    let usual = rect(in: size)
    guard let message, size.height >= roomyHeight,
      displayWidth(of: wording(message.phrase)) > messageWidth(message, in: size.width)
    else { return usual }
    return Rect(x: 0, y: usual.minY - 1, width: usual.width, height: usual.height + 1)
  }

  /// The columns for the words of a message, behind its sign.
  private static func messageWidth(_ message: StatusMessage, in width: Int) -> Int {
    width - 2 - (message.tone == .plain ? 0 : 2)
  }

  /// Draws the status line and the active keys.
  package static func draw(
    _ message: StatusMessage?,
    hints: [KeyHint],
    reserved: [KeyHint] = ReservedKey.footer,
    into canvas: inout Canvas,
    theme: Theme,
    wording: Wording
  ) {
    if let message {
      draw(message, into: &canvas, theme: theme, wording: wording)
    }
    draw(
      hints,
      reserved: reserved,
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
      case .success: (theme.check, theme.good)
      case .problem: (theme.cross, theme.bad)
      }
    var x = 1
    if let sign {
      x += canvas.put(sign, at: Point(x: x, y: 0), style: style) + 1
    }
    let rect = Rect(
      x: x,
      y: 0,
      width: messageWidth(message, in: canvas.size.width),
      height: canvas.size.height - 1
    )
    canvas.write(wrapped: wording(message.phrase), in: rect, style: style)
  }

  /// The most keys of a screen in its footer.
  private static let mostKeys = 4

  /// Draws the first keys of a screen and their words in a row, as many as fit of the four that come
  /// first in its table, then the reserved ones, which go where they leave no room for two, and the
  /// key of the help at the end, which is never cut off. Adjacent keys with the same words share them,
  /// and count as one. Pages and ends of a list, whose keys name themselves, are in the help alone.
  ///
  /// - Parameter reserved: The reserved keys to show after those of the screen.
  package static func draw(
    _ hints: [KeyHint],
    reserved: [KeyHint] = ReservedKey.footer,
    into canvas: inout Canvas,
    y: Int,
    theme: Theme,
    keyName: KeyName
  ) {
    var items: [Item] = []
    for hint in hints where hint.isInFooter {
      if items.last?.label == keyName.wording(hint.label) {
        items[items.count - 1].join(hint, keyName)
      } else if items.count < mostKeys {
        items.append(Item(hint, keyName))
      } else {
        break
      }
    }
    var tail = reserved.map { Item($0, keyName) }
    let end = ReservedKey.footerEnd.map { Item($0, keyName) }
    let taken = { (items: [Item]) in items.reduce(0) { $0 + $1.width + 2 } }
    var room = canvas.size.width - taken(end)
    if taken(Array(items.prefix(2))) + taken(tail) > room + 1 { tail = [] }
    room -= taken(tail)
    var x = 1
    func draw(_ item: Item) {
      let point = Point(x: x, y: y)
      let width = canvas.write(item.keys, at: point, style: theme.title)
      canvas.write(item.label, at: point.moved(x: width + 1), style: theme.muted)
      x += item.width + 2
    }
    for item in items {
      guard x + item.width <= room else { break }
      draw(item)
    }
    (tail + end).forEach(draw)
  }

  /// Keys and their words in the footer.
  private struct Item {
    private(set) var keys: String
    let label: String

    init(_ hint: KeyHint, _ keyName: KeyName) {
      keys = hint.keys.first.map { keyName($0) } ?? ""
      label = keyName.wording(hint.label)
    }

    var width: Int { displayWidth(of: keys) + 1 + displayWidth(of: label) }

    /// Adds the key of a row with the same words.
    mutating func join(_ hint: KeyHint, _ keyName: KeyName) {
      guard let key = hint.keys.first else { return }
      keys += keyName.joiner(before: key) + keyName(key)
    }
  }
}
