import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// A card in the right pane: both sides of its note, its tags, and where it stands.
struct NotePane {
  let row: CardRow
  /// What is known of the card whose answers were read last.
  let found: CardInformation?
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// What is known of the card: without its answers until they are read.
  private var information: CardInformation {
    found.flatMap { $0.card == row.card.id ? $0 : nil }
      ?? CardInformation(row, ReviewHistory(), at: context.moment, context.boundary)
  }

  /// Draws the pane.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    let note = row.note
    let face = context.data.face(row.card.id)
    var left = rect
    let information = information
    let tags = note.tags.text.isEmpty ? [] : [(wording(.noteTags), note.tags.text)]
    let facts =
      information.words(wording, at: context.moment, context.boundary, isWhole: false) + tags
    let kept = SectionHead.height + facts.count + 8
    let side = max(1, (rect.height - kept - 2 * SectionHead.height - 3) / 2)
    text(.deckPrompt, face?.question ?? [], note.content.type.name(wording), side, &left, &canvas)
    text(.deckAnswer, face?.answer ?? [], "", side, &left, &canvas)
    head(wording(.cardFacts), note: row.deck.name.leaf, &left, &canvas)
    rows(facts, &left, &canvas)
    if let curve = information.curve, left.height > 0 {
      CurveLine(curve: curve, theme: theme, wording: wording)
        .draw(at: left.origin, width: left.width, into: &canvas)
      left = left.dropping(rows: 1)
    }
    let entries = information.history.entries
    guard !entries.isEmpty else { return }
    left = left.dropping(rows: 1)
    let answers = wording(.answers(information.history.answers.count))
    head(wording(.cardAnswers), note: answers, &left, &canvas)
    rows(
      entries.reversed().prefix(left.height).map {
        ($0.words(.date, wording), $0.summary(wording))
      },
      &left,
      &canvas
    )
  }

  /// Draws labels and values, one row each.
  private func rows(
    _ facts: [(label: String, value: String)],
    _ left: inout Rect,
    _ canvas: inout Canvas
  ) {
    FactList(facts, isSplit: false, theme: theme).draw(in: left, into: &canvas)
    left = left.dropping(rows: min(left.height, facts.count))
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
    let rows = StyledRows(
      lines,
      width: left.width,
      theme: theme,
      wording: wording,
      pictures: CardPictures(context, onSideOf: most)
    ).rows
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
