/// The contents of a pasted text, for a card form.
public struct PasteReading<Storage: DigitStorage>: Sendable {
  /// The best card number in the text.
  public var number: Storage?
  /// The number of digits left out at the number's end, beyond its brand's greatest length.
  public var droppedDigits = 0
  /// The latest expiry in the text.
  public var expiry: YearMonth?
  /// Fewer digits than a card number has, if they are the only ones in the text.
  public var fragment: Storage?
  /// The expiry that the fragment means in the expiry's field.
  public var fragmentExpiry: YearMonth?
  /// The number of digits that belong to none of these.
  public var ignoredDigits = 0
  /// True if there was anything besides digits and separators.
  public var ignoredText = false

  /// True if nothing was found that fits a field of digits.
  public var isEmpty: Bool { number == nil && expiry == nil && fragment == nil }
}

extension PasteReading: Equatable where Storage: Equatable {}
