import PaymentCards
import ReaderProtocol

/// LastPass's CSV export of everything. The values of a card stand in the notes, a line for each.
struct LastPassCSV: ReadableCardFormat {
  var name: CardFormatName { .lastPassCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("url", "extra", "name", "grouping") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      // An empty folder, which is no item.
      if row.text("url")?.isSame(as: "http://group") == true { return }
      var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
      fields.title = row.text("name")?.string ?? ""
      fields.isFavourite = row.text("fav")?.isSame(as: "1") ?? false
      let folder = row.text("grouping")?.string ?? ""
      if folder != "(none)" {
        fields.add(CustomFieldLabel.folder, folder.replacing("\\", with: "/"))
      }
      // The lines are read in place, so the item is made while they are lent.
      let extra = row.text("extra") ?? RawText(.init(start: nil, count: 0))
      let item = try extra.lend { bytes throws(CardFileFailure) in
        try Self.item(row, RawText(bytes), fields, now: now)
      }
      try take(item)
    }
  }

  private static func item(
    _ row: CSVTable.Row,
    _ notes: RawText,
    _ fields: CardFields,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var lines = NoteLines(notes.bytes)
    let first = lines.next()
    let isNote = row.text("url")?.isSame(as: "http://sn") ?? false
    let type = first.flatMap { $0.name.isSame(as: "NoteType") ? $0.value.string : nil }
    guard isNote, type == "Credit Card" else {
      // What is of another type has numbers of other kinds; types that users made may have cards.
      if isNote, let type, !type.hasPrefix("Custom") {
        return fields.refused(.notACard(kinds[type] ?? .note))
      }
      var entry = CardEntry()
      entry.notes = notes
      entry.userName = row.text("username")
      entry.password = row.text("password")
      entry.url = isNote ? nil : row.text("url")
      if let secret = row.text("totp") { entry.values = [.init("TOTP", secret, isHidden: true)] }
      return try entry.item(fields, now: now, otherwise: .notACard(isNote ? .note : .login))
    }
    return try card(&lines, fields, now: now)
  }

  private static func card(
    _ lines: inout NoteLines,
    _ fields: CardFields,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    var strays: [String] = []
    while let line = lines.next() {
      // An empty date is written as a comma.
      if line.value.isSame(as: ",") { continue }
      switch line.name.string {
      case "Name on Card": fields.holder = line.value.string
      case "Number": fields.number = line.value
      case "Security Code": fields.securityCode = line.value
      case "Type": fields.setBrand(line.value.string)
      case "Start Date":
        fields.add(CustomFieldLabel.validFrom, CardDateText.month(line.value.string, now: now))
      case "Expiration Date": fields.setExpiry(line.value.string)
      case "Notes":
        strays.append(RawText(lines.rest(from: line)).string)
        fields.notes = strays.joined(separator: "\n")
        return try fields.item()
      case "Language": break
      case let name where !line.hasColon: strays.append(name)
      case let name: try fields.add(name, line.value, isHidden: false)
      }
    }
    fields.notes = strays.joined(separator: "\n")
    return try fields.item()
  }

  private static let kinds: [String: ItemKind] = [
    "Bank Account": .bankAccount, "Address": .identity, "Driver's License": .identity,
    "Passport": .identity, "Social Security": .identity, "SSH Key": .key,
  ]
}

/// The lines `name:value` of a note.
private struct NoteLines {
  struct Line {
    let name: RawText
    let value: RawText
    /// False if it is a line of another form.
    let hasColon: Bool
    fileprivate let valueStart: Int
  }

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    let start = position
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    position = min(end + 1, bytes.endIndex)
    var textEnd = end
    if textEnd > start, bytes[textEnd - 1] == 0x0D { textEnd -= 1 }
    let colon = bytes[start..<textEnd].firstIndex(of: UInt8(ascii: ":")) ?? textEnd
    let value = min(colon + 1, textEnd)
    return Line(
      name: RawText(UnsafeRawBufferPointer(rebasing: bytes[start..<colon])),
      value: RawText(UnsafeRawBufferPointer(rebasing: bytes[value..<textEnd])),
      hasColon: colon < textEnd,
      valueStart: value
    )
  }

  /// Everything from a line's value on.
  func rest(from line: Line) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[line.valueStart...])
  }
}
