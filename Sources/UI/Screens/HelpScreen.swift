package import Widgets
package import WindowLevels
import Wording

/// Lists the keys of the screen below it and the reserved keys, in groups. A row can be run as if
/// its key were pressed.
package struct HelpScreen<Data: FeatureData>: Screen {
  package enum Action: Sendable {
    case move(ListState.Move), run, close
  }

  package var list = ListState()
  private let rows: [Row]

  /// A row of the list.
  package struct Row: Codable, Hashable, Sendable {
    /// The names of the keys.
    package let keys: String
    package let label: String
    /// The spelling of the first key; nil in a session sealed by a version before.
    fileprivate let key: KeySpelling?
    /// The part of the table; nil in a session sealed by a version before.
    package let group: KeyGroup?
  }

  package init(
    hints: [KeyHint],
    reserved: [KeyHint] = ReservedKey.hints,
    _ environment: ScreenEnvironment
  ) {
    let keyName = environment.keyName
    rows = Self.merged(hints + reserved).map { hint in
      Row(
        keys: hint.keys.map { keyName($0) }.joined(separator: " "),
        label: environment.wording(hint.label),
        key: hint.keys.first.map { KeySpelling($0) },
        group: hint.group
      )
    }
  }

  /// Sorts rows by their groups, and merges those with the same words, such as up and down.
  private static func merged(_ hints: [KeyHint]) -> [KeyHint] {
    KeyGroup.allCases.filter { $0.heading != nil }.flatMap { group in
      hints.filter { $0.group == group }.reduce(into: [KeyHint]()) { rows, hint in
        guard let last = rows.last, last.label == hint.label else {
          rows.append(hint)
          return
        }
        rows[rows.count - 1] = last.adding(hint.keys)
      }
    }
  }

  package static var bindings: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .run, .keyRun),
      KeyBinding(.escape, does: .close, .keyClose),
    ] + ListState.bindings { .move($0) }
  }

  package var level: WindowLevel { .alert }

  private func layout(in size: Size) -> HelpLayout {
    HelpLayout(rows.map { $0.group?.heading }, in: size)
  }

  package mutating func perform(_ action: Action, _ context: Context) -> [Request] {
    switch action {
    case .move(let move):
      let layout = layout(in: context.size)
      list.move(move, count: rows.count, height: layout.height)
      return []
    case .run:
      let key = rows.indices.contains(list.selected) ? rows[list.selected].key?.key : nil
      return [.close] + (key.map { [.press($0)] } ?? [])
    case .close:
      return [.close]
    }
  }

  package func frame(in size: Size, _ context: Context) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    let layout = layout(in: area.size)
    return area.centered(layout.frame)
  }

  package func draw(into canvas: inout Canvas, _ context: Context) {
    let theme = context.theme
    canvas.frame(canvas.bounds, theme.borderLines, style: theme.accent)
    canvas.write(
      " \(context.wording(.helpTitle)) ",
      at: Point(x: 2, y: 0),
      style: theme.accent,
      limit: canvas.size.width - 4
    )
    let layout = layout(in: canvas.size)
    layout.forEachVisible(focus: list.selected) { line, place in
      switch line {
      case .blank: break
      case .heading(let phrase):
        canvas.write(
          context.wording(phrase),
          at: place.origin,
          style: theme.muted,
          limit: place.width,
          ellipsis: theme.ellipsis
        )
      case .row(let index):
        draw(rows[index], isFocused: index == list.selected, in: place, into: &canvas, theme)
      }
    }
    let inner = Rect(x: 1, y: 1, width: canvas.size.width - 3, height: layout.height)
    layout.visible(focus: list.selected).drawArrows(beside: inner, into: &canvas, theme: theme)
  }

  private func draw(
    _ row: Row,
    isFocused: Bool,
    in place: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let width = displayWidth(of: row.keys)
    canvas.write(
      row.label,
      at: place.origin.moved(x: 2),
      limit: place.width - width - 4,
      ellipsis: theme.ellipsis
    )
    canvas.write(
      row.keys,
      at: Point(x: place.maxX - width - 1, y: place.minY),
      style: theme.muted
    )
    if isFocused { canvas.focus(place, theme: theme) }
  }
}

extension HelpScreen {
  /// Keys of the full screen, which was left with them open.
  package func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "help",
      lines: [context.line(.lineModeHelp)],
      choices: [LineModeChoice("q", context.wording(.keyClose), .close)],
      prompt: .lineModeEnterOn,
      onEmpty: ChoiceAction(actions: [.close]),
      hasHint: false
    )
  }
}
