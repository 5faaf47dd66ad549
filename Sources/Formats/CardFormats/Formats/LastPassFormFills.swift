import PaymentCards
import ReaderProtocol

/// LastPass's CSV export of form fills: a column for each of a card's values, and for everything else
/// that a form may ask.
///
/// Source: bitwarden/clients, `libs/importer/src/importers/lastpass/lastpass-csv-importer.ts`.
struct LastPassFormFills: ReadableCardFormat {
  var name: CardFormatName { .lastPassFormFills }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("ccnum") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let table = content.table else { return }
    let names = table.names.map { $0.lowercased() }
    try table.eachRow { row throws(CardFileFailure) in
      try take(Self.item(row, names, now: now))
    }
  }

  private static func item(
    _ row: CSVTable.Row,
    _ names: [String],
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
    for (index, name) in names.enumerated() {
      guard let text = row.text(at: index), !text.isEmpty else { continue }
      switch name {
      case "profilename", "name": fields.title = text.string
      case "ccname": fields.holder = text.string
      case "ccnum": fields.number = text
      case "ccexp": fields.setExpiry(text.string)
      case "cccsc": fields.securityCode = text
      case "cctype": fields.setBrand(text.string)
      case "ccstart":
        fields.add(CustomFieldLabel.validFrom, CardDateText.month(text.string, now: now))
      case "ccissuenum": try fields.add(CustomFieldLabel.issueNumber, text, isHidden: false)
      case "bankname": try fields.add(CustomFieldLabel.bank, text, isHidden: false)
      case "notes": fields.notes = text.string
      case "profilelanguage": break
      default: try fields.add(name, text, isHidden: secrets.contains(name))
      }
    }
    return try fields.item()
  }

  /// The columns whose values are hidden.
  private static let secrets: Set<String> = ["ssn", "bankacctnum", "bankroutingnum", "password"]
}
