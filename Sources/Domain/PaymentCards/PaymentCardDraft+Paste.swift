/// The effect of a paste on a draft.
public struct PasteOutcome: Equatable, Sendable {
  /// The fields that were filled, or added to.
  public var filled: [PaymentCardField] = []
  /// The number of digits that were left out because they did not fit.
  public var droppedDigits = 0
  /// The number of digits that belong to nothing that was recognized.
  public var ignoredDigits = 0
  /// True if there was text besides digits and separators.
  public var ignoredText = false

  /// Creates an outcome; nothing filled or dropped by default.
  public init(
    filled: [PaymentCardField] = [],
    droppedDigits: Int = 0,
    ignoredDigits: Int = 0,
    ignoredText: Bool = false
  ) {
    self.filled = filled
    self.droppedDigits = droppedDigits
    self.ignoredDigits = ignoredDigits
    self.ignoredText = ignoredText
  }
}

extension PaymentCardDraft {
  /// Puts the contents of a paste into the fields.
  ///
  /// A whole number replaces the number, and an expiry the expiry, whichever field had the focus.
  /// Other digits are inserted at the caret of that field; in the expiry's field only a month and a
  /// year are accepted.
  public mutating func paste(
    _ reading: PasteReading<Storage>,
    into field: PaymentCardField
  ) -> PasteOutcome {
    var outcome = PasteOutcome(
      droppedDigits: reading.droppedDigits,
      ignoredDigits: reading.ignoredDigits,
      ignoredText: reading.ignoredText
    )
    if let digits = reading.number {
      number.replaceAll(with: digits)
      outcome.filled.append(.number)
    }
    if let date = reading.expiry {
      setExpiry(date)
      outcome.filled.append(.expiry)
    }
    if let fragment = reading.fragment {
      paste(fragment, meaning: reading.fragmentExpiry, into: field, outcome: &outcome)
    }
    return outcome
  }

  /// Puts a value of a pasted card into its field.
  public mutating func take(_ value: PastedPaymentCard<Storage>.Value) {
    switch value {
    case .number(let digits): number.replaceAll(with: digits)
    case .expiry(let date): setExpiry(date)
    case .securityCode(let digits): securityCode.replaceAll(with: digits)
    case .holder(let name): holder = name
    }
  }

  private mutating func paste(
    _ fragment: Storage,
    meaning date: YearMonth?,
    into field: PaymentCardField,
    outcome: inout PasteOutcome
  ) {
    if field == .expiry, let date {
      setExpiry(date)
      outcome.filled.append(field)
    } else if field != .expiry, let (digits, template) = member(of: field) {
      let insertion = self[keyPath: digits].insert(fragment, in: template)
      outcome.droppedDigits += insertion.dropped
      if insertion.inserted > 0 { outcome.filled.append(field) }
    } else {
      // Digits that are no month and year change nothing, and a text takes none.
      outcome.ignoredDigits += fragment.count
    }
  }

  mutating func setExpiry(_ date: YearMonth) {
    var digits = Storage()
    for digit in date.printedDigits { digits.append(digit) }
    expiry.replaceAll(with: digits)
  }
}
