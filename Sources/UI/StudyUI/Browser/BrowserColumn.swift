import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// A column of the browser.
struct BrowserColumn: Sendable {
  /// The name in stored layouts, which never changes.
  let id: String
  /// The words above it.
  let name: Phrase
  /// The key that rows are sorted by at this column.
  let key: CardSortKey
  /// Its share of the width that is left, and the width that it has at least; nil if it is never cut.
  private var share: Int?
  /// The width up to which it grows; nil for no limit.
  private var most: Int?
  private var alignment = Table.Column.Alignment.left
  /// Its place among the columns that give way, 1 for the first; nil if it never does.
  private var givesWay: Int?
  /// What it shows of a row, on one line.
  let text: @Sendable (CardRow, StudyContext) -> String
  /// The same as it looks, where it has more than one style or that of its row.
  private var look: (@Sendable (CardRow, StudyContext) -> Table.Field)?

  /// All columns, in the order in which they are offered.
  static let all: [BrowserColumn] = [
    .side("question", .deckPrompt, .question, { $1.question(of: $0) }) { row, _ in
      row.note.content.firstLines(asking: row.card.ordinal).question.withoutMarks
    },
    .side("answer", .deckAnswer, .answer, givesWay: 15, { $1.answer(of: $0) }) { row, _ in
      row.note.content.firstLines(asking: row.card.ordinal).answer.withoutMarks
    },
    .state,
    .text("deck", .columnDeck, .deck, most: 20, givesWay: 13) { row, _ in row.deck.name.leaf },
    .number("due", .columnDue, .due) { $1.due(of: $0.card) },
    .number("interval", .columnInterval, .interval, givesWay: 11) { $1.interval(of: $0.card) },
    .text("tags", .noteTags, .tags, most: 16, givesWay: 10) { row, _ in row.note.tags.text },
    .number("ease", .columnEase, .ease, givesWay: 1) { row, context in
      row.card.carriedEase.map { context.wording.percent(String($0 / 10)) } ?? ""
    },
    .number("stability", .statisticsStabilityTitle, .stability, givesWay: 8) { row, context in
      row.card.progress.memory.map {
        context.wording.interval(.days(Int($0.stability.rounded())))
      } ?? ""
    },
    .number("difficulty", .statisticsDifficultyTitle, .difficulty, givesWay: 4) { row, context in
      row.card.progress.memory.map { context.wording.decimal($0.difficulty) } ?? ""
    },
    .number("retrievability", .statisticsRetrievabilityTitle, .retrievability, givesWay: 7) {
      row,
      context in
      row.retrievability.map { context.wording.percent(String(Int(($0 * 100).rounded()))) } ?? ""
    },
    .number("lapses", .cardLapses, .lapses, givesWay: 5) { row, _ in
      row.card.count(\.lapses)
    },
    .number("reviews", .cardAnswers, .reviews, givesWay: 3) { row, _ in
      row.card.count(\.reviews)
    },
    .number("created", .columnCreated, .created, givesWay: 2) { row, context in
      context.day(row.card.added)
    },
    .number("edited", .columnEdited, .edited, givesWay: 2) { $1.day($0.note.modified) },
    .text("type", .noteKind, .noteType, most: 16, givesWay: 2) { row, context in
      row.note.content.type.name(context.wording)
    },
    .number("flag", .keyFlag, .flag, givesWay: 9) { row, _ in
      row.card.flag == 0 ? "" : "!\(row.card.flag)"
    },
    .number("position", .columnPosition, .position, givesWay: 1) { row, _ in
      row.card.progress.phase == .new ? String(row.card.position) : ""
    },
  ]

  /// The column of a name; nil if this program has none.
  static func named(_ id: String) -> BrowserColumn? { all.first { $0.id == id } }

  private init(
    _ id: String,
    _ name: Phrase,
    _ key: CardSortKey,
    givesWay: Int? = nil,
    _ text: @escaping @Sendable (CardRow, StudyContext) -> String
  ) {
    self.id = id
    self.name = name
    self.key = key
    self.givesWay = givesWay
    self.text = text
  }

