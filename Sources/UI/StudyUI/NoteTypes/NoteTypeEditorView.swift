import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the parts of a note type, or one of its texts, with the preview: in the right pane, beneath the
/// text, or in the place of both.
struct NoteTypeEditorView {
  let screen: NoteTypeEditor
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The height from which a text has a frame.
  private static let framed = 10
  /// The least height of a preview.
  private static let previewHeight = 9
  /// The height from which what is wrong has two rows.
  private static let roomy = 16

  private static func panes(in size: Size) -> Panes {
    Panes(in: Rect(size: size).dropping(rows: Heading.height))
  }

  /// The rows beneath the list or the text for what is wrong.
  private static func remarkRows(in size: Size) -> Int {
    panes(in: size).main.height < roomy ? 1 : 2
  }

  /// The rows of the list.
  static func list(in size: Size) -> Rect {
    let area = panes(in: size).main
    return area.keeping(rows: area.height - remarkRows(in: size))
  }

  /// The place of a text with its frame.
  private static func box(in size: Size) -> Rect {
    let panes = panes(in: size)
    let rows = panes.main.height - remarkRows(in: size)
    let rest = panes.detail == nil ? rows - max(previewHeight, rows / 2) : rows
    return panes.main.keeping(rows: rest >= framed / 2 ? rest : rows)
  }

  private static func isFramed(_ size: Size) -> Bool { panes(in: size).main.height >= framed }

  /// The place of the characters of a text.
  static func text(in size: Size) -> Rect {
    isFramed(size) ? box(in: size).inset(x: 2, y: 1) : box(in: size)
  }

  private var isText: Bool { screen.entry.map { NoteTypeEditor.isText($0.row) } ?? false }

  /// The place of the preview; nil without room.
  private var previewArea: Rect? {
    if screen.isTurned { return Heading.rectBeneath(in: context.size) }
    let panes = Self.panes(in: context.size)
    if let detail = panes.detail { return detail }
    guard isText else { return nil }
    let end = Self.box(in: context.size).maxY + Self.remarkRows(in: context.size)
    let rect = panes.main.dropping(rows: end - panes.main.minY)
    return rect.height >= Self.previewHeight ? rect : nil
  }

  /// True if the preview shows.
  var showsPreview: Bool { previewArea != nil }

  func draw(into canvas: inout Canvas) {
    let part = isText ? [screen.label(screen.row, wording)] : []
    Heading.draw(
      [wording(.homeFlashcards), wording(.noteTypesTitle), name] + part,
      into: &canvas,
      context.environment
    )
    drawPreview(into: &canvas)
    guard !screen.isTurned else { return }
    Self.panes(in: context.size).drawDivider(into: &canvas, theme: theme)
    if isText {
      drawText(into: &canvas)
    } else {
      drawList(into: &canvas)
    }
    if let entry = screen.entry, !isText { draw(entry, into: &canvas) }
    screen.drawDialog(into: &canvas, context)
  }

  private var name: String {
    let name = screen.draft.name
    return name.isEmpty ? wording(.noteTypeNew) : name
  }

  // MARK: List

  private func drawList(into canvas: inout Canvas) {
    let list = Self.list(in: context.size)
    let rows = screen.rows.map { row in
      OptionList.Row(
        heading: screen.heading(row, wording),
        label: screen.label(row, wording, isListed: true),
        value: value(of: row, columns: list.width * 3 / 5)
      )
    }
    let focused = min(screen.list.selected, rows.count - 1)
    func options(hasBlanks: Bool) -> OptionList {
      OptionList(rows, focused: focused, values: nil, hasBlanks: hasBlanks, theme: theme)
    }
    let roomy = options(hasBlanks: true)
    let drawn = roomy.height <= list.height ? roomy : options(hasBlanks: false)
    drawn.draw(in: list, into: &canvas)
    drawRemark(y: min(list.minY + drawn.height + 1, list.maxY), into: &canvas)
  }

