import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the form for a note.
struct NoteFormView {
  let form: NoteForm
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The height from which each field has a box.
  private static let boxedHeight = 12
  /// The columns of a label where the fields have no boxes.
  private static let labelWidth = 9
  /// The rows beneath the fields, for a remark.
  private static let remark = 1

  private var panes: Panes {
    Panes(in: Rect(size: context.size).dropping(rows: Heading.height))
  }

  private var area: Rect { panes.main }
  private var isBoxed: Bool { area.height >= Self.boxedHeight }
  /// True if the kind and the tags stand side by side.
  private var isWide: Bool { area.width >= 54 }

  /// The width of the text of both sides in columns.
  var textWidth: Int { max(4, area.width - (isBoxed ? 4 : Self.labelWidth + 1)) }

  private var frame: Int { isBoxed ? 2 : 0 }

  /// The rows beneath the fields: the type, the tags and the remark.
  private var lower: Int { (isBoxed && isWide ? 1 : 2) * (1 + frame) + Self.remark }

  /// The indices of the fields that are drawn: all of them, or as many as there is room for around
  /// the focus.
  private var shownFields: Range<Int> {
    let count = form.type.fields.count
    let most = max(1, (area.height - lower) / (1 + frame))
    var focused = count - 1
    if case .text(let index) = form.focus { focused = index }
    return VisibleRows(around: focused, of: count, height: most).range
  }

  /// The height of the text of each field in rows.
  private var fieldHeight: Int {
    let count = max(1, shownFields.count)
    let rows = area.height - lower - count * frame
    guard isBoxed else { return max(1, rows / count) }
    // A preview beneath takes its share where there is room for it.
    let most = panes.detail == nil && area.height >= 32 ? 4 : 8
    return max(1, min(most, rows / count))
  }

  /// The place of each field, with its frame if it has one.
  private var places: [NoteForm.Field: Rect] {
    var places: [NoteForm.Field: Rect] = [:]
    var left = area
    for index in shownFields {
      places[.text(index)] = left.keeping(rows: fieldHeight + frame)
      left = left.dropping(rows: fieldHeight + frame)
    }
    let line = left.keeping(rows: 1 + frame)
    guard isBoxed, isWide else {
      places[.kind] = line
      places[.tags] = left.dropping(rows: 1 + frame).keeping(rows: 1 + frame)
      return places
    }
    let width = min(34, line.width / 2)
    places[.kind] = Rect(origin: line.origin, size: Size(width: width, height: line.height))
    places[.tags] = Rect(
      x: line.minX + width,
      y: line.minY,
      width: line.width - width,
      height: line.height
    )
    return places
  }

  func draw(into canvas: inout Canvas) {
    let title: Phrase = if case .adding = form.purpose { .noteAddTitle } else { .noteEditTitle }
    let levels = context.data.deck(form.deck)?.deck.name.levels ?? []
    Heading.draw(
      [wording(.homeFlashcards)] + levels + [wording(title)],
      into: &canvas,
      context.environment
    )
    let places = places
    for index in shownFields {
      guard let text = form.text(of: .text(index)) else { continue }
      drawText(.text(index), text, in: places[.text(index)] ?? area, into: &canvas)
    }
    drawKind(in: places[.kind] ?? area, into: &canvas)
    drawText(.tags, form.tags, in: places[.tags] ?? area, into: &canvas)
    let end = places[.tags]?.maxY ?? area.maxY
    drawRemark(y: min(end, area.maxY - 1), into: &canvas)
    drawPreview(into: &canvas)
    form.drawDialog(into: &canvas, context)
  }

  /// Draws the frame or the label of a field.
  ///
  /// - Returns: The rectangle of its text.
  private func drawField(
    _ field: NoteForm.Field,
    in rect: Rect,
    into canvas: inout Canvas
  ) -> Rect {
    let isFocus = form.focus == field
    guard isBoxed else {
      canvas.write(
        form.label(field, wording),
        at: rect.origin,
        style: theme.muted,
        limit: Self.labelWidth - 1,
        ellipsis: theme.ellipsis
      )
      return Rect(
        x: rect.minX + Self.labelWidth,
        y: rect.minY,
        width: textWidth,
        height: rect.height
      )
    }
    canvas.frame(
      rect,
      isFocus ? theme.focusLines : theme.borderLines,
      style: isFocus ? theme.accent : theme.border
    )
    canvas.write(
      " \(form.label(field, wording)) ",
      at: rect.origin.moved(x: 2),
      style: isFocus ? theme.accent : theme.muted,
      limit: rect.width - 4,
      ellipsis: theme.ellipsis
    )
    if case .text(let index) = field { drawHidden(index, in: rect, into: &canvas) }
    return rect.inset(x: 2, y: 1)
  }

