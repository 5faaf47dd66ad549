import Screens
import Widgets
import WindowLevels
import Wording

/// The preview: the items as a table, at its right or in its place the details of the focused one,
/// and beneath it the counts and what Enter does.
extension CardImportView {
  private struct Layout {
    let panes: Panes
    let head: Rect
    let table: Rect
    let notes: Rect
  }

  /// The least height with room for rules and blank rows.
  private static let roomyHeight = 14

  private func layout(_ preview: CardImportPreview) -> Layout {
    let panes = Panes(in: Rect(size: context.size).dropping(rows: Heading.height))
    let (head, rest) = head(of: panes.main)
    let notes = notes(preview, width: rest.width - 2, hasPane: panes.detail != nil)
    let height = min(notes.count, max(0, rest.height - 1))
    return Layout(
      panes: panes,
      head: head,
      table: rest.keeping(rows: rest.height - height),
      notes: Rect(
        x: rest.minX + 2,
        y: rest.maxY - height,
        width: rest.width - 2,
        height: height
      )
    )
  }

  private func head(of area: Rect) -> (head: Rect, rest: Rect) {
    let height = area.height >= Self.roomyHeight ? SectionHead.height : 1
    return (area.keeping(rows: height), area.dropping(rows: height))
  }

  /// The rows of the table that are visible at once.
  func rows(of preview: CardImportPreview) -> Int { Table.rows(in: layout(preview).table).height }

  /// The greatest number of rows of the details that are scrolled past.
  func lastDetailsTop(of preview: CardImportPreview) -> Int {
    let rect = detailsRect(layout(preview))
    let lines = details(preview)?.lines(in: rect.size).count ?? 0
    return max(0, lines - rect.height)
  }

  private func detailsRect(_ layout: Layout) -> Rect {
    layout.panes.detail ?? head(of: layout.panes.main).rest
  }

  private func details(_ preview: CardImportPreview) -> CardItemDetails? {
    screen.focused(in: preview).map {
      CardItemDetails(
        item: $0,
        isChosen: screen.chosen.contains(Int64(screen.list.selected)),
        theme: theme,
        wording: wording
      )
    }
  }

  func draw(_ preview: CardImportPreview, into canvas: inout Canvas) {
    let layout = layout(preview)
    let isWhole = screen.showsDetails && layout.panes.detail == nil
    let note = Phrase.importChosen(
      chosen: String(screen.chosen.count),
      count: String(preview.items.count)
    )
    drawHead(preview.heading, wording(note), in: layout.head, into: &canvas)
    if !isWhole { drawTable(preview, layout, into: &canvas) }
    if isWhole || layout.panes.detail != nil {
      let rect = detailsRect(layout)
      layout.panes.drawDivider(into: &canvas, theme: theme)
      details(preview)?.draw(from: screen.detailsTop, in: rect, into: &canvas)
      if screen.showsDetails { canvas.cursor = rect.origin }
    }
  }

  /// Draws the file and the number of chosen items, with a rule where there is room for one.
  private func drawHead(
    _ heading: String,
    _ note: String,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    guard rect.height < SectionHead.height else {
      return SectionHead(heading, note: note).draw(in: rect, into: &canvas, theme: theme)
    }
    let width = displayWidth(of: note)
    canvas.write(
      heading,
      at: rect.origin,
      style: theme.title,
      limit: max(0, rect.width - width - 2),
      ellipsis: theme.ellipsis
    )
    canvas.write(note, at: Point(x: rect.maxX - width, y: rect.minY), style: theme.muted)
  }

  private func drawTable(
    _ preview: CardImportPreview,
    _ layout: Layout,
    into canvas: inout Canvas
  ) {
    let rows = CardItemRows(preview, theme: theme, wording: wording)
    canvas.cursor = layout.table.origin
    Table(rows.columns).draw(
      preview.items.count,
      state: screen.list,
      in: layout.table,
      into: &canvas,
      theme: theme,
      hasFocus: !screen.showsDetails
    ) { rows.row($0, isChosen: screen.chosen.contains(Int64($0))) }
    let hasPane = layout.panes.detail != nil
    let notes = notes(preview, width: layout.notes.width, hasPane: hasPane)
    for (row, note) in notes.enumerated().suffix(layout.notes.height) {
      let y = layout.notes.minY + row - max(0, notes.count - layout.notes.height)
      canvas.write(
        note.text,
        at: Point(x: layout.notes.minX, y: y),
        style: note.style,
        limit: layout.notes.width,
        ellipsis: theme.ellipsis
      )
    }
  }

  /// The lines beneath the table: the counts, an oddity of the focused item where it has no pane, and
  /// what Enter does. There are as many for every item, so that the table stands still.
  private func notes(
    _ preview: CardImportPreview,
    width: Int,
    hasPane: Bool
  ) -> [(text: String, style: Style)] {
    let isRoomy = context.size.height - Heading.height >= Self.roomyHeight
    func lines(_ text: String, _ style: Style, upTo count: Int) -> [(text: String, style: Style)] {
      WrappedText(text, width: width).lines(upTo: isRoomy ? 3 : count, theme.ellipsis)
        .map { ($0, style) }
    }
    let counts = lines(preview.summary(wording), theme.muted, upTo: 1)
    let question = lines(question(preview), theme.title, upTo: 2)
    guard isRoomy else { return counts + question }
    let hasRemarks = !hasPane && preview.items.contains { !$0.remarks.isEmpty }
    let remark = screen.focused(in: preview)?.remarks.joined(separator: " ") ?? ""
    let sign = remark.isEmpty ? "" : "\(Character(theme.warningSign)) "
    return counts + (hasRemarks ? [(sign + remark, theme.warning)] : []) + [("", theme.text)]
      + question
  }

  /// The words for Enter's action, with whether security codes are kept.
  private func question(_ preview: CardImportPreview) -> String {
    guard !preview.items.isEmpty else { return wording(.importNothing) }
    guard !screen.chosen.isEmpty else { return wording(.importNothingChosen) }
    let codes: Phrase = screen.keepsCodes ? .cardCodesKept : .cardCodesLeft
    return wording(.cardImportQuestion)
      + (preview.hasCodes ? " " + wording(codes) : "")
  }
}
