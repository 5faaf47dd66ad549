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

  /// The width of the labels in columns.
  private static let labelWidth = 9

  private var area: Rect {
    Heading.rectBeneath(in: context.size, width: 84)
  }

  /// The width of the text in columns.
  var textWidth: Int { max(4, area.width - Self.labelWidth - 1) }

  /// The height of each of the two sides in rows.
  private var sideHeight: Int { max(1, min(8, (area.height - 3 - gap * 3) / 2)) }
  private var gap: Int { area.height >= 14 ? 1 : 0 }

  func draw(into canvas: inout Canvas) {
    let title: Phrase = if case .adding = form.purpose { .noteAddTitle } else { .noteEditTitle }
    Heading.draw([wording(.homeFlashcards), wording(title)], into: &canvas, context.environment)
    var y = area.minY
    y = drawText(.prompt, form.prompt, y: y, height: sideHeight, into: &canvas)
    y = drawText(.answer, form.answer, y: y, height: sideHeight, into: &canvas)
    drawKind(y: y, into: &canvas)
    y += 1 + gap
    y = drawText(.tags, form.tags, y: y, height: 1, into: &canvas)
    drawRemark(y: min(y, area.maxY - 1), into: &canvas)
  }

  private func drawLabel(_ field: NoteForm.Field, y: Int, into canvas: inout Canvas) {
    let isFocus = form.focus == field
    if isFocus { canvas.put(theme.pointer, at: Point(x: area.minX - 2, y: y), style: theme.accent) }
    canvas.write(
      wording(field.phrase),
      at: Point(x: area.minX, y: y),
      style: isFocus ? theme.accent : theme.muted,
      limit: Self.labelWidth
    )
  }

  private func drawText(
    _ field: NoteForm.Field,
    _ text: TextField,
    y: Int,
    height: Int,
    into canvas: inout Canvas
  ) -> Int {
    drawLabel(field, y: y, into: &canvas)
    let isFocus = form.focus == field
    let rect = Rect(x: area.minX + Self.labelWidth, y: y, width: textWidth, height: height)
    if text.text.isEmpty {
      canvas.write(
        wording(field.layer(form.kind)),
        at: rect.origin,
        style: theme.placeholder,
        limit: rect.width
      )
    }
    let caret = TextRows(text.text, width: textWidth).draw(
      caret: isFocus ? text.caret : nil,
      in: rect,
      into: &canvas,
      theme: theme
    )
    if isFocus { canvas.cursor = caret }
    return y + height + gap
  }

  private func drawKind(y: Int, into canvas: inout Canvas) {
    drawLabel(.kind, y: y, into: &canvas)
    let isFocus = form.focus == .kind
    let at = Point(x: area.minX + Self.labelWidth, y: y)
    let text = wording(form.kind.phrase)
    canvas.write(
      isFocus ? "< \(text) >" : text,
      at: at,
      style: isFocus ? theme.selection : .plain,
      limit: textWidth,
      ellipsis: theme.ellipsis
    )
    if isFocus { canvas.cursor = at }
  }

  private func drawRemark(y: Int, into canvas: inout Canvas) {
    guard let problem = form.problem else {
      canvas.write(
        form.completions?.joined(separator: "  ") ?? "",
        at: Point(x: area.minX + Self.labelWidth, y: y),
        style: theme.muted,
        limit: textWidth,
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
  fileprivate func layer(_ kind: NoteKind) -> Phrase {
    switch self {
    case .prompt: kind == .cloze ? .layerCloze : .layerPrompt
    case .answer: kind == .cloze ? .layerExtra : .layerAnswer
    case .kind, .tags: .layerTags
    }
  }
}

extension NoteKind {
  /// The name of the kind.
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
