import Flashcards
import PaymentCards

extension LocalMoment {
  /// The moment of a text as ISO 8601 has it, `2026-07-15T12:00:00.123+02:00`; nil if it is none of this
  /// form. The fraction may be missing, the zone may be `Z`, and a blank may stand in the place of the
  /// `T`.
  package init?(_ text: some StringProtocol) {
    var scan = Scan(text.utf8)
    guard let year = scan.number(4), scan.take("-"), let month = scan.number(2),
      scan.take("-"), let day = scan.number(2),
      let date = CalendarDay(year: year, month: month, day: day),
      scan.take("T") || scan.take(" "),
      let hour = scan.number(2, in: 0...23), scan.take(":"),
      let minute = scan.number(2, in: 0...59), scan.take(":"),
      let second = scan.number(2, in: 0...59), let thousandths = scan.fraction(),
      let zone = scan.zone(), scan.isAtEnd
    else { return nil }
    let seconds =
      Int64(date.daysSince1970) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - zone)
    self.init(
      time: Timestamp(milliseconds: seconds * 1_000 + Int64(thousandths)),
      zoneOffset: Int32(zone)
    )
  }
}

/// The remainder of a text that is being read.
private struct Scan<Bytes: Collection> where Bytes.Element == UInt8 {
  private var rest: Bytes.SubSequence

  init(_ bytes: Bytes) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A number of so many digits.
  mutating func number(_ digits: Int, in range: ClosedRange<Int> = 0...9_999) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(digits)
    let number = taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return range.contains(number) ? number : nil
  }

  /// The thousandths of a second, of a point and any number of digits; 0 without a point.
  mutating func fraction() -> Int? {
    guard take(".") else { return 0 }
    let digits = Array(rest.prefix { (0x30...0x39).contains($0) })
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return (0..<3).reduce(0) { $0 * 10 + ($1 < digits.count ? Int(digits[$1] - 0x30) : 0) }
  }

  /// The seconds ahead of UTC.
  mutating func zone() -> Int? {
    if take("Z") { return 0 }
    let isBehind = take("-")
    guard isBehind || take("+"), let hours = number(2, in: 0...23), take(":"),
      let minutes = number(2, in: 0...59)
    else { return nil }
    var seconds = hours * 3_600 + minutes * 60
    if take(":") {
      guard let more = number(2, in: 0...59) else { return nil }
      seconds += more
    }
    return isBehind ? -seconds : seconds
  }
}
