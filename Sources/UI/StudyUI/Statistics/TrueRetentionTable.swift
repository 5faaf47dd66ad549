import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// The true retention as a table: a row for each span of days, columns for young and mature cards and
/// for both. The numbers of answers stand behind the shares where they have room.
struct TrueRetentionTable {
  let words: StatisticsWords
  let theme: Theme
  let wording: Wording

  /// The height with the heads.
  var height: Int { TrueRetention.Span.allCases.count + 1 }

  /// Draws the rows that fit into `rect`.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    let rows = words.retentionRows
    let heads = [Phrase.stateYoung, .stateMature, .columnTotal].map { wording($0) }
    let shares = heads.enumerated().map { index, head in
      // The total has its numbers first.
      Table.Column(head, width: 5, share: index == 2 ? 3 : 1, alignment: .right)
    }
    // A table has two columns for a pointer and a row for a count, which others may have here.
    Table([Table.Column("")] + shares).draw(
      rows.count,
      state: ListState(),
      in: Rect(
        x: rect.minX - 2,
        y: rect.minY,
        width: rect.width + 2,
        height: rect.height + 1
      ),
      into: &canvas,
      theme: theme,
      hasFocus: false
    ) { index in
      let row = rows[index].row
      return Table.Row(
        [Table.Field(wording(rows[index].name), style: theme.muted)]
          + [row.young, row.mature, row.total].map(field)
      )
    }
  }

  private func field(_ retention: StudyStatistics.Retention) -> Table.Field {
    guard retention.total > 0 else { return Table.Field("") }
    return Table.Field(
      forms: [wording.percentOfAll(retention), StatisticsWords.percent(retention)],
      style: theme.title
    )
  }
}
