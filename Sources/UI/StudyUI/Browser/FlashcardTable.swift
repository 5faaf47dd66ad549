import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The cards of a deck in a table.
struct FlashcardTable {
  let screen: BrowserScreen
  let shelf: LoadedDeck
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The width below which the state says when the card is due as well.
  private static let narrow = 44

  /// Draws the table. Rows are made only where they are visible, as there may be very many.
  func draw(_ cards: [FlashcardID], in rect: Rect, into canvas: inout Canvas) {
    let isNarrow = rect.width < Self.narrow
    Table(columns(isNarrow: isNarrow)).draw(
      cards.count,
      state: screen.list,
      in: rect,
      into: &canvas,
      theme: theme
    ) { row(cards[$0], isNarrow: isNarrow) }
  }

  private func columns(isNarrow: Bool) -> [Table.Column] {
    let side = isNarrow ? 9 : 15
    return [
      Table.Column(head(.deckPrompt, .prompt), width: side, share: 1),
      Table.Column(head(.deckAnswer, .answer), width: side, share: 1, givesWay: 3),
      Table.Column(head(.columnState, .state)),
    ]
      + (isNarrow
        ? []
        : [
          Table.Column(head(.columnDue, .due), alignment: .right),
          Table.Column(head(.columnInterval, .interval), alignment: .right, givesWay: 2),
          Table.Column(head(.noteTags, .tags), most: 16, givesWay: 1),
        ])
  }

  /// The head of a column, with a sign if the cards are sorted by it.
  private func head(_ phrase: Phrase, _ order: FlashcardOrder) -> String {
    guard order == screen.order else { return wording(phrase) }
    return "\(wording(phrase)) \(theme.sorted)"
  }

  private func row(_ id: FlashcardID, isNarrow: Bool) -> Table.Row {
    guard let card = shelf.card(id), let note = shelf.note(card.note) else {
      return Table.Row([])
    }
    let (question, answer) = sides(card, note)
    let state = isNarrow ? context.state(of: card) : context.phase(of: card)
    return Table.Row(
      [question, answer, Table.Field(state, style: style(of: card))]
        + (isNarrow
          ? []
          : [
            Table.Field(context.due(of: card), style: theme.text),
            Table.Field(context.interval(of: card), style: theme.muted),
            Table.Field(note.tags.text, style: theme.muted),
          ]),
      isMarked: screen.marks.contains(id.rawValue)
    )
  }

  private func style(of card: Flashcard) -> Style {
    card.isSuspended ? theme.muted : theme.style(of: QueueKind(of: card), 1)
  }

  /// The question and the answer on one line each, as they look.
  private func sides(_ card: Flashcard, _ note: Note) -> (Table.Field, Table.Field) {
    let lines = note.content.firstLines(asking: card.ordinal)
    func plain(_ line: String) -> Table.Field {
      Table.Field(line.withoutMarks, style: theme.text)
    }
    // Rows that are not rendered yet have their text without markup.
    guard let face = shelf.face(card.id) else {
      return (plain(lines.question), plain(lines.answer))
    }
    // Of a gap the answer is what was in it.
    let isGap = note.content.type.kind == .cloze
    return (
      face.question.field(theme, wording),
      isGap ? plain(lines.answer) : face.answer.field(theme, wording)
    )
  }
}