  /// A column of a side of the cards.
  private static func side(
    _ id: String,
    _ name: Phrase,
    _ key: CardSortKey,
    givesWay: Int? = nil,
    _ look: @escaping @Sendable (CardRow, StudyContext) -> Table.Field?,
    _ text: @escaping @Sendable (CardRow, StudyContext) -> String
  ) -> Self {
    var column = Self(id, name, key, givesWay: givesWay, text)
    column.share = 15
    // Rows that are not rendered yet have their text without markup.
    column.look = { look($0, $1) ?? Table.Field(text($0, $1), style: $1.theme.text) }
    return column
  }

  /// The column of the cards' states.
  private static var state: Self {
    var column = Self("state", .columnState, .state) { $1.phase(of: $0.card) }
    column.look = { row, context in
      Table.Field(context.phase(of: row.card), style: context.style(of: row.card))
    }
    return column
  }

  /// A column of short texts.
  private static func text(
    _ id: String,
    _ name: Phrase,
    _ key: CardSortKey,
    most: Int,
    givesWay: Int,
    _ text: @escaping @Sendable (CardRow, StudyContext) -> String
  ) -> Self {
    var column = Self(id, name, key, givesWay: givesWay, text)
    column.most = most
    return column
  }

  /// A column of numbers, times and the like, which are never cut.
  private static func number(
    _ id: String,
    _ name: Phrase,
    _ key: CardSortKey,
    givesWay: Int? = nil,
    _ text: @escaping @Sendable (CardRow, StudyContext) -> String
  ) -> Self {
    var column = Self(id, name, key, givesWay: givesWay, text)
    column.alignment = .right
    return column
  }

  /// What a table shows of a row.
  func field(_ row: CardRow, _ context: StudyContext) -> Table.Field {
    look?(row, context)
      ?? Table.Field(
        text(row, context),
        style: key == .due ? context.theme.text : context.theme.muted
      )
  }

  /// The column in a table.
  ///
  /// - Parameters:
  ///   - order: the sign at its head where rows are sorted by it.
  ///   - isNarrow: true in a table without room for all that columns of texts have at least.
  func column(sign: Unicode.Scalar?, isNarrow: Bool, _ wording: Wording) -> Table.Column {
    let head = wording(name) + (sign.map { " \(Character($0))" } ?? "")
    guard let share else {
      return Table.Column(head, most: most, alignment: alignment, givesWay: givesWay)
    }
    return Table.Column(head, width: isNarrow ? 9 : share, share: 1, givesWay: givesWay)
  }
}

extension Flashcard {
  /// Anki's ease, in thousandths, of a card that came with one and was not answered since.
  fileprivate var carriedEase: Int? {
    carried.flatMap { $0.factor > 0 ? Int($0.factor) : nil }
  }

  /// A number of the card's progress; empty for a new one.
  fileprivate func count(_ number: KeyPath<FlashcardProgress, Int>) -> String {
    progress.phase == .new ? "" : String(progress[keyPath: number])
  }
}

extension StudyContext {
  /// The style of the words for a card's state.
  func style(of card: Flashcard) -> Style {
    card.isSuspended ? theme.muted : theme.style(of: QueueKind(of: card), 1)
  }

  /// The days since a time.
  fileprivate func day(_ time: Timestamp) -> String {
    let moment = LocalMoment(time: time, zoneOffset: self.moment.zoneOffset)
    return wording.ago(days: boundary.day(of: self.moment) - boundary.day(of: moment))
  }

  /// The question on one line, as it looks; nil until it is rendered.
  fileprivate func question(of row: CardRow) -> Table.Field? {
    data.face(row.card.id)?.question.field(theme, wording)
  }

  /// The answer on one line, as it looks; nil until it is rendered. Of a gap it is what was in it.
  fileprivate func answer(of row: CardRow) -> Table.Field? {
    guard row.note.content.type.kind != .cloze else { return nil }
    return data.face(row.card.id)?.answer.field(theme, wording)
  }
}
