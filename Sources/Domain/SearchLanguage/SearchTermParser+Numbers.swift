extension SearchTermParser {
  /// A whole number within a range.
  func whole<Number: FixedWidthInteger>(
    _ range: Range<Int>,
    in bounds: ClosedRange<Number>,
    behind key: String
  ) throws(SearchError) -> Number {
    let written = string(range)
    if let number = Number(written), bounds.contains(number) { return number }
    let digits = written.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isWhole = !digits.isEmpty && written.utf8.count - digits.count < 2 && Self.areDigits(digits)
    // A short range says more than that it takes a number.
    guard isWhole || bounds.upperBound < 10 && bounds.lowerBound >= 0 else {
      throw error(.notWhole(behind: key), range)
    }
    let limits = Int64(bounds.lowerBound)...Int64(bounds.upperBound)
    throw error(.outside(limits, written: written, behind: key), range)
  }

  /// The button of an answer; nil where no range is given.
  func button(_ range: Range<Int>?, behind key: String) throws(SearchError) -> UInt8? {
    guard let range else { return nil }
    return try whole(range, in: SearchArgument.buttons, behind: key)
  }

  /// Ids as they are written.
  func ids(behind key: String) throws(SearchError) -> String {
    let text = string(value)
    let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && Self.areDigits($0) }) else {
      throw error(.ids(behind: key))
    }
    return text
  }

  private static func areDigits(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The part before a character, and the one behind it; nil for the latter where it does not occur.
  func split(
    _ range: Range<Int>,
    at separator: Unicode.Scalar
  ) -> (first: Range<Int>, rest: Range<Int>?) {
    guard let place = text[range].firstIndex(of: separator) else { return (range, nil) }
    return (range.lowerBound..<place, place + 1..<range.upperBound)
  }

  /// A decimal number, an infinite one, or one that is none.
  func number(_ range: Range<Int>, behind key: String) throws(SearchError) -> Float {
    let written = string(range)
    // Swift takes hexadecimal numbers and the payloads of NaNs too.
    let hasMore = written.utf8.contains { "xX(".utf8.contains($0) }
    guard !hasMore, let number = Float(written) else {
      throw error(.notANumber(behind: key), range)
    }
    return number
  }
}
