import PaymentCards

/// What a reader has found of one item, and the card that it makes.
struct CardFields {
  /// How many bytes of text a card may have, all of it together.
  static let mostText = 64 << 10

  let place: ItemPlace
  var title = ""
  var holder = ""
  var notes = ""
  var isFavourite = false
  var number: RawText?
  var securityCode: RawText?
  /// Whether an expiry was written at all.
  var hasExpiry = false
  var expiry: YearMonth?
  /// How many values were found that have no place in a card.
  var leftOut = 0

  init(place: ItemPlace) {
    self.place = place
  }

  /// Takes a month and a year that were written apart. Years of two digits are of this century.
  mutating func setExpiry(month: String, year: String) {
    let month = month.trimmed
    let year = year.trimmed
    hasExpiry = !month.isEmpty || !year.isEmpty
    guard year.utf8.count == 2 || year.utf8.count == 4, let yearNumber = year.asNumber,
      let monthNumber = month.asNumber ?? Self.month(named: month)
    else { return }
    let century = year.utf8.count == 2 ? 2000 : 0
    expiry = YearMonth(year: century + yearNumber, month: monthNumber)
  }

  /// Takes an expiry written as `2028-12`, `12/28` or `12/2028`.
  mutating func setExpiry(_ text: String) {
    hasExpiry = !text.trimmed.isEmpty
    let parts = text.split(whereSeparator: { "-/. ".contains($0) }).map { String($0) }
    guard parts.count == 2 else { return }
    let isYearFirst = parts[0].utf8.count == 4
    setExpiry(month: parts[isYearFirst ? 1 : 0], year: parts[isYearFirst ? 0 : 1])
    hasExpiry = true
  }

  /// The item that all of this is. Throws `noMemory`.
  func item() throws(CardFileFailure) -> CardFileItem {
    guard title.utf8.count + holder.utf8.count + notes.utf8.count <= Self.mostText else {
      let start = String(title.prefix(64))
      return .refused(RefusedItem(place: place, title: start, reason: .tooMuchText))
    }
    let digits: SecretDigits
    switch try number?.digits() ?? .none {
    case .none: return refused(.noNumber)
    case .other: return refused(.numberNotDigits)
    case .digits(let read): digits = read
    }
    guard NumberCheck.lengths.contains(digits.count) else {
      return refused(.numberLength(digits.count))
    }
    var remarks = Self.remarks(on: digits)
    if hasExpiry, expiry == nil { remarks.append(.expiryUnreadable) }
    var code: SecretDigits?
    switch try securityCode?.digits() ?? .none {
    case .none: break
    case .digits(let read) where (3...4).contains(read.count): code = read
    case .digits, .other: remarks.append(.codeUnreadable)
    }
    if leftOut > 0 { remarks.append(.leftOut(leftOut)) }
    let card = PaymentCard(
      title: title,
      holder: holder,
      number: digits,
      expiry: expiry,
      securityCode: code,
      notes: notes,
      isFavourite: isFavourite
    )
    return .card(ImportedCard(place: place, card: card, remarks: remarks))
  }

  func refused(_ reason: ItemRefusal) -> CardFileItem {
    .refused(RefusedItem(place: place, title: title, reason: reason))
  }

  private static func remarks(on number: SecretDigits) -> [ImportRemark] {
    switch NumberCheck(number).state {
    case .valid, .empty: []
    case .suspect, .invalid(.checkDigit): [.checkDigit]
    case .incomplete, .invalid: [.unknownBrand]
    }
  }

  /// LastPass writes months by their English names.
  private static func month(named name: String) -> Int? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    return names.firstIndex(of: name.lowercased()).map { $0 + 1 }
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// A whole number in ASCII digits and nothing else.
  fileprivate var asNumber: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }
}
