import WindowLevels
import Wording

/// The keys that work on the screen below it, and everywhere.
struct HelpScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), close
  }

  var list = ListState()
  private var rows: [Row]

  /// A line of the list.
  struct Row: Codable, Hashable, Sendable {
    let keys: String
    let label: String
  }

  init(hints: [KeyHint], context: ScreenContext) {
    let keyName = context.keyName
    rows = Self.merged(hints + ReservedKey.hints(whileLocked: false)).map { hint in
      Row(
        keys: hint.keys.map { keyName($0) }.joined(separator: " "),
        label: context.wording(hint.label)
      )
    }
  }

  /// One row for keys that follow each other in the table and are said to do the same: up and down.
  private static func merged(_ hints: [KeyHint]) -> [KeyHint] {
    hints.reduce(into: []) { rows, hint in
      guard let last = rows.last, last.label == hint.label else {
        rows.append(hint)
        return
      }
      let keys = last.keys + hint.keys
      rows[rows.count - 1] = KeyHint(keys: keys, label: hint.label, inFooter: hint.inFooter)
    }
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, .enter, .character("q"), does: .close, .keyClose)
    ] + ListState.bindings { .move($0) }

  var screen: Screen { .help(self) }
  var level: WindowLevel { .alert }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: rows.count, height: context.size.height - 2)
      return []
    case .close:
      return [.close]
    }
  }

  func frame(in size: Size, _ context: ScreenContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(Size(width: 60, height: rows.count + 2))
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let theme = context.theme
    canvas.frame(canvas.bounds, theme.border, style: theme.accent)
    canvas.write(
      " \(context.wording(.helpTitle)) ",
      at: Point(x: 2, y: 0),
      style: theme.accent,
      limit: canvas.size.width - 4
    )
    let inner = canvas.bounds.inset(x: 2, y: 1)
    ListView.draw(
      rows.map { ListView.Row(leading: $0.label, trailing: $0.keys) },
      state: list,
      in: inner,
      into: &canvas,
      theme: theme
    )
  }
}
