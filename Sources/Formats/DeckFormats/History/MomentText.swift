import Flashcards

/// A moment as ISO 8601 has it, with milliseconds and the zone: `2026-07-15T12:00:00.123+02:00`.
enum MomentText {
  private static let millisecondsPerDay: Int64 = 86_400_000
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468

  /// The text of a moment.
  static func text(of moment: LocalMoment) -> String {
    let local = moment.time.rawValue + Int64(moment.zoneOffset) * 1_000
    var (days, rest) = local.quotientAndRemainder(dividingBy: millisecondsPerDay)
    if rest < 0 { (days, rest) = (days - 1, rest + millisecondsPerDay) }
    let date = date(ofDay: Int(days))
    let seconds = Int(rest / 1_000)
    let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0) }
    return "\(padded(date.year, to: 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(time.joined(separator: ":")).\(padded(Int(rest % 1_000), to: 3))"
      + zone(Int(moment.zoneOffset))
  }

  private static func zone(_ offset: Int) -> String {
    let seconds = abs(offset)
    var parts = [seconds / 3_600, seconds / 60 % 60]
    // Zones of long ago have seconds.
    if seconds % 60 != 0 { parts.append(seconds % 60) }
    return (offset < 0 ? "-" : "+") + parts.map { padded($0) }.joined(separator: ":")
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The moment of a text; nil if it is none of this form. The fraction may be missing, the zone may be
  /// `Z`, and a blank may stand in the place of the `T`.
  static func moment(of text: some StringProtocol) -> LocalMoment? {
    var scan = Scan(text.utf8)
    guard let year = scan.number(4), scan.take("-"), let month = scan.number(2, in: 1...12),
      scan.take("-"), let day = scan.number(2, in: 1...31), scan.take("T") || scan.take(" "),
      let hour = scan.number(2, in: 0...23), scan.take(":"),
      let minute = scan.number(2, in: 0...59), scan.take(":"),
      let second = scan.number(2, in: 0...59), let thousandths = scan.fraction(),
      let zone = scan.zone(), scan.isAtEnd
    else { return nil }
    let days = self.day(ofYear: year, month, day)
    let written = date(ofDay: days)
    // There is no 31 April.
    guard written.month == month, written.day == day else { return nil }
    let seconds = Int64(days) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - zone)
    return LocalMoment(
      time: Timestamp(milliseconds: seconds * 1_000 + Int64(thousandths)),
      zoneOffset: Int32(zone)
    )
  }

  /// The date of a day since 1970, in the Gregorian calendar.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Years that begin in March end with the day that leap years have more.
    let shifted = day + epoch
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * fromMarch + 2) / 5 + 1
    )
  }

  /// The day since 1970 of a date.
  private static func day(ofYear year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - epoch
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
