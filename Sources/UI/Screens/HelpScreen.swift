package import Widgets
package import WindowLevels
import Wording

/// Lists the keys of the screen below it and the reserved keys.
package struct HelpScreen<Data: FeatureData>: Screen {
  package enum Action: Sendable {
    case move(ListState.Move), close
  }

  package var list = ListState()
  private var rows: [Row]

  /// A row of the list.
  package struct Row: Codable, Hashable, Sendable {
    package let keys: String
    package let label: String
  }

  package init(hints: [KeyHint], _ environment: ScreenEnvironment) {
    let keyName = environment.keyName
    rows = Self.merged(hints + ReservedKey.hints(whileLocked: false)).map { hint in
      Row(
        keys: hint.keys.map { keyName($0) }.joined(separator: " "),
        label: environment.wording(hint.label)
      )
    }
  }

  /// Merges adjacent keys with the same words into one row, such as up and down.
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

  package static var bindings: [KeyBinding<Action>] {
    [
      KeyBinding(.escape, .enter, .character("q"), does: .close, .keyClose)
    ] + ListState.bindings { .move($0) }
  }

  package var level: WindowLevel { .alert }

  package mutating func perform(_ action: Action, _ context: Context) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: rows.count, height: context.size.height - 2)
      return []
    case .close:
      return [.close]
    }
  }

  package func frame(in size: Size, _ context: Context) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(Size(width: 60, height: rows.count + 2))
  }

  package func draw(into canvas: inout Canvas, _ context: Context) {
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
