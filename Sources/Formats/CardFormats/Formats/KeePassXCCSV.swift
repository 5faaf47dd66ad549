import PaymentCards
import ReaderProtocol

/// KeePassXC's CSV. It has the user name, the password and the notes of each entry, but none of its
/// attributes, where most cards are.
///
/// Source: keepassxreboot/keepassxc, `src/format/CsvExporter.cpp`.
struct KeePassXCCSV: ReadableCardFormat {
  var name: CardFormatName { .keePassXCCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("group", "title", "username", "password", "url") ?? false
  }

  /// - Throws: `explained` where there is no card in the whole file, so that the user is told what to
  ///   export instead.
  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let table = content.table else { return }
    let others = table.names.indices.filter {
      !Self.columns.contains(table.names[$0].lowercased())
    }
    var hasCard = false
    try table.eachRow { row throws(CardFileFailure) in
      let item = try Self.item(row, named: table.names, others: others, now: now)
      if case .card = item { hasCard = true }
      try take(item)
    }
    guard hasCard else { throw .explained(name) }
  }

  /// The columns that KeePassXC writes. A user may have added others.
  private static let columns: Set<String> = [
    "group", "title", "username", "password", "url", "notes", "totp", "icon", "last modified",
    "created",
  ]

  private static func item(
    _ row: CSVTable.Row,
    named names: [String],
    others: [Int],
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
    fields.title = row.text("title")?.string ?? ""
    // The first is the root group, which every entry is in.
    let groups = row.text("group")?.string.split(separator: "/").dropFirst() ?? []
    fields.add(CustomFieldLabel.folder, groups.joined(separator: "/"))
    var entry = CardEntry()
    entry.userName = row.text("username")
    entry.password = row.text("password")
    entry.url = row.text("url")
    entry.notes = row.text("notes")
    for index in others {
      guard let text = row.text(at: index) else { continue }
      entry.values.append(.init(names[index], text, isHidden: false))
    }
    if let secret = row.text("totp") {
      entry.values.append(.init("TOTP", secret, isHidden: true))
    }
    return try entry.item(fields, now: now, otherwise: .noAttributes)
  }
}
