import PaymentCards
import Wording

/// KeePassXC's CSV. It has a card's values only where the user added them as columns.
struct KeePassXCCSV: ReadableCardFormat {
  var name: Phrase { .formatKeePassXC }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("group", "title", "username") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      try take(CardColumns.item(of: row, withoutNumber: .noAttributes, now: now))
    }
  }
}
