import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// A card in the right pane: both sides of its note, its tags, and where it stands.
struct NotePane {
  let row: CardRow
  /// The answers that were read last.
  let history: FlashcardHistory?
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }
  private var card: Flashcard { row.card }

  /// The answers to the card, the newest first, as days and answers; nil until they are read.
  var answers: [(label: String, value: String)]? {
    guard let history, history.card == card.id else { return nil }
    return history.answers.map { FlashcardHistory.words($0, wording) }.map { ($0.day, $0.rest) }
  }

  /// The state of the card, as labels and values.
  var facts: [(label: String, value: String)] {
    var facts = [(wording(.columnState), context.state(of: card))]
    let interval = context.interval(of: card)
    if !interval.isEmpty { facts.append((wording(.columnInterval), interval)) }
    if let last = card.progress.lastReview {
      let days = context.boundary.day(of: context.moment) - context.boundary.day(of: last)
      facts.append((wording(.cardLastAnswer), wording.ago(days: days)))
    }
    if card.progress.reviews > 0 {
      facts.append((wording(.cardAnswers), String(card.progress.reviews)))
      facts.append((wording(.cardLapses), String(card.progress.lapses)))
    }
    return facts
  }

  /// Draws the pane.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    let note = row.note
    let face = context.data.face(card.id)
    var left = rect
    let facts = facts
    let kept = SectionHead.height + facts.count + 8
    let side = max(1, (rect.height - kept - 2 * SectionHead.height - 3) / 2)
    text(.deckPrompt, face?.question ?? [], note.content.type.name(wording), side, &left, &canvas)
    text(.deckAnswer, face?.answer ?? [], "", side, &left, &canvas)
    head(wording(.cardFacts), note: row.deck.name.leaf, &left, &canvas)
    let tags = note.tags.text.isEmpty ? [] : [(wording(.noteTags), note.tags.text)]
    rows(facts + tags, &left, &canvas)
    guard let answers, !answers.isEmpty else { return }
    left = left.dropping(rows: 1)
    head(wording(.cardAnswers), note: wording(.answers(answers.count)), &left, &canvas)
    rows(Array(answers.prefix(max(0, left.height))), &left, &canvas)
  }

  /// Draws labels and values, one row each.
  private func rows(
    _ rows: [(label: String, value: String)],
    _ left: inout Rect,
    _ canvas: inout Canvas
  ) {
    for (label, value) in rows where left.height > 0 {
      let used = canvas.write(
        label,
        at: left.origin,
        style: theme.muted,
        limit: left.width / 2,
        ellipsis: theme.ellipsis
      )
      let start = left.minX + max(used + 2, 14)
      canvas.write(
        value,
        at: Point(x: start, y: left.minY),
        style: theme.text,
        limit: max(0, left.maxX - start),
        ellipsis: theme.ellipsis
      )
      left = left.dropping(rows: 1)
    }
  }

  private func head(_ title: String, note: String, _ left: inout Rect, _ canvas: inout Canvas) {
    guard left.height > SectionHead.height else {
      left = left.dropping(rows: left.height)
      return
    }
    SectionHead(title, note: note).draw(in: left, into: &canvas, theme: theme)
    left = left.dropping(rows: SectionHead.height)
  }

  /// Draws a side of the card in at most `most` rows.
  private func text(
    _ title: Phrase,
    _ lines: [StyledLine],
    _ note: String,
    _ most: Int,
    _ left: inout Rect,
    _ canvas: inout Canvas
  ) {
    head(wording(title), note: note, &left, &canvas)
    let rows = StyledRows(lines, width: left.width, theme: theme, wording: wording).rows
    let shown = min(rows.count, most, left.height)
    for (index, row) in rows.prefix(shown).enumerated() {
      var row = row
      row.isCentered = false
      let at = Point(x: left.minX, y: left.minY + index)
      canvas.write(row, at: at, width: left.width, theme: theme)
    }
    if shown < rows.count, shown > 0 {
      canvas.put(
        theme.ellipsis,
        at: Point(x: left.maxX - 1, y: left.minY + shown - 1),
        style: theme.muted
      )
    }
    left = left.dropping(rows: shown + 1)
  }
}
