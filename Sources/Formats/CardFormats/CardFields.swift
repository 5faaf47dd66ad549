import PaymentCards

/// The values found of one item, and the card made of them.
struct CardFields {
  /// The most bytes of text a card may have, all of it together.
  static let mostText = 64 << 10

  let place: ItemPlace
  /// The current month, to whose century years of two digits belong.
  private let now: YearMonth
  var title = ""
  var holder = ""
  var notes = ""
  var isFavourite = false
  var number: RawText?
  var securityCode: RawText?
  /// True if an expiry was written at all.
  var hasExpiry = false
  var expiry: YearMonth?
  /// The number of values found that have no place in a card.
  var leftOut = 0

  init(place: ItemPlace, now: YearMonth) {
    self.place = place
    self.now = now
  }

  /// Takes a month and a year that were written apart.
  mutating func setExpiry(month: String, year: String) {
    setExpiry([month.trimmed, year.trimmed].filter { !$0.isEmpty }.joined(separator: "/"))
  }

  /// Takes an expiry, read as the card form and `card check` read it. A date that is no card's is kept
  /// all the same.
  mutating func setExpiry(_ text: String) {
    hasExpiry = !text.trimmed.isEmpty
    expiry = ExpiryText(text, now: now).date
  }

  /// The item made of these values.
  ///
  /// - Throws: `noMemory`.
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

  /// The item, refused.
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
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
