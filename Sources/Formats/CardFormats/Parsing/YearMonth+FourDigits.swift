import PaymentCards

extension YearMonth {
  /// The year in four digits.
  var fourDigitYear: String { Self.padded(year, to: 4) }

  /// The month as `YYYY-MM`.
  var hyphenated: String { "\(fourDigitYear)-\(Self.padded(month, to: 2))" }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
  }
}
