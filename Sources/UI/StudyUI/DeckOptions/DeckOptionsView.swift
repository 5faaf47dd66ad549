import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the options of a deck in their groups, and the explanation of the focused one: in the right
/// pane, or beneath the list.
struct DeckOptionsView {
  let screen: DeckOptionsScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rows beneath the list for the explanation.
  private static let noteHeight = 5
  /// The widest list in columns.
  private static let widest = 76
  /// The rows from which on a list has the heads of its groups.
  private static let roomy = 8

  private struct Areas {
    let list: Rect
    let note: Rect
    let panes: Panes
  }

  private static func areas(in size: Size) -> Areas {
    let body = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: body, widest: widest)
    if let detail = panes.detail { return Areas(list: panes.main, note: detail, panes: panes) }
    let count = DeckOptionsScreen.Item.all.count + DeckOptionsScreen.Item.groups.count
    let rest = panes.main.height - count
    let below = rest >= noteHeight + 1 ? rest : min(noteHeight - 1, panes.main.height / 2)
    let list = panes.main.keeping(rows: panes.main.height - below)
    let gap = panes.main.height > count ? 1 : 0
    return Areas(list: list, note: panes.main.dropping(rows: list.height + gap), panes: panes)
  }

  /// The number of visible rows of the list in a window of this size.
  static func rows(in size: Size) -> Int { areas(in: size).list.height }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), screen.deck.name.description, wording(.keyOptions)],
      into: &canvas,
      context.environment
    )
    let areas = Self.areas(in: canvas.size)
    areas.panes.drawDivider(into: &canvas, theme: theme)
    let found = screen.found(wording)
    if found.isEmpty {
      canvas.write(wrapped: wording(.noMatch), in: areas.list, style: theme.muted)
    } else {
      let list = list(of: found, hasHeadings: areas.list.height >= Self.roomy)
      list.draw(in: areas.list, into: &canvas)
      drawNote(list, areas, into: &canvas)
    }
    drawTop(into: &canvas)
    screen.presets?.draw(into: &canvas, context)
  }

  /// Draws the search, or the preset where there is none.
  private func drawTop(into canvas: inout Canvas) {
    if let search = screen.search {
      search.draw(into: &canvas, context.environment)
      return
    }
    canvas.write(
      screen.preset(context) { $0.description } ?? "",
      at: Point(x: 2, y: Heading.height - 1),
      style: theme.muted,
      limit: canvas.size.width - 4,
      ellipsis: theme.ellipsis
    )
  }

  private func list(of found: [Int], hasHeadings: Bool) -> OptionList {
    let items = DeckOptionsScreen.Item.all
    return OptionList(
      found.map {
        let heading = hasHeadings ? DeckOptionsScreen.Item.headings[$0] : nil
        return OptionList.Row(
          heading: heading.map { wording($0) } ?? "",
          label: wording(items[$0].label),
          value: screen.words(for: items[$0], context),
          short: items[$0].own == nil ? "" : items[$0].words(in: screen.deck, wording)
        )
      },
      focused: found.firstIndex(of: screen.list.selected) ?? 0,
      // While a value is typed, none is chosen.
      values: screen.typed == nil ? screen.selected.choices(in: screen.deck, wording) : nil,
      hasBlanks: false,
      theme: theme
    )
  }

  private func drawNote(_ list: OptionList, _ areas: Areas, into canvas: inout Canvas) {
    var rect = areas.note
    let item = screen.selected
    if rect.height > SectionHead.height + 2 {
      SectionHead(wording(item.label)).draw(in: rect, into: &canvas, theme: theme)
      rect = rect.dropping(rows: SectionHead.height)
    }
    guard let typed = screen.typed else {
      drawNote(of: item, list, columns: areas.list.width - 1, in: rect, into: &canvas)
      return
    }
    canvas.put(theme.pointer, at: rect.origin, style: theme.accent)
    let column = TextLine(text: typed.text, caret: typed.caret).draw(
      at: rect.origin.moved(x: 2),
      columns: max(1, rect.width - 2),
      into: &canvas,
      theme: theme
    )
    canvas.cursor = rect.origin.moved(x: 2 + (column ?? 0))
    let below = rect.dropping(rows: rect.height > 3 ? 2 : 1)
    if let problem = screen.problem {
      let words = problem.sentence(wording)
      canvas.write(wrapped: "\(Character(theme.cross)) \(words)", in: below, style: theme.bad)
    } else if let typing = item.typing {
      canvas.write(wrapped: typing.hint(wording), in: below, style: theme.muted)
    }
  }

  /// Draws what a line is for, before it a value without room in its line, and what can be chosen
  /// and typed.
  private func drawNote(
    of item: DeckOptionsScreen.Item,
    _ list: OptionList,
    columns: Int,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    // What can be typed has its rows, however few there are.
    let hint = item.typing.map { WrappedText($0.hint(wording), width: rect.width).lines } ?? []
    let hasRoom = list.hasRoom(columns: columns)
    let value = hasRoom ? [] : [screen.words(for: item, context)]
    let preset = screen.presetValue(item, context).flatMap { $0.isOwn ? $0.words : nil }
    let note = (value + [preset].compactMap(\.self) + [wording(item.note)]).joined(
      separator: " \(theme.separator) "
    )
    let room = rect.keeping(rows: max(1, rect.height - hint.count))
    let used = canvas.write(wrapped: note, in: room)
    var rest = rect.dropping(rows: rect.height > used + 2 ? used + 1 : used)
    if !list.showsAll(columns: columns), let choices = item.choices(in: screen.deck, wording) {
      let rows = rest.height - hint.count
      let values = choices.lines(columns: rest.width, rows: rows, theme)
      for (row, line) in values.enumerated() {
        let start = rest.origin.moved(y: row)
        canvas.write(line, at: start, style: theme.muted, limit: rest.width)
      }
      rest = rest.dropping(rows: values.count + (!values.isEmpty && rows > values.count ? 1 : 0))
    }
    if rest.height > 0, let typing = item.typing {
      canvas.write(wrapped: typing.hint(wording), in: rest, style: theme.muted)
    }
  }
}
