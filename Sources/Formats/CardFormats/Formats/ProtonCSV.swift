import PaymentCards
import ReaderProtocol

/// Proton Pass's export as CSV: cards and identities are JSON in the column of notes.
///
/// Source: ProtonMail/WebClients, `packages/pass/lib/export/csv.ts` and
/// `packages/pass/lib/import/providers/protonpass/mocks/protonpass.csv`.
struct ProtonCSV: ReadableCardFormat {
  var name: CardFormatName { .protonCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("type", "name", "note", "createtime", "modifytime") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      try take(Self.item(row, now: now))
    }
  }

  private static func item(
    _ row: CSVTable.Row,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
    fields.title = row.text("name")?.string ?? ""
    fields.add(CustomFieldLabel.folder, row.text("vault")?.string ?? "")
    let type = row.text("type")?.string.lowercased() ?? ""
    if type == "creditcard" {
      guard let note = row.text("note"), !note.isEmpty else { return fields.refused(.noNumber) }
      return try note.lend { bytes throws(CardFileFailure) in
        // Where the row is at fault, the others are not.
        guard let content = try? JSONValue(file: bytes) else { return fields.refused(.malformed) }
        return try ProtonItems(now: now).card(
          fields,
          content,
          note: content.members("note")[0],
          extra: nil
        )
      }
    }
    var entry = CardEntry()
    entry.userName = row.text("username")
    entry.password = row.text("password")
    entry.url = row.text("url")
    entry.notes = type == "identity" ? nil : row.text("note")
    if let email = row.text("email") { entry.values.append(.init("Email", email, isHidden: false)) }
    if let secret = row.text("totp") { entry.values.append(.init("TOTP", secret, isHidden: true)) }
    let refusal = ItemRefusal.notACard(ProtonItems.kinds[type] ?? .other)
    return try entry.item(fields, now: now, otherwise: refusal)
  }
}
