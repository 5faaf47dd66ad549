import Flashcards
import PaymentCards
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

  /// The height of the text of each of the two sides in rows.
  private var sideHeight: Int {
    guard isBoxed else { return max(1, (area.height - 3) / 2) }
    let rows = area.height - Self.remark - 4 - (isWide ? 3 : 6)
    // A preview beneath takes its share where there is room for it.
    return max(1, min(8, panes.detail == nil && area.height >= 32 ? 4 : rows / 2))
  }

  /// The place of each field, with its frame if it has one.
  private var places: [NoteForm.Field: Rect] {
    var places: [NoteForm.Field: Rect] = [:]
    var left = area
    let frame = isBoxed ? 2 : 0
    for side in [NoteForm.Field.prompt, .answer] {
      places[side] = left.keeping(rows: sideHeight + frame)
      left = left.dropping(rows: sideHeight + frame)
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
    let levels = context.shelf(form.deck)?.deck.name.levels ?? []
    Heading.draw(
      [wording(.homeFlashcards)] + levels + [wording(title)],
      into: &canvas,
      context.environment
    )
    let places = places
    for (field, text) in [(NoteForm.Field.prompt, form.prompt), (.answer, form.answer)] {
      drawText(field, text, in: places[field] ?? area, into: &canvas)
    }
    drawKind(in: places[.kind] ?? area, into: &canvas)
    drawText(.tags, form.tags, in: places[.tags] ?? area, into: &canvas)
    let end = places[.tags]?.maxY ?? area.maxY
    drawRemark(y: min(end, area.maxY - 1), into: &canvas)
    drawPreview(beneath: end + Self.remark, into: &canvas)
    if let leaving = form.leaving {
      leaving.box(wording)
        .drawCentered(in: canvas.bounds, into: &canvas, theme: theme, style: theme.accent)
    }
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
      if isFocus {
        canvas.put(theme.pointer, at: rect.origin.moved(x: -2), style: theme.accent)
      }
      canvas.write(
        wording(field.phrase),
        at: rect.origin,
        style: isFocus ? theme.accent : theme.muted,
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
      " \(wording(field.phrase)) ",
      at: rect.origin.moved(x: 2),
      style: isFocus ? theme.accent : theme.muted,
      limit: rect.width - 4
    )
    return rect.inset(x: 2, y: 1)
  }

  private func drawText(
    _ field: NoteForm.Field,
    _ text: TextField,
    in place: Rect,
    into canvas: inout Canvas
  ) {
    let rect = drawField(field, in: place, into: &canvas)
    let isFocus = form.focus == field
    if text.text.isEmpty {
      canvas.write(
        wording(field.layer(form.kind)),
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
    if isFocus { canvas.cursor = caret }
  }

  private func drawKind(in place: Rect, into canvas: inout Canvas) {
    let rect = drawField(.kind, in: place, into: &canvas)
    let isFocus = form.focus == .kind
    let text = wording(form.kind.phrase)
    canvas.write(
      isFocus ? "< \(text) >" : text,
      at: rect.origin,
      style: isFocus ? theme.selection : theme.text,
      limit: rect.width,
      ellipsis: theme.ellipsis
    )
    if isFocus { canvas.cursor = rect.origin }
  }

  private func drawRemark(y: Int, into canvas: inout Canvas) {
    guard let problem = form.problem else {
      canvas.write(
        form.completions?.joined(separator: "  ") ?? "",
        at: Point(x: area.minX, y: y),
        style: theme.muted,
        limit: area.width,
        ellipsis: theme.ellipsis
      )
      return
    }
    canvas.write(
      "\(Character(theme.cross)) \(wording(problem.phrase))",
      at: Point(x: area.minX, y: y),
      style: theme.bad,
      limit: area.width,
      ellipsis: theme.ellipsis
    )
  }

  // MARK: Preview

  /// The least height of a preview.
  private static let previewHeight = 9

  /// Draws the card as it will look: in the right pane, or beneath the fields where there is room.
  private func drawPreview(beneath y: Int, into canvas: inout Canvas) {
    let rect = panes.detail ?? area.dropping(rows: y - area.minY)
    guard rect.height >= Self.previewHeight else { return }
    if panes.detail != nil { panes.drawDivider(into: &canvas, theme: theme) }
    var face = preview(width: CardStackView.textWidth(in: rect))
    face.title = wording(.notePreview)
    CardStackView(area: rect, count: 1, rows: face.rows, theme: theme, wording: wording)
      .drawStill(face, into: &canvas)
  }

  private func preview(width: Int) -> CardFaceRows {
    // A note that can't be saved yet shows its fields as they are.
    let words = try? NoteContent(
      kind: form.kind,
      prompt: form.prompt.text,
      answer: form.answer.text
    )
    let face = words.flatMap { CardFace(content: $0, ordinal: $0.ordinals.first ?? 0) }
    let question = face?.question ?? Markdown.lines(of: form.prompt.text)
    let answer = face?.answer ?? Markdown.lines(of: form.answer.text)
    let rows = StyledRows(answer, width: width, theme: theme, base: theme.title).rows
    return CardFaceRows(
      prompt: StyledRows(question, width: width, theme: theme).rows,
      answer: rows,
      answerRows: max(1, rows.count),
      title: "",
      side: ""
    )
  }
}

extension NoteForm.Field {
  var phrase: Phrase {
    switch self {
    case .prompt: .deckPrompt
    case .answer: .deckAnswer
    case .kind: .noteKind
    case .tags: .noteTags
    }
  }

  /// The placeholder of an empty field.
  fileprivate func layer(_ kind: StandardNoteType) -> Phrase {
    switch self {
    case .prompt: kind == .cloze ? .layerCloze : .layerPrompt
    case .answer: kind == .cloze ? .layerExtra : .layerAnswer
    case .kind, .tags: .layerTags
    }
  }
}

extension NoteType {
  /// The name of the type for the user: of a standard one in the user's language.
  func name(_ wording: Wording) -> String {
    StandardNoteType(id).map { wording($0.phrase) } ?? name
  }
}

extension StandardNoteType {
  /// The name of the type.
  var phrase: Phrase {
    switch self {
    case .basic: .kindBasic
    case .basicAndReversed: .kindReversed
    case .cloze: .kindCloze
    case .typed: .kindTyped
    }
  }
}

extension NoteError {
  /// The sentence for the user.
  var phrase: Phrase {
    switch self {
    case .emptyPrompt: .noteEmptyPrompt
    case .emptyAnswer: .noteEmptyAnswer
    case .noGap: .noteNoGap
    }
  }
}
