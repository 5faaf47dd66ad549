import PaymentCards
import Wording

/// LastPass's CSV export of form fills: a column for each of a card's values.
struct LastPassFormFills: ReadableCardFormat {
  var name: Phrase { .formatFormFills }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("ccnum") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      try take(CardColumns.item(of: row, withoutNumber: .noNumber, now: now))
    }
  }
}
