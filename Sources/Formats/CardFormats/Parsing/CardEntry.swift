import PaymentCards
import ReaderProtocol
import Secrets

/// An entry of a program that keeps cards in the same way as logins and notes: named values and the
/// fields that every entry has.
///
/// It is a card only if a number that can be one was found: under a name of card numbers, or alone as
/// user name, password or line of the notes, where its check digit has to agree. Under such a name it
/// need not agree where an expiry or a security code is named as well.
struct CardEntry {
  /// A named value.
  struct Value {
    let name: String
    let text: RawText
    /// True if the program shows it only where that is asked for.
    let isHidden: Bool

    init(_ name: String, _ text: RawText, isHidden: Bool) {
      self.name = name
      self.text = text
      self.isHidden = isHidden
    }
  }

  var userName: RawText?
  var password: RawText?
  var url: RawText?
  var notes: RawText?
  /// The values that the user or a template named, in their order.
  var values: [Value] = []

  /// The item: a card, or a refusal.
  ///
  /// - Parameters:
  ///   - fields: the title, and whatever else the caller has placed.
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - refusal: the reason if there is no card in the entry.
  /// - Throws: `noMemory`.
  func item(
    _ fields: CardFields,
    now: YearMonth,
    otherwise refusal: ItemRefusal
  ) throws(CardFileFailure) -> CardFileItem {
    // The lines of the notes are read in place, so the item is made while they are lent.
    let notes = notes ?? RawText(UnsafeRawBufferPointer(start: nil, count: 0))
    return try notes.lend { bytes throws(CardFileFailure) in
      let lines = NoteLine.lines(in: bytes)
      guard let found = try number(in: lines, now: now) else { return fields.refused(refusal) }
      var values = CardValues(fields, now: now)
      values.take(number: found.text, brand: found.brand)
      for (index, value) in self.values.enumerated() where found.place != .value(index) {
        try values.take(value)
      }
      if found.place != .password, let password { try values.take(password: password) }
      if found.place != .userName, let userName { values.take(userName: userName) }
      if let url { try values.take(Value("URL", url, isHidden: false)) }
      try values.take(notes, lines: lines, numberLine: found.line)
      return try values.item()
    }
  }

  /// The place where a number was found.
  private enum Place: Equatable {
    case value(Int), userName, password, line(Int)
  }

  private struct Found {
    let place: Place
    let text: RawText
    let brand: Brand?

    var line: Int? {
      if case .line(let index) = place { index } else { nil }
    }
  }

  /// The number of the card; nil if there is none.
  private func number(
    in lines: [NoteLine],
    now: YearMonth
  ) throws(CardFileFailure) -> Found? {
    for (index, value) in values.enumerated() where CardLabels.role(of: value.name) == .number {
      if let found = try found(value.text, .value(index), .labelled) { return found }
    }
    for (index, line) in lines.enumerated() {
      guard let (label, text) = line.labelled, CardLabels.role(of: label) == .number else {
        continue
      }
      if let found = try found(text, .line(index), .labelled) { return found }
    }
    if let userName, let found = try found(userName, .userName, .bare) { return found }
    if let password, let found = try found(password, .password, .bare) { return found }
    for (index, line) in lines.enumerated() {
      guard let (text, before, behind) = line.bareNumber else { continue }
      // Beside a login a number in a sentence may be anything.
      let isAlone = before.isEmpty && behind.isEmpty
      guard isAlone || (userName?.isEmpty ?? true) && (password?.isEmpty ?? true) else { continue }
      if let found = try found(text, .line(index), .bare) { return found }
    }
    if let mistyped = try mistyped(in: lines, now: now) { return mistyped }
    // A program's own name says that there is a card, whatever its number is like.
    for (index, value) in values.enumerated()
    where CardLabels.isCertainNumber(value.name) && !value.text.isEmpty {
      return Found(place: .value(index), text: value.text, brand: nil)
    }
    return nil
  }

  /// A number that has the length of a card's and no check digit that agrees, in an entry that has
  /// what else only a card has; nil if there is none.
  private func mistyped(
    in lines: [NoteLine],
    now: YearMonth
  ) throws(CardFileFailure) -> Found? {
    let named: [(Place, String, RawText)] =
      values.enumerated().map { (Place.value($0), $1.name, $1.text) }
      + lines.enumerated().compactMap { index, line in
        line.labelled.map { (Place.line(index), $0.label, $0.value) }
      }
    var number: Found?
    var isCard = false
    var parts: Set<CardRole> = []
    for (place, name, text) in named {
      switch CardLabels.role(of: name) {
      case .number where number == nil:
        guard case .digits(let digits) = try text.digits(),
          NumberCheck.lengths.contains(digits.count)
        else { break }
        number = Found(place: place, text: text, brand: NumberCheck(digits).match.decided)
      case .expiry: isCard = isCard || CardDateText.isMonth(text.string, now: now)
      case .code: if try text.hasDigits(3...4) { isCard = true }
      case .month: if try text.hasDigits(1...2) { parts.insert(.month) }
      case .year: if try text.hasDigits(2...4) { parts.insert(.year) }
      case .number, .holder, .pin, .validFrom, .bank, .brand, .issueNumber, nil: break
      }
    }
    return isCard || parts.count == 2 ? number : nil
  }

  private enum Evidence {
    /// A name says that it is a card number.
    case labelled
    /// Nothing says it.
    case bare
  }

  private func found(
    _ text: RawText,
    _ place: Place,
    _ evidence: Evidence
  ) throws(CardFileFailure) -> Found? {
    guard case .digits(let digits) = try text.digits() else { return nil }
    let check = NumberCheck(digits)
    guard check.isValid, evidence == .labelled || check.luhnAgrees else { return nil }
    return Found(place: place, text: text, brand: check.match.decided)
  }
}

/// Tags in one text, with commas between them.
enum TagList {
  /// The text of tags.
  static func text(_ words: [String]) -> String {
    words.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The tags of a text.
  static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
