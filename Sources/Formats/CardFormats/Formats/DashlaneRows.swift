import PaymentCards
import ReaderProtocol

/// Reads the rows of Dashlane's CSV files.
enum DashlaneRows {
  /// The item in a row.
  static func item(
    _ row: CSVTable.Row,
    at place: ItemPlace,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    let fields = CardFields(place: place, now: now)
    return row.text("cc_number") == nil
      ? try entry(row, fields, now: now) : try payment(row, fields)
  }

  private static func payment(
    _ row: CSVTable.Row,
    _ fields: CardFields
  ) throws(CardFileFailure) -> CardFileItem {
    func string(_ name: String) -> String { row.text(name)?.string ?? "" }
    var fields = fields
    let accountName = string("account_name")
    fields.title = string("name").isEmpty ? accountName : string("name")
    // `payment_card`, and `credit_card` of early versions.
    guard string("type").hasSuffix("_card") else {
      return fields.refused(.notACard(string("type") == "bank" ? .bankAccount : .other))
    }
    fields.holder = string("account_holder")
    if fields.holder.isEmpty {
      // The name on the card is written there.
      fields.holder = accountName
    } else if !string("name").isEmpty {
      fields.add("Account name", accountName)
    }
    fields.number = row.text("cc_number")
    fields.securityCode = row.text("code")
    fields.setExpiry(month: string("expiration_month"), year: string("expiration_year"))
    fields.notes = string("note")
    for (column, label, isHidden) in labelled {
      if let text = row.text(column) { try fields.add(label, text, isHidden: isHidden) }
    }
    return try fields.item()
  }

  /// The columns that become labelled fields.
  private static let labelled: [(column: String, label: String, isHidden: Bool)] = [
    ("issuing_bank", CustomFieldLabel.bank, false), ("country", "Country", false),
    ("routing_number", "Routing number", false), ("account_number", "Account number", true),
  ]

  /// A login or a note, which may be used for a card all the same.
  private static func entry(
    _ row: CSVTable.Row,
    _ fields: CardFields,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    fields.title = row.text("title")?.string ?? ""
    fields.add(CustomFieldLabel.folder, row.text("category")?.string ?? "")
    var entry = CardEntry()
    entry.userName = row.text("username")
    entry.password = row.text("password")
    entry.url = row.text("url")
    entry.notes = row.text("note")
    for (column, label) in [("username2", "User name 2"), ("username3", "User name 3")] {
      if let text = row.text(column) { entry.values.append(.init(label, text, isHidden: false)) }
    }
    if let secret = row.text("otpurl", "otpsecret") {
      entry.values.append(.init("TOTP", secret, isHidden: true))
    }
    let isLogin = entry.userName != nil || entry.password != nil
    return try entry.item(fields, now: now, otherwise: .notACard(isLogin ? .login : .note))
  }
}