  /// The value of a row on one line.
  private func value(of row: NoteTypeEditor.Row, columns: Int) -> String {
    switch row {
    case .place(.name): return name
    case .place(.field), .place(.template): return ""
    case .place(.front), .place(.back), .styling:
      let words = screen.text(of: row).split(whereSeparator: \.isWhitespace)
      let text = words.joined(separator: " ")
      guard displayWidth(of: text) > columns else { return text }
      var room = columns - 1
      let shown = text.prefix { character in
        room -= displayWidth(of: String(character))
        return room >= 0
      }
      return shown + String(theme.ellipsis)
    }
  }

  private func draw(_ entry: NoteTypeEditor.Entry, into canvas: inout Canvas) {
    FieldDialog(
      wording(entry.isNew ? .noteTypeAddField : .renameNamed(name: screen.text(of: entry.row))),
      wording(.noteTypeName),
      entry.field,
      problem: entry.problem.map { $0.words(wording) }
    ).drawCentered(into: &canvas, theme: theme)
  }

  // MARK: Text

  private func drawText(into canvas: inout Canvas) {
    guard let entry = screen.entry else { return }
    let box = Self.box(in: context.size)
    if Self.isFramed(context.size) {
      canvas.frame(box, theme.focusLines, style: theme.accent)
      canvas.write(
        " \(screen.label(entry.row, wording)) ",
        at: box.origin.moved(x: 2),
        style: theme.accent,
        limit: box.width - 4,
        ellipsis: theme.ellipsis
      )
    }
    let area = Self.text(in: context.size)
    let text = entry.field.text
    canvas.cursor = TextRows(text, width: area.width).draw(
      caret: entry.field.caret,
      style: theme.text,
      marks: entry.row == .styling
        ? TemplateMarks.marks(ofStyling: text, theme: theme)
        : TemplateMarks.marks(ofTemplate: text, theme: theme),
      in: area,
      into: &canvas,
      theme: theme
    )
    drawRemark(y: box.maxY, into: &canvas)
  }

  /// Draws what is wrong: first with the row that is shown.
  private func drawRemark(y: Int, into canvas: inout Canvas) {
    let problems = screen.problems
    let problem = problems.first { .place($0.place) == screen.row } ?? problems.first
    guard let problem else { return }
    let area = Self.panes(in: context.size).main
    let isAbovePreview = isText && previewArea != nil
    let rows = isAbovePreview ? Self.remarkRows(in: context.size) : max(1, area.maxY - y)
    let place = Rect(x: area.minX, y: y, width: area.width, height: rows)
    let sentence = "\(Character(theme.cross)) \(screen.sentence(problem, wording))"
    canvas.write(wrapped: sentence, in: place, style: theme.bad)
  }

  // MARK: Preview

  /// The preview as it is drawn; nil without room for it, or before it is rendered.
  private var card: (view: CardStackView, face: CardFaceRows)? {
    guard let rect = previewArea, let face = screen.preview.face else { return nil }
    var rows = face.previewRows(in: rect, isFront: screen.previewsFront, context)
    rows.title = screen.previewTitle(wording)
    if screen.isTurned { rows.scroll = screen.sample.scroll }
    let view = CardStackView(
      area: rect,
      count: 1,
      rows: rows.rows,
      theme: theme,
      wording: wording
    )
    return (view, rows)
  }

  /// The most rows by which the preview can be scrolled.
  var mostScroll: Int { card.map { $0.view.layout(of: $0.face).mostScroll } ?? 0 }

  private func drawPreview(into canvas: inout Canvas) {
    guard let rect = previewArea else { return }
    if screen.isTurned { canvas.cursor = rect.origin }
    guard let card else {
      let words: Phrase = screen.preview.isMissing ? .noteTypeBlankFront : .studyLoading
      canvas.write(wrapped: wording(words), in: rect, style: theme.muted)
      return
    }
    card.view.drawStill(card.face, into: &canvas)
    if screen.isTurned { canvas.cursor = card.view.card.origin.moved(x: 3) }
  }
}
