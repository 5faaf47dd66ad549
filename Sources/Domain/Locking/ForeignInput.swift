/// A character that a passcode of digits can't have, by which one may notice that the keyboard has
/// another layout than one thinks. It tells nothing of the passcode, which has digits in any case.
public enum ForeignInput: Hashable, Sendable {
  /// A letter.
  case letter(Script)
  /// A digit other than 0 to 9.
  case digit

  /// Creates it of a character that is no digit of a passcode; nil for what is neither letter nor
  /// digit.
  public init?(_ scalar: Unicode.Scalar) {
    if PasscodeEntry.digit(scalar) != nil { return nil }
    if scalar.properties.numericType == .decimal {
      self = .digit
    } else if let script = Script(scalar) {
      self = .letter(script)
    } else {
      return nil
    }
  }
}
