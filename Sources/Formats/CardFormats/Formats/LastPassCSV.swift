import PaymentCards
import Wording

/// LastPass's CSV export of everything. The values of a card stand in the notes, a line for each.
struct LastPassCSV: ReadableCardFormat {
  var name: Phrase { .formatLastPass }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("url", "extra", "name", "grouping") ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      var fields = CardFields(place: ItemPlace(.line, row.line), now: now)
      fields.title = row.text("name")?.string ?? ""
      fields.isFavourite = row.text("fav")?.isSame(as: "1") ?? false
      // The lines are read in place, so the item is made while they are lent.
      let extra = row.text("extra") ?? RawText(.init(start: nil, count: 0))
      let isNote = row.text("url")?.isSame(as: "http://sn") ?? false
      let result = extra.withUTF8 { notes -> Result<CardFileItem, CardFileFailure> in
        do throws(CardFileFailure) {
          return .success(try Self.item(notes, fields, isNote: isNote))
        } catch {
          return .failure(error)
        }
      }
      try take(result.get())
    }
  }

  private static func item(
    _ notes: UnsafeRawBufferPointer,
    _ fields: CardFields,
    isNote: Bool
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    var lines = NoteLines(notes)
    guard isNote, let first = lines.next(), first.name.isSame(as: "NoteType"),
      first.value.isSame(as: "Credit Card")
    else { return fields.refused(.notACard(isNote ? .note : .login)) }
    while let line = lines.next() {
      switch line.name.string {
      case "Name on Card": fields.holder = line.value.string
      case "Number": fields.number = line.value
      case "Security Code": fields.securityCode = line.value
      case "Expiration Date":
        // An empty date is written as a comma.
        if !line.value.isSame(as: ",") { fields.setExpiry(line.value.string) }
      case "Notes":
        fields.notes = RawText(lines.rest(from: line)).string
        return try fields.item()
      // The brand is known from the number.
      case "Type", "Language": break
      default:
        // An empty date is written as a comma.
        if !line.value.isEmpty, !line.value.isSame(as: ",") { fields.leftOut += 1 }
      }
    }
    return try fields.item()
  }
}

/// The lines `name:value` of a note.
private struct NoteLines {
  struct Line {
    let name: RawText
    let value: RawText
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
      valueStart: value
    )
  }

  /// Everything from a line's value on.
  func rest(from line: Line) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[line.valueStart...])
  }
}
