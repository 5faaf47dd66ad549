import PaymentCards

/// Reads rows of CSV files that have a column for each of a card's values.
enum CardColumns {
  /// The columns' names in lower case: the attributes that KeePassXC keeps of a card that came from
  /// Bitwarden, those its browser extension fills in, and LastPass's form fills.
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

  /// The item in a row.
  ///
  /// - Parameter withoutNumber: the reason for which a row without a number is refused.
  static func item(
    of row: CSVTable.Row,
    withoutNumber: ItemRefusal,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    func string(_ names: [String]) -> String { row.text(names)?.string ?? "" }
    var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
    fields.title = string(Names.title)
    guard let number = row.text(Names.number), !number.isEmpty else {
      return fields.refused(withoutNumber)
    }
    fields.number = number
    fields.holder = string(Names.holder)
    fields.notes = string(Names.notes)
    fields.securityCode = row.text(Names.code)
    fields.setExpiry(month: string(Names.month), year: string(Names.year))
    if !fields.hasExpiry { fields.setExpiry(string(Names.expiry)) }
    return try fields.item()
  }
}
