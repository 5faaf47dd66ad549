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

  /// A line of the tree.
  private enum Line {
    case deck(DeckSummary)
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
    var names = Set(decks.map(\.deck.name))
    return decks.flatMap { summary -> [Line] in
      let missing = summary.deck.name.lineage.dropFirst().filter { names.insert($0).inserted }
      return missing.reversed().map { Line.parent($0) } + [.deck(summary)]
    }
  }

  /// The line of the deck with a number.
  private func place(of number: Int, _ lines: [Line]) -> Int {
    guard decks.indices.contains(number) else { return 0 }
    return lines.firstIndex { line in
      if case .deck(let summary) = line { summary.deck.id == decks[number].deck.id } else { false }
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
    case .deck(let summary):
      Table.Row(
        [name(summary.deck.name, theme.text)] + numbers(summary.due, summary.cards),
        isMarked: marks.contains(summary.deck.id.rawValue)
      )
    case .parent(let name):
      Table.Row([self.name(name, theme.muted)] + sums(decks.filter { name.contains($0.deck.name) }))
    }
  }

  /// The last level of a name beneath those around it.
  private func name(_ name: DeckName, _ style: Style) -> Table.Field {
    let indent = String(repeating: "  ", count: name.levels.count - 1)
    return Table.Field(forms: [indent + name.leaf, name.leaf], style: style)
  }

  private var total: [Table.Field] {
    [Table.Field(wording(.decks(decks.count)), style: theme.muted)] + sums(decks)
  }

  /// The sums of those of some decks that are in no other of them.
  private func sums(_ decks: [DeckSummary]) -> [Table.Field] {
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
    return numbers(due, outer.reduce(0) { $0 + $1.cards })
  }
}
