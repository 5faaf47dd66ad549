import PaymentCards

/// CSV files with a column for each of a card's values.
enum CardTableReader {
  /// What the columns are called, in lower case: the attributes that KeePassXC keeps of a card that came
  /// from Bitwarden, those its browser extension fills in, and LastPass's form fills.
  private enum Names {
    static let title = ["title", "profilename", "name"]
    static let notes = ["notes"]
    static let holder = ["card_cardholdername", "kph: cc_name", "ccname"]
    static let number = ["card_number", "kph: cc_number", "ccnum"]
    static let month = ["card_expmonth", "kph: cc_exp_month"]
    static let year = ["card_expyear", "kph: cc_exp_year"]
    static let expiry = ["kph: cc_exp", "ccexp"]
    static let code = ["card_code", "kph: cc_ccv", "cccsc"]
  }

  static func read(
    _ rows: inout CSVRows,
    _ columns: CSVColumns,
    without: ItemRefusal,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    while let row = try rows.next() {
      func string(_ names: [String]) -> String { columns.text(names, in: row)?.string ?? "" }
      var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
      fields.title = string(Names.title)
      guard let number = columns.text(Names.number, in: row), !number.isEmpty else {
        try take(fields.refused(without))
        continue
      }
      fields.number = number
      fields.holder = string(Names.holder)
      fields.notes = string(Names.notes)
      fields.securityCode = columns.text(Names.code, in: row)
      fields.setExpiry(month: string(Names.month), year: string(Names.year))
      if !fields.hasExpiry { fields.setExpiry(string(Names.expiry)) }
      try take(fields.item())
    }
  }
}
