/// The Luhn check digit of ISO/IEC 7812-1, annex B.
public enum Luhn {
  /// True if the last digit agrees with those before it: counted from the right, every second digit
  /// is doubled and loses 9 when it exceeds 9, and the sum of all is a multiple of ten. False
  /// without digits.
  public static func agrees(_ digits: some DigitSource) -> Bool {
    guard digits.count > 0 else { return false }
    var sum = 0
    for place in 0..<digits.count {
      let digit = Int(digits.digit(at: digits.count - 1 - place))
      let weighed = place.isMultiple(of: 2) ? digit : digit * 2
      sum += weighed > 9 ? weighed - 9 : weighed
    }
    return sum.isMultiple(of: 10)
  }
}
