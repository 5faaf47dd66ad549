/// What a pasted text had in it for a card form.
public struct PasteReading<Storage: DigitStorage>: Sendable {
  /// A card number: the best of those in the text.
  public var number: Storage?
  /// Digits at the number's end that are more than its brand has at most, and were left out.
  public var droppedDigits = 0
  /// An expiry: the latest of those in the text.
  public var expiry: YearMonth?
  /// Fewer digits than a card number, the only ones in the text.
  public var fragment: Storage?
  /// The expiry that the fragment is in the expiry's field.
  public var fragmentExpiry: YearMonth?
  /// How many digits belong to none of these.
  public var ignoredDigits = 0
  /// Whether there was anything besides digits and separators.
  public var ignoredText = false

  /// Whether nothing was found that could go into a field of digits.
  public var isEmpty: Bool { number == nil && expiry == nil && fragment == nil }
}

extension PasteReading: Equatable where Storage: Equatable {}
