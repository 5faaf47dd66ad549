/// What a paste did to a draft.
public struct PasteOutcome: Equatable, Sendable {
  /// The fields that were filled, or added to.
  public var filled: [CardField] = []
  /// How many digits did not fit and were left out.
  public var droppedDigits = 0
  /// How many digits belong to nothing that was found.
  public var ignoredDigits = 0
  /// Whether there was text besides digits and separators.
  public var ignoredText = false

  /// An outcome.
  public init(
    filled: [CardField] = [],
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

extension CardDraft {
  /// Puts what a paste had in it into the fields.
  ///
  /// A whole number replaces the number, and an expiry the expiry, whichever field the paste came
  /// to. Digits that are neither go in at the caret of that field.
  public mutating func paste(
    _ reading: PasteReading<Storage>,
    into field: CardField,
    now: YearMonth
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
      paste(fragment: fragment, into: field, now: now, outcome: &outcome)
    }
    return outcome
  }

  private mutating func paste(
    fragment: Storage,
    into field: CardField,
    now: YearMonth,
    outcome: inout PasteOutcome
  ) {
    let insertion: DigitInsertion
    switch field {
    case .number:
      insertion = number.insert(fragment, in: numberTemplate)
    case .expiry:
      if let date = Self.date(writtenTogether: fragment, now: now) {
        setExpiry(date)
        insertion = DigitInsertion(inserted: fragment.count, dropped: 0)
      } else {
        insertion = expiry.insert(fragment, in: expiryTemplate)
      }
    case .securityCode:
      insertion = securityCode.insert(fragment, in: securityCodeTemplate)
    case .holder:
      insertion = DigitInsertion(inserted: 0, dropped: 0)
      outcome.ignoredDigits += fragment.count
    }
    outcome.droppedDigits += insertion.dropped
    if insertion.inserted > 0 { outcome.filled.append(field) }
  }

  /// A month and a year without anything between them, `1228` or `122028`.
  private static func date(writtenTogether digits: Storage, now: YearMonth) -> YearMonth? {
    guard digits.count == 4 || digits.count == 6 else { return nil }
    let scalars = (0..<digits.count).map { Unicode.Scalar(0x30 + digits.digit(at: $0)) }
    let check = ExpiryCheck(
      month: ExpiryPart(scalars.prefix(2)),
      year: ExpiryPart(scalars.dropFirst(2)),
      now: now
    )
    return check.state == .valid || check.state == .expired ? check.date : nil
  }

  mutating func setExpiry(_ date: YearMonth) {
    var digits = Storage()
    for part in [date.month, date.year % 100] {
      digits.append(UInt8(part / 10))
      digits.append(UInt8(part % 10))
    }
    expiry.replaceAll(with: digits)
  }
}
