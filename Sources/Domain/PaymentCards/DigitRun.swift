/// A date in a paste, the number of digits it was written with, and the groups of its run.
struct PastedDate: Equatable, Sendable {
  let date: YearMonth
  let digits: Int
  let groups: Range<Int>
}

/// A run of pasted digits with only separators in between: the digits, the groups in which they
/// were written, and the separators between the groups.
struct DigitRun<Storage: DigitStorage>: Sendable {
  private(set) var digits = Storage()
  /// The index of each group's first digit.
  private var starts: [Int] = []
  /// The separator before each group; insignificant before the first.
  private var joiners: [ScalarKind.Separator] = []
  private var pending: ScalarKind.Separator? = .space
  private var hasSpilled = false

  /// Room for twice a number of 19 digits, a date and a code.
  static var limit: Int { 58 }

  var isEmpty: Bool { digits.isEmpty }
  var isFull: Bool { digits.count == Self.limit }

  mutating func read(_ digit: UInt8) {
    guard !isFull else {
      hasSpilled = true
      return
    }
    if let joiner = pending {
      starts.append(digits.count)
      joiners.append(joiner)
      pending = nil
    }
    digits.append(digit)
  }

  mutating func read(_ separator: ScalarKind.Separator) {
    pending = max(pending ?? separator, separator)
  }

  /// The run without a last group that was too long to be stored whole.
  func ended() -> DigitRun {
    guard hasSpilled, let last = starts.last else { return self }
    var cut = self
    cut.digits.remove(last..<digits.count)
    cut.starts.removeLast()
    cut.joiners.removeLast()
    return cut
  }

  /// The indices of the digits of a range of groups.
  func span(of groups: Range<Int>) -> Range<Int> {
    start(of: groups.lowerBound)..<start(of: groups.upperBound)
  }

  /// Splits the run into dates written with a slash and the ranges of groups between them.
  ///
  /// A slash beside a group of one or two digits that makes no such date belongs to something else,
  /// such as a date with a day; a slash between longer groups is a separator like any other. A date
  /// that a hyphen or a point joins to more digits belongs to something else, too.
  func parts(now: YearMonth) -> (dates: [PastedDate], segments: [Range<Int>]) {
    var dates: [PastedDate] = []
    var segments: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < starts.count {
      var end = index + 1
      while end < starts.count, joiners[end] == .slash { end += 1 }
      if end - index > 1, (index..<end).contains(where: { length(of: $0) <= 2 }) {
        segments.append(start..<index)
        let stands =
          (index == 0 || joiners[index] == .space)
          && (end == starts.count || joiners[end] == .space)
        if end - index == 2, stands, let date = date(month: index, year: index + 1, now: now) {
          dates.append(date)
        }
        start = end
      }
      index = end
    }
    segments.append(start..<starts.count)
    return (dates, segments.filter { !$0.isEmpty })
  }

  /// A date made of exactly two groups with a hyphen between them, or a space if they follow a
  /// number: `12-28`, `12 2028` or `2028-12`, within the years in which a card may expire.
  func date(in groups: Range<Int>, behindNumber: Bool, now: YearMonth) -> PastedDate? {
    guard groups.count == 2 else { return nil }
    let (first, second) = (groups.lowerBound, groups.lowerBound + 1)
    guard behindNumber || joiners[second] == .dash else { return nil }
    let isYearFirst = length(of: first) == 4 && joiners[second] == .dash
    return isYearFirst
      ? date(month: second, year: first, now: now) : date(month: first, year: second, now: now)
  }

  private func date(month: Int, year: Int, now: YearMonth) -> PastedDate? {
    guard length(of: month) <= 2, [2, 4].contains(length(of: year)) else { return nil }
    let check = ExpiryCheck(month: part(month), year: part(year), now: now)
    return check.cardDate(now: now).map { date in
      PastedDate(
        date: date,
        digits: length(of: month) + length(of: year),
        groups: min(month, year)..<max(month, year) + 1
      )
    }
  }

  private func part(_ group: Int) -> ExpiryPart {
    ExpiryPart(span(of: group..<group + 1).map { Unicode.Scalar(0x30 + digits.digit(at: $0)) })
  }

  private func start(of group: Int) -> Int {
    group < starts.count ? starts[group] : digits.count
  }

  private func length(of group: Int) -> Int {
    start(of: group + 1) - start(of: group)
  }
}
