import PaymentCards
import ReaderProtocol

/// Puts the values of an entry that is a card where they belong in one.
struct CardValues {
  private var fields: CardFields
  private let now: YearMonth
  private var brand: Brand?
  /// The roles of the values taken so far.
  private var taken: Set<CardRole> = []
  private var month = ""
  private var year = ""

  /// - Parameter fields: what the caller has placed already.
  init(_ fields: CardFields, now: YearMonth) {
    self.fields = fields
    self.now = now
  }

  mutating func take(number: RawText, brand: Brand?) {
    fields.number = number
    self.brand = brand
    taken.insert(.number)
  }

  /// Takes a named value. What has no place of its own, or comes a second time, becomes a labelled
  /// field.
  mutating func take(_ value: CardEntry.Value) throws(CardFileFailure) {
    guard !value.text.isEmpty else { return }
    guard let role = CardLabels.role(of: value.name), !taken.contains(role) else {
      let isSecret = CardLabels.role(of: value.name)?.isSecret ?? false
      return try fields.add(value.name, value.text, isHidden: value.isHidden || isSecret)
    }
    taken.insert(role)
    try place(value, as: role)
  }

  /// Takes the user name: a card's holder where it is written as a name is.
  mutating func take(userName: RawText) {
    guard !userName.isEmpty else { return }
    let name = userName.string.trimmed
    let isName =
      name.contains(where: \.isLetter) && name.contains(where: \.isWhitespace)
      && !name.contains { $0.isNumber || $0 == "@" }
    guard isName, taken.insert(.holder).inserted else { return fields.add("User name", name) }
    fields.holder = name
  }

  /// Takes the password: by its length a card's security code or its PIN, if it is digits. KeePassXC
  /// puts the code there when it imports from Proton Pass (`src/format/ProtonPassReader.cpp`).
  mutating func take(password: RawText) throws(CardFileFailure) {
    guard !password.isEmpty else { return }
    var role: CardRole?
    if case .digits(let digits) = try password.digits() {
      let size = brand?.facts.securityCode.size ?? SecurityCodeCheck.sizeWithoutBrand
      if digits.count == size { role = .code } else if digits.count == 4 { role = .pin }
    }
    let value = CardEntry.Value("Password", password, isHidden: true)
    guard let role, taken.insert(role).inserted else {
      return try fields.add(value.name, password, isHidden: true)
    }
    try place(value, as: role)
  }

  /// Takes the notes: their lines with the values of a card go where those belong, the others stay.
  ///
  /// - Parameters:
  ///   - notes: all of the notes, whose lines follow.
  ///   - numberLine: the index of the line with the number, if it is there.
  mutating func take(
    _ notes: RawText,
    lines: [NoteLine],
    numberLine: Int?
  ) throws(CardFileFailure) {
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      if index == numberLine {
        if line.labelled.flatMap({ CardLabels.role(of: $0.label) }) != .number {
          try takeRest(of: line, keeping: &kept)
        }
      } else if try !take(line) {
        kept.append(line.text.string)
      }
    }
    fields.notes =
      kept.count == lines.count ? notes.string : kept.joined(separator: "\n").trimmed
  }

  /// The card.
  consuming func item() throws(CardFileFailure) -> CardFileItem {
    if !month.isEmpty || !year.isEmpty { fields.setExpiry(month: month, year: year) }
    return try fields.item()
  }

  private mutating func place(
    _ value: CardEntry.Value,
    as role: CardRole
  ) throws(CardFileFailure) {
    let text = value.text
    switch role {
    // Another number than the card's.
    case .number: try fields.add(value.name, text, isHidden: true)
    case .holder: fields.holder = text.string.trimmed
    case .expiry: fields.setExpiry(CardDateText.expiry(text.string))
    case .month: month = text.string
    case .year: year = text.string
    case .code: fields.securityCode = text
    case .pin: try fields.add(CustomFieldLabel.pin, text, isHidden: true)
    case .validFrom:
      fields.add(CustomFieldLabel.validFrom, CardDateText.month(text.string, now: now))
    case .bank: try fields.add(CustomFieldLabel.bank, text, isHidden: value.isHidden)
    case .brand: fields.setBrand(text.string)
    case .issueNumber: try fields.add(CustomFieldLabel.issueNumber, text, isHidden: value.isHidden)
    }
  }

  /// Takes a line of the notes whose label and value are those of a card; false for any other.
  private mutating func take(_ line: NoteLine) throws(CardFileFailure) -> Bool {
    guard let (label, text) = line.labelled, let role = CardLabels.role(of: label) else {
      return false
    }
    let fits =
      switch role {
      case .number: try text.hasDigits(NumberCheck.lengths)
      case .holder, .bank, .issueNumber: true
      case .code: try text.hasDigits(3...4)
      case .pin: try text.hasDigits(4...12)
      case .month, .year: try text.hasDigits(1...4)
      case .expiry, .validFrom: CardDateText.isMonth(text.string, now: now)
      case .brand: BrandNames.brand(text.string) != nil
      }
    guard fits, role.isSecret || !taken.contains(role) else { return false }
    try take(CardEntry.Value(label, text, isHidden: false))
    return true
  }

  /// Takes what stands beside a number in its line: an expiry and a security code. Other digits there
  /// may be secrets, so that what has some becomes a hidden field.
  private mutating func takeRest(
    of line: NoteLine,
    keeping kept: inout [String]
  ) throws(CardFileFailure) {
    guard let (_, before, behind) = line.bareNumber else { return }
    for text in [before, behind] where !text.isEmpty {
      var words: [String] = []
      for word in CardDateText.words(text) {
        let string = word.string
        if !taken.contains(.expiry), string.contains("/"),
          CardDateText.isMonth(string, now: now)
        {
          taken.insert(.expiry)
          fields.setExpiry(string)
        } else if !taken.contains(.code), try word.hasDigits(3...4) {
          taken.insert(.code)
          fields.securityCode = word
        } else {
          words.append(string)
        }
      }
      if words.contains(where: { $0.contains(where: \.isNumber) }) {
        try fields.add("Notes", text, isHidden: true)
      } else if !words.isEmpty {
        kept.append(words.joined(separator: " "))
      }
    }
  }
}

extension CardRole {
  /// True if its values are shown only where that is asked for.
  fileprivate var isSecret: Bool { self == .number || self == .code || self == .pin }
}

extension RawText {
  /// True if it is that many digits and nothing else.
  func hasDigits(_ count: ClosedRange<Int>) throws(CardFileFailure) -> Bool {
    guard bytes.count <= 64, case .digits(let digits) = try digits() else { return false }
    return count.contains(digits.count)
  }
}

extension RawText {
  /// Lends the text in UTF-8 to what may fail. A copy made for that is wiped.
  func lend<R>(
    _ body: (UnsafeRawBufferPointer) throws(CardFileFailure) -> R
  ) throws(CardFileFailure) -> R {
    let result = withUTF8 { bytes -> Result<R, CardFileFailure> in
      do throws(CardFileFailure) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