  /// Draws a sign where further fields are above or beneath.
  private func drawHidden(_ index: Int, in rect: Rect, into canvas: inout Canvas) {
    let shown = shownFields
    let x = rect.maxX - 3
    if index == shown.lowerBound, index > 0 {
      canvas.write(theme.arrows[.up] ?? "", at: Point(x: x, y: rect.minY), style: theme.accent)
    }
    if index == shown.upperBound - 1, shown.upperBound < form.type.fields.count {
      canvas.write(
        theme.arrows[.down] ?? "",
        at: Point(x: x, y: rect.maxY - 1),
        style: theme.accent
      )
    }
  }

  private func drawText(
    _ field: NoteForm.Field,
    _ text: TextField,
    in place: Rect,
    into canvas: inout Canvas
  ) {
    let rect = drawField(field, in: place, into: &canvas)
    let isFocus = form.focus == field
    if text.text.isEmpty, let layer = form.layer(field) {
      canvas.write(
        wording(layer),
        at: rect.origin,
        style: theme.placeholder,
        limit: rect.width,
        ellipsis: theme.ellipsis
      )
    }
    let caret = TextRows(text.text, width: field == .tags ? rect.width : textWidth).draw(
      caret: isFocus ? text.caret : nil,
      in: rect,
      into: &canvas,
      theme: theme
    )
    if isFocus { drawFocus(on: place, cursor: caret, into: &canvas) }
  }

  /// Draws the focus: on the row of a field without a frame, which has none of its own.
  private func drawFocus(on place: Rect, cursor: Point?, into canvas: inout Canvas) {
    guard !isBoxed else {
      canvas.cursor = cursor
      return
    }
    let width = 2 + Self.labelWidth + textWidth
    canvas.focus(
      Rect(x: place.minX - 2, y: place.minY, width: width, height: place.height),
      theme: theme,
      cursor: cursor
    )
  }

  private func drawKind(in place: Rect, into canvas: inout Canvas) {
    let rect = drawField(.kind, in: place, into: &canvas)
    let isFocus = form.focus == .kind
    let text = form.type.name(wording)
    canvas.write(
      isFocus ? "< \(text) >" : text,
      at: rect.origin,
      style: theme.text,
      limit: rect.width,
      ellipsis: theme.ellipsis
    )
    if isFocus { drawFocus(on: place, cursor: rect.origin, into: &canvas) }
  }

  private func drawRemark(y: Int, into canvas: inout Canvas) {
    // A preview beneath the fields leaves it one row.
    let rows = panes.detail == nil && showsPreview ? Self.remark : max(1, area.maxY - y)
    let place = Rect(x: area.minX, y: y, width: area.width, height: rows)
    if let problem = form.problemPhrase {
      let text = "\(Character(theme.cross)) \(wording(problem))"
      canvas.write(wrapped: text, in: place, style: theme.bad)
    } else if let completions = form.completions {
      canvas.write(
        completions.joined(separator: "  "),
        at: place.origin,
        style: theme.muted,
        limit: place.width,
        ellipsis: theme.ellipsis
      )
    } else if let notice = form.notice {
      let text = "\(Character(theme.warningSign)) \(wording(notice))"
      canvas.write(wrapped: text, in: place, style: theme.warning)
    }
  }

  // MARK: Preview

  /// The least height of a preview.
  private static let previewHeight = 9

  /// The place of the preview: the right pane, or the room beneath the fields; nil without room.
  private var previewArea: Rect? {
    let end = (places[.tags]?.maxY ?? area.maxY) + Self.remark
    let rect = panes.detail ?? area.dropping(rows: end - area.minY)
    return rect.height >= Self.previewHeight ? rect : nil
  }

  /// True if there is room for the card as it will look.
  var showsPreview: Bool { previewArea != nil }

  private func drawPreview(into canvas: inout Canvas) {
    guard let rect = previewArea else { return }
    if panes.detail != nil { panes.drawDivider(into: &canvas, theme: theme) }
    // Until it is rendered, and where no card can be made yet, the fields are shown as they are.
    let content = form.content
    let card = form.preview.face ?? CardFace(plain: content, ordinal: content.ordinals.first ?? 0)
    let face = card.previewRows(in: rect, context)
    CardStackView(area: rect, count: 1, rows: face.rows, theme: theme, wording: wording)
      .drawStill(face, into: &canvas)
  }
}
