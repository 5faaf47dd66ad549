import Flashcards
import Widgets
import WindowLevels
import Wording

/// The decks as a tree in a table, with the numbers of what is due in each.
struct DeckTable {
  let decks: [DeckSummary]
  let marks: RowMarks
  let theme: Theme
  let wording: Wording

  /// Draws the table.
  func draw(_ list: ListState, in rect: Rect, into canvas: inout Canvas) {
    let rows = rows
    Table(columns(isNarrow: rect.width < Self.narrow), total: total).draw(
      rows.count,
      state: list,
      in: rect,
      into: &canvas,
      theme: theme
    ) { rows[$0] }
  }

  /// The width below which the heads are short.
  private static let narrow = 56

  private func columns(isNarrow: Bool) -> [Table.Column] {
    let heads: [Phrase] =
      isNarrow
      ? [.columnNew, .columnLearningShort, .columnDue, .columnCardsShort]
      : [.columnNew, .columnLearning, .columnDue, .keyCards]
    let head =
      marks.isEmpty ? wording(.columnDeck) : wording(.listMarked(count: String(marks.count)))
    return [Table.Column(head, width: 8, share: 1)]
      + heads.map { Table.Column(wording($0), width: 4, alignment: .right) }
  }

  private func numbers(_ due: StudyCounts, _ cards: Int) -> [Table.Field] {
    QueueKind.allCases.map {
      Table.Field(String(due[$0]), style: theme.style(of: $0, due[$0]))
    } + [Table.Field(String(cards), style: theme.muted)]
  }

  private var rows: [Table.Row] {
    let names = Set(decks.map(\.deck.name))
    return decks.map { summary in
      let name = summary.deck.name
      let around = name.lineage.dropFirst().filter { names.contains($0) }
      let levels = Array(name.levels.dropFirst(around.first?.levels.count ?? 0))
      let indent = String(repeating: "  ", count: around.count)
      let forms = DeckName.forms(levels, theme.ellipsis)
      return Table.Row(
        [Table.Field(forms: forms.map { indent + $0 } + forms, style: theme.text)]
          + numbers(summary.due, summary.cards),
        isMarked: marks.contains(summary.deck.id.rawValue)
      )
    }
  }

  /// The sums of the decks that are in no other of the list.
  private var total: [Table.Field] {
    let names = Set(decks.map(\.deck.name))
    let outer = decks.filter { row in
      !row.deck.name.lineage.dropFirst().contains { names.contains($0) }
    }
    var due = StudyCounts()
    for row in outer {
      due.new += row.due.new
      due.learning += row.due.learning
      due.review += row.due.review
    }
    return [Table.Field(wording(.decks(decks.count)), style: theme.muted)]
      + numbers(due, outer.reduce(0) { $0 + $1.cards })
  }
}

extension DeckName {
  /// The forms of a name for less and less room: the deck's own name stays when those around it
  /// have given way.
  static func forms(_ levels: [String], _ ellipsis: Unicode.Scalar) -> [String] {
    levels.indices.map { first in
      (first == 0 ? "" : "\(Character(ellipsis))\(separator)")
        + levels[first...].joined(separator: separator)
    } + (levels.last.map { [$0] } ?? [])
  }
}
