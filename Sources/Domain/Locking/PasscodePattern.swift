/// A pattern of passcodes that are easy to guess.
enum PasscodePattern: Hashable, Sendable {
  /// The same group of characters, of this length, repeated.
  case period(Int)
  /// Each digit is the one before plus this number; after 9 comes 0.
  case step(Int)
  /// A date, written in digits in the format given by the letters D, M and Y. Years of four digits
  /// are those of the last century and this one.
  case date(String)

  /// True if a text matches the pattern.
  ///
  /// - Parameter text: UTF-8, read in place.
  func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .period(let length):
      text.count > length && text.count % length == 0
        && (length..<text.count).allSatisfy { text[$0] == text[$0 - length] }
    case .step(let step):
      text.count > 1 && (1..<text.count).allSatisfy { Self.next(text[$0 - 1], step) == text[$0] }
    case .date(let layout): Self.isDate(text, layout)
    }
  }

  private static func next(_ byte: UInt8, _ step: Int) -> UInt8? {
    guard (0x30...0x39).contains(byte) else { return UInt8(exactly: Int(byte) + step) }
    return UInt8(0x30 + (Int(byte) - 0x30 + step + 10) % 10)
  }

  private static func isDate(_ text: UnsafeRawBufferPointer, _ layout: String) -> Bool {
    guard text.count == layout.utf8.count, text.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    var (day, month, year) = (0, 0, 0)
    for (letter, digit) in zip(layout, text) {
      switch letter {
      case "D": day = day * 10 + Int(digit - 0x30)
      case "M": month = month * 10 + Int(digit - 0x30)
      default: year = year * 10 + Int(digit - 0x30)
      }
    }
    if layout.contains("M"), !(1...12).contains(month) { return false }
    if layout.contains("D"), !(1...longestMonths[month - 1]).contains(day) { return false }
    return !layout.contains("YYYY") || (1900...2099).contains(year)
  }

  /// The days of each month, in a leap year.
  private static let longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
