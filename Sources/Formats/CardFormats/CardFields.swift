import PaymentCards
import ReaderProtocol
import Secrets

/// The values found of one item, and the card made of them.
@dynamicMemberLookup
struct CardFields {
  let place: ItemPlace
  /// The current month, to whose century years of two digits belong.
  private let now: YearMonth
  /// The card as far as it is known, without its digits.
  private var card = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
  var number: RawText?
  var securityCode: RawText?
  /// The expiry as it was written; empty if it was not.
  private var expiryText = ""
  /// The remarks on the item, besides those that follow from its values.
  var remarks: [ImportRemark] = []

  init(place: ItemPlace, now: YearMonth) {
    self.place = place
    self.now = now
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<PaymentCard<SecretDigits>, Value>) -> Value {
    get { card[keyPath: path] }
    set { card[keyPath: path] = newValue }
  }

  /// True if an expiry was written at all.
  var hasExpiry: Bool { !expiryText.isEmpty }

  /// Takes a month and a year that were written apart.
  mutating func setExpiry(month: String, year: String) {
    setExpiry([month.trimmed, year.trimmed].filter { !$0.isEmpty }.joined(separator: "/"))
  }

  /// Takes a brand's name. One that is none's becomes a labelled field.
  mutating func setBrand(_ name: String) {
    if let brand = BrandNames.brand(name) {
      card.ownBrand = brand
    } else if !BrandNames.isNone(name) {
      add(CustomFieldLabel.brand, name)
    }
  }

  /// Takes a value that has no place of its own in a card; one of nothing but white space is none.
  /// A PIN is hidden, whatever the file says.
  ///
  /// - Throws: `noMemory`.
  mutating func add(
    _ label: String,
    _ value: RawText,
    isHidden: Bool
  ) throws(CardFileFailure) {
    guard !value.isBlank else { return }
    let label = Self.kept(label)
    guard isHidden || label == CustomFieldLabel.pin else {
      card.customFields.append(CustomField(label, .text(value.string)))
      return
    }
    let text = value.withUTF8 { utf8 -> Result<SecretText, CardFileFailure> in
      do throws(SecretFailure) {
        return .success(try SecretText(copying: utf8))
      } catch {
        return .failure(.noMemory)
      }
    }
    card.customFields.append(CustomField(label, .hidden(try text.get())))
  }

  /// Takes a value that anybody may read who sees the card; one of nothing but white space is none.
  mutating func add(_ label: String, _ value: String) {
    guard !value.allSatisfy(\.isWhitespace) else { return }
    card.customFields.append(CustomField(Self.kept(label), .text(value)))
  }

  /// Takes the labelled fields, the notes and the remarks that were read apart.
  mutating func add(all other: CardFields) {
    card.customFields += other.customFields
    card.notes += card.notes.isEmpty || other.notes.isEmpty ? other.notes : "\n\(other.notes)"
    remarks += other.remarks
  }

  /// A label in the form in which it is kept: one line, and something at all.
  private static func kept(_ label: String) -> String {
    let words = label.unicodeScalars.split { scalar in
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    let line = words.map { String($0).trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
    if line.isEmpty { return "Field" }
    return line.lowercased() == CustomFieldLabel.pin.lowercased() ? CustomFieldLabel.pin : line
  }

  /// Takes an expiry, read as the card form and `card check` read it. A date that is no card's is kept
  /// all the same.
  mutating func setExpiry(_ text: String) {
    expiryText = text.trimmed
    card.expiry = ExpiryText(text, now: now).date
  }

  /// The item made of these values.
  ///
  /// - Throws: `noMemory`.
  consuming func item() throws(CardFileFailure) -> CardFileItem {
    switch try number?.digits() ?? .none {
    case .none: return refused(.noNumber)
    case .other: return refused(.numberNotDigits)
    case .digits(let read): card.number = read
    }
    guard NumberCheck.lengths.contains(card.number.count) else {
      return refused(.numberLength(card.number.count))
    }
    var found = Self.remarks(on: card.number)
    if hasExpiry, card.expiry == nil {
      found.append(.expiryUnreadable)
      add(CustomFieldLabel.expiry, expiryText)
    }
    switch try securityCode?.digits() ?? .none {
    case .none: break
    case .digits(let read) where (3...4).contains(read.count): card.securityCode = read
    case .digits, .other:
      found.append(.codeUnreadable)
      if let securityCode {
        try add(CustomFieldLabel.securityCode, securityCode, isHidden: true)
      }
    }
    guard card.textLength <= CardFileLimits.text, card.customFields.count <= CustomField.most else {
      return refused(.tooMuchText)
    }
    card.setOwnBrand(card.ownBrand)
    card.customFields = inOrder(card.customFields)
    return .card(ImportedPaymentCard(place: place, card: card, remarks: found + remarks))
  }

  /// The item, refused.
  func refused(_ reason: ItemRefusal) -> CardFileItem {
    // A title of any length has room in the list.
    .refused(RefusedItem(place: place, title: String(card.title.prefix(64)), reason: reason))
  }

  /// The fields in the order in which every format gives them, so that a card that went out in one of
  /// them is the same when it comes back: some have places of their own for the first and the last.
  private func inOrder(_ fields: [CustomField]) -> [CustomField] {
    guard fields.contains(where: { FieldPlace($0) != .other }) else { return fields }
    return FieldPlace.allCases.flatMap { place in fields.filter { FieldPlace($0) == place } }
  }

  private static func remarks(on number: SecretDigits) -> [ImportRemark] {
    switch NumberCheck(number).state {
    case .valid, .empty: []
    case .suspect, .invalid(.checkDigit): [.checkDigit]
    case .incomplete, .invalid: [.unknownBrand]
    }
  }
}

extension RawText {
  /// True if there is nothing but white space.
  fileprivate var isBlank: Bool {
    withUTF8 { $0.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
  }
}
