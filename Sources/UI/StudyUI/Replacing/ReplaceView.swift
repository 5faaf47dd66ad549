import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

/// Draws the form of a replacement, and beneath it each change.
struct ReplaceView {
  let screen: ReplaceScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The height from which on there are blank rows.
  private static let roomy = 14

  /// The least rows of the changes while they are focused.
  private static let leastRows = 3

  /// The rows of the changes: beneath the form and the line with their number, or where there is no room
  /// and they are focused, in the place of the form.
  static func list(in size: Size, isFocused: Bool) -> Rect {
    let area = Heading.rectBeneath(in: size)
    let gap = area.height < roomy ? 0 : 1
    let list = area.dropping(rows: ReplaceScreen.Row.allCases.count + 1 + 2 * gap)
    return isFocused && list.height < leastRows ? area.dropping(rows: 1) : list
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyCards), wording(.replaceTitle)],
      into: &canvas,
      context.environment
    )
    let area = Heading.rectBeneath(in: canvas.size)
    let rows = ReplaceScreen.Row.allCases
    let focused = screen.isInList ? rows.count : rows.firstIndex(of: screen.row) ?? 0
    let list = Self.list(in: canvas.size, isFocused: screen.isInList)
    if list.minY > area.minY + 1 {
      _ = OptionRowsView(rows.map(option), focused: focused, theme: theme)
        .draw(in: area.keeping(rows: rows.count), into: &canvas)
    }
    let at = Point(x: list.minX + 2, y: list.minY - 1)
    if let problem = screen.preview.problem, !screen.search.text.isEmpty {
      drawProblem(problem, in: list, from: at.y, into: &canvas)
    } else {
      canvas.write(standing, at: at, style: theme.muted, limit: list.width - 2)
      drawChanges(in: list, into: &canvas)
    }
  }

  private func option(_ row: ReplaceScreen.Row) -> OptionRow {
    let request = screen.request
    switch row {
    case .search: return OptionRow(wording(.replaceFind), .text(screen.search))
    case .replacement: return OptionRow(wording(.replaceWith), .text(screen.replacement))
    case .place:
      let others = ReplaceScreen.places(context).filter { $0 != screen.place }
      return OptionRow(
        wording(.replacePlace),
        .choice(screen.place.name(wording), others: others.map { $0.name(wording) })
      )
    case .letters:
      return OptionRow("", .toggle(wording(.replaceLetters), isOn: request.matchesCase))
    case .expression:
      return OptionRow("", .toggle(wording(.replaceExpression), isOn: request.isExpression))
    }
  }

  /// The number of changes, or why there are none.
  private var standing: String {
    let preview = screen.preview
    if preview.isWaiting { return "" }
    guard !preview.fields.isEmpty else { return wording(screen.lack) }
    return wording(
      preview.isWhole
        ? .replaceChanges(preview.fields.count)
        : .replaceChangesMore(count: String(preview.fields.count))
    )
  }

  private func drawProblem(
    _ problem: SearchProblem,
    in list: Rect,
    from y: Int,
    into canvas: inout Canvas
  ) {
    let area = Rect(x: list.minX + 2, y: y, width: list.width - 4, height: list.maxY - y)
    var rest = area
    if let excerpt = problem.excerpt(
      of: screen.search.text,
      columns: max(8, area.width),
      width: { displayWidth(of: $0) }
    ) {
      canvas.write(excerpt.text, at: rest.origin)
      canvas.write(excerpt.marks, at: rest.origin.moved(y: 1), style: theme.bad)
      rest = rest.dropping(rows: 2)
    }
    let words = "\(Character(theme.cross)) \(wording(problem.phrase))"
    canvas.write(wrapped: words, in: rest, style: theme.bad)
  }

  // MARK: The changes

  /// The widest column of names of fields.
  private static let widestName = 16

  private func drawChanges(in rect: Rect, into canvas: inout Canvas) {
    let fields = screen.preview.fields
    var state = screen.list
    state.fit(count: fields.count, height: rect.height)
    let visible = VisibleRows(from: state.top, of: fields.count, height: rect.height)
    let names = fields[visible.range].map { displayWidth(of: $0.name(wording)) }
    let column = min(Self.widestName, names.max() ?? 0) + 2
    for (y, index) in zip(rect.minY..., visible.range) {
      let field = fields[index]
      let start = Point(x: rect.minX + 2, y: y)
      canvas.write(
        field.name(wording),
        at: start,
        style: theme.muted,
        limit: column - 2,
        ellipsis: theme.ellipsis
      )
      let columns = visible.texts(in: rect).width - column - 2
      draw(field, at: start.moved(x: column), columns: columns, into: &canvas)
      if screen.isInList, index == state.selected {
        canvas.focus(Rect(x: rect.minX, y: y, width: rect.width, height: 1), theme: theme)
      }
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }

  /// The columns of text that are shown before a match.
  private static let before = 16

  /// Draws the text of a field, with each match and what takes its place in brackets.
  private func draw(
    _ field: ReplacedField,
    at point: Point,
    columns: Int,
    into canvas: inout Canvas
  ) {
    var left = columns
    var place = point
    func write(_ text: String, _ style: Style) {
      guard left > 0 else { return }
      let line = String(text.map { $0.isNewline ? " " : $0 })
      let used = canvas.write(line, at: place, style: style, limit: left, ellipsis: theme.ellipsis)
      (left, place) = (left - used, place.moved(x: used))
    }
    for (index, part) in field.parts.enumerated() {
      switch part {
      case .kept(let text) where index == 0 && text.count > Self.before:
        write(String(Character(theme.ellipsis)) + text.suffix(Self.before - 1), theme.text)
      case .kept(let text): write(text, theme.text)
      case .replaced(let old, let new):
        write("[", theme.muted)
        write(old, theme.bad)
        write(new.isEmpty ? " \(arrow)" : " \(arrow) ", theme.muted)
        write(new, theme.good)
        write("]", theme.muted)
      }
    }
  }

  /// The arrow between the old text and the new one.
  private var arrow: String {
    let arrow = theme.arrows[.right] ?? ""
    return arrow.count == 1 ? arrow : "->"
  }
}
