/// The plausibility that pasted digits are the intended card number.
enum PastedNumberRank: Int, Comparable, Sendable {
  case none
  /// More digits than any number has; cut.
  case cut
  /// As many digits as numbers of some brand have.
  case length
  /// As many digits as its brand's numbers have.
  case brandLength
  /// A valid number.
  case valid

  static func < (left: PastedNumberRank, right: PastedNumberRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The groups of a run that make up a card number, and the number of excess digits at their end.
struct PastedNumber: Equatable, Sendable {
  let groups: Range<Int>
  let dropped: Int
  let rank: PastedNumberRank

  /// Searches a range of groups with twelve digits or more for a number.
  ///
  /// A valid number comes first: one that takes all groups, else one of its brand's usual length,
  /// else the longest. One of an unusual length may be a coincidence, and does not count if all the
  /// groups together have a length of their brand. Without a valid one, all the groups are the
  /// number, so that a mistyped one arrives as it was written. If those are too many digits, it is
  /// the first groups that have a length of their brand, and failing that the beginning, cut at the
  /// brand's greatest length.
  init(in run: DigitRun<some DigitStorage>, segment: Range<Int>) {
    let windows = Self.windows(in: run, of: segment)
    let whole = windows.first { $0.isWhole && $0.count <= $0.longest }
    if let valid = Self.best(windows.filter(\.isValid)),
      valid.isWhole || valid.isUsual || whole?.hasBrandLength != true
    {
      self.init(groups: valid.groups, dropped: 0, rank: .valid)
    } else if let whole {
      let rank: PastedNumberRank = whole.hasBrandLength ? .brandLength : .length
      self.init(groups: whole.groups, dropped: 0, rank: rank)
    } else if let first = Self.best(
      windows.filter { $0.hasBrandLength && $0.groups.lowerBound == segment.lowerBound }
    ) {
      self.init(groups: first.groups, dropped: 0, rank: .brandLength)
    } else {
      let span = run.span(of: segment)
      let brand = BrandMatch(DigitSlice(run.digits, span)).decided
      let longest = brand?.facts.longest ?? NumberCheck.lengths.upperBound
      self.init(groups: segment, dropped: max(0, span.count - longest), rank: .cut)
    }
  }

  private init(groups: Range<Int>, dropped: Int, rank: PastedNumberRank) {
    self.groups = groups
    self.dropped = dropped
    self.rank = rank
  }

  /// Consecutive groups with as many digits as a number may have.
  private struct Window {
    let groups: Range<Int>
    let count: Int
    let isWhole: Bool
    let isValid: Bool
    let hasBrandLength: Bool
    let isUsual: Bool
    let longest: Int

    var merit: (Int, Int, Int) { (isWhole ? 1 : 0, isUsual ? 1 : 0, count) }
  }

  private static func windows(
    in run: DigitRun<some DigitStorage>,
    of segment: Range<Int>
  ) -> [Window] {
    var found: [Window] = []
    for start in segment {
      for end in start + 1...segment.upperBound {
        let span = run.span(of: start..<end)
        if span.count > NumberCheck.lengths.upperBound { break }
        guard NumberCheck.lengths.contains(span.count) else { continue }
        let check = NumberCheck(DigitSlice(run.digits, span))
        let facts = check.match.decided?.facts
        found.append(
          Window(
            groups: start..<end,
            count: span.count,
            isWhole: start..<end == segment,
            isValid: check.isValid,
            hasBrandLength: facts?.lengths.contains(span.count) ?? false,
            isUsual: span.count == DigitTemplate.usualLength(of: facts),
            longest: facts?.longest ?? NumberCheck.lengths.upperBound
          )
        )
      }
    }
    return found
  }

  /// The best-ranked window, the first among equals.
  private static func best(_ windows: [Window]) -> Window? {
    guard var best = windows.first else { return nil }
    for window in windows where window.merit > best.merit { best = window }
    return best
  }
}
