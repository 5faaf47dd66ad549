import PaymentCards
import ReaderProtocol

/// Months as people write them in fields of their own, in the forms that `ExpiryText` parses.
enum CardDateText {
  /// The text of an expiry. A date with a day, which is no expiry elsewhere, says its month where it
  /// begins with the year, as in `2028-12-31` and `2028-12-31T00:00:00Z`; the characters for year and
  /// month become a slash.
  static func expiry(_ text: String) -> String {
    var text = text.trimmed
    if text.contains("年") {
      text = text.replacing("年", with: "/").replacing("月", with: "")
    }
    let digits = Array(text.utf8.prefix(11))
    let isDigit = digits.map { (0x30...0x39).contains($0) }
    let hyphen = UInt8(ascii: "-")
    let hasDay =
      digits.count >= 10 && digits[4] == hyphen && digits[7] == hyphen
      && [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy { isDigit[$0] }
      && (digits.count == 10 || digits[10] == UInt8(ascii: "T") || digits[10] == 0x20)
    return hasDay ? String(text.prefix(7)) : text
  }

  /// True if the text means a month of a year.
  static func isMonth(_ text: String, now: YearMonth) -> Bool {
    text.utf8.count <= 32 && ExpiryText(expiry(text), now: now).date != nil
  }

  /// The month as `YYYY-MM`, or the text where it means none.
  static func month(_ text: String, now: YearMonth) -> String {
    guard isMonth(text, now: now), let date = ExpiryText(expiry(text), now: now).date else {
      return text
    }
    return date.hyphenated
  }

  /// The words of a text between spaces, commas, semicolons and bars, read in place.
  static func words(_ text: RawText) -> [RawText] {
    text.bytes.split { byte in
      byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "|")
    }.map { RawText(UnsafeRawBufferPointer(rebasing: $0)) }
  }
}
