import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// The decks as a tree in a table, with the numbers of what is due in each.
struct DeckTable {
  let rows: [DeckRow]
  let marks: RowMarks
  let theme: Theme
  let wording: Wording

  /// A line of the tree.
  private enum Line {
    case deck(DeckRow)
    /// A name in those of decks without a deck of its own, which can't have the focus.
    case parent(DeckName)

    var isDeck: Bool { if case .deck = self { true } else { false } }
  }

  /// Draws the table.
  func draw(_ list: ListState, in rect: Rect, into canvas: inout Canvas) {
    let lines = lines
    let height = Table.rows(in: rect).height
    let top = place(of: list.top, lines)
    // The names above the first deck are visible with it.
    let first = (lines[..<top].lastIndex { $0.isDeck } ?? -1) + 1
    var state = ListState()
    for row in [first + height - 1, place(of: list.selected, lines)] {
      state.select(row, count: lines.count, height: height)
    }
    Table(columns, total: total)
      .draw(lines.count, state: state, in: rect, into: &canvas, theme: theme) { row(lines[$0]) }
  }

  /// The decks, each beneath the names around it.
  private var lines: [Line] {
    var names = Set(rows.map(\.name))
    return rows.flatMap { row -> [Line] in
      let missing = row.name.lineage.dropFirst().filter { names.insert($0).inserted }
      return missing.reversed().map { Line.parent($0) } + [.deck(row)]
    }
  }

  /// The line of the deck with a number.
  private func place(of number: Int, _ lines: [Line]) -> Int {
    guard rows.indices.contains(number) else { return 0 }
    return lines.firstIndex { line in
      if case .deck(let row) = line { row.name == rows[number].name } else { false }
    } ?? 0
  }

  private var columns: [Table.Column] {
    let heads: [(long: Phrase, short: Phrase)] = [
      (.columnNew, .columnNew), (.columnLearning, .columnLearningShort), (.columnDue, .columnDue),
      (.keyCards, .columnCardsShort),
    ]
    let name =
      marks.isEmpty ? wording(.columnDeck) : wording(.listMarked(count: String(marks.count)))
    return [Table.Column(name, width: 24, share: 1)]
      + heads.map {
        Table.Column(wording($0.long), short: wording($0.short), width: 4, alignment: .right)
      }
  }

  private func numbers(_ due: StudyCounts, _ cards: Int) -> [Table.Field] {
    QueueKind.allCases.map {
      Table.Field(String(due[$0]), style: theme.style(of: $0, due[$0]))
    } + [Table.Field(String(cards), style: theme.muted)]
  }

  private func row(_ line: Line) -> Table.Row {
    switch line {
    case .deck(.deck(let summary)):
      Table.Row(
        [name(summary.deck.name, theme.text)] + numbers(summary.due, summary.cards),
        isMarked: marks.contains(summary.deck.id.rawValue)
      )
    case .deck(.filtered(let summary)):
      Table.Row([name(of: summary.deck)] + numbers(summary.counts, summary.cards))
    case .parent(let name):
      Table.Row([self.name(name, theme.muted)] + sums(rows.filter { name.contains($0.name) }))
    }
  }

  /// The last level of the name of a filtered deck, with the sign and the words that tell it from others.
  private func name(of deck: FilteredDeck) -> Table.Field {
    let indent = String(repeating: "  ", count: deck.name.levels.count - 1)
    let name = StudySource.filtered(deck.id).sign + deck.name.leaf
    let long = "\(name) \(Character(theme.separator)) \(wording(deck.mark))"
    return Table.Field(forms: [indent + long, long, indent + name, name], style: theme.text)
  }

  /// The last level of a name beneath those around it.
  private func name(_ name: DeckName, _ style: Style) -> Table.Field {
    let indent = String(repeating: "  ", count: name.levels.count - 1)
    return Table.Field(forms: [indent + name.leaf, name.leaf], style: style)
  }

  private var total: [Table.Field] {
    [Table.Field(wording(.decks(rows.count)), style: theme.muted)] + sums(rows)
  }

  /// The sums of those of some decks that are in no other of them. A card in a filtered deck is to be
  /// studied there, and counted among the cards of its own.
  private func sums(_ rows: [DeckRow]) -> [Table.Field] {
    let outer = rows.outer
    return numbers(
      outer.map(\.due).sum,
      outer.reduce(0) { $0 + ($1.filtered == nil ? $1.cards : 0) }
    )
  }
}
