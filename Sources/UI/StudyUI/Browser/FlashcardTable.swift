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
    [
      Table.Column(head(.deckPrompt, .prompt), width: isNarrow ? 10 : 17, share: 3),
      Table.Column(head(.deckAnswer, .answer), width: isNarrow ? 8 : 10, share: 2, givesWay: 3),
      Table.Column(head(.columnState, .state), width: 10),
    ]
      + (isNarrow
        ? []
        : [
          Table.Column(
            head(.columnDue, .due),
            width: widest { wording(.stateDueIn(time: $0)) },
            alignment: .right
          ),
          Table.Column(
            head(.columnInterval, .interval),
            width: widest { $0 },
            alignment: .right,
            givesWay: 2
          ),
          Table.Column(head(.noteTags, .tags), width: 12, share: 1, givesWay: 1),
        ])
  }

  /// The width of the longest time, in the words that are made of it: a column of times is never cut.
  private func widest(_ words: (String) -> String) -> Int {
    // The most digits of each unit.
    let times: [Interval] = [
      .milliseconds(59 * 60_000), .milliseconds(23 * 3_600_000), .days(30), .days(320),
      .days(36_500),
    ]
    return times.map { displayWidth(of: words(wording.interval($0))) }.max() ?? 0
  }

  /// The head of a column, with a sign if the cards are sorted by it.
  private func head(_ phrase: Phrase, _ order: FlashcardOrder) -> String {
    guard order == screen.order else { return wording(phrase) }
    let arrow = theme.arrows[.down] ?? ""
    return "\(wording(phrase)) \(arrow.count == 1 ? arrow : "v")"
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
    let plain = note.content.firstLines(asking: card.ordinal)
    // Rows that are not rendered yet have their text without markup.
    guard let face = shelf.face(card.id) else {
      return (
        Table.Field(plain.question, style: theme.text), Table.Field(plain.answer, style: theme.text)
      )
    }
    // Of a gap the answer is what was in it.
    let answer =
      note.content.type.kind == .cloze
      ? Table.Field(plain.answer, style: theme.text) : face.answer.field(theme, context.wording)
    return (face.question.field(theme, context.wording), answer)
  }
}
