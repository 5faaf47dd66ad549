/// A set of code points, kept as an inversion list: sorted code points at each of which membership
/// begins or ends.
struct CodePointSet: Equatable, Sendable {
  /// One more than the largest code point.
  static let limit: UInt32 = 0x11_0000
  static let empty = CodePointSet(bounds: [])
  static let all = CodePointSet(bounds: [0, limit])
  static let ascii = CodePointSet(bounds: [0, 0x80])
  static let beyondASCII = CodePointSet(bounds: [0x80, limit])

  /// The first code point of each range, and the one behind its last, in turns.
  private(set) var bounds: [UInt32]

  private init(bounds: [UInt32]) {
    self.bounds = bounds
  }

  init(_ codePoint: UInt32) {
    bounds = [codePoint, codePoint + 1]
  }

  /// The union of ranges in any order, which may overlap.
  init(_ ranges: some Sequence<ClosedRange<UInt32>>) {
    bounds = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = range.upperBound + 1
      if let last = bounds.last, range.lowerBound <= last {
        bounds[bounds.count - 1] = max(last, end)
      } else {
        bounds += [range.lowerBound, end]
      }
    }
  }

  /// The code points of a run-length table: each entry holds up to the start of the next.
  init<Value>(_ runs: [(start: UInt32, value: Value)], where belongs: (Value) -> Bool) {
    bounds = []
    for run in runs where belongs(run.value) == bounds.count.isMultiple(of: 2) {
      bounds.append(run.start)
    }
    if !bounds.count.isMultiple(of: 2) { bounds.append(Self.limit) }
  }

  var isEmpty: Bool { bounds.isEmpty }

  /// Whether all members are below 80 (hexadecimal).
  var isASCII: Bool { bounds.last.map { $0 <= 0x80 } ?? true }

  /// The only member, if there is one only.
  var single: UInt32? {
    bounds.count == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : nil
  }

  var ranges: some RandomAccessCollection<ClosedRange<UInt32>> {
    (0..<bounds.count / 2).lazy.map { bounds[2 * $0]...bounds[2 * $0 + 1] - 1 }
  }

  func contains(_ codePoint: UInt32) -> Bool {
    !countOfBounds(upTo: codePoint).isMultiple(of: 2)
  }

  /// The number of bounds that are not above a code point.
  private func countOfBounds(upTo codePoint: UInt32) -> Int {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ranges that have a part in the set and lie, in part, in `range`.
  func ranges(touching range: ClosedRange<UInt32>) -> some RandomAccessCollection<
    ClosedRange<UInt32>
  > {
    let first = countOfBounds(upTo: range.lowerBound)
    let end = countOfBounds(upTo: range.upperBound)
    return (first / 2..<(end + 1) / 2).lazy.map { bounds[2 * $0]...bounds[2 * $0 + 1] - 1 }
  }

  var inverted: CodePointSet {
    var result = self
    if bounds.first == 0 { result.bounds.removeFirst() } else { result.bounds.insert(0, at: 0) }
    if result.bounds.last == Self.limit {
      result.bounds.removeLast()
    } else {
      result.bounds.append(Self.limit)
    }
    return result
  }

  func union(_ other: CodePointSet) -> CodePointSet {
    combined(with: other) { $0 || $1 }
  }

  func intersection(_ other: CodePointSet) -> CodePointSet {
    combined(with: other) { $0 && $1 }
  }

  func subtracting(_ other: CodePointSet) -> CodePointSet {
    combined(with: other) { $0 && !$1 }
  }

  func symmetricDifference(_ other: CodePointSet) -> CodePointSet {
    combined(with: other) { $0 != $1 }
  }

  private func combined(
    with other: CodePointSet,
    _ belongs: (Bool, Bool) -> Bool
  ) -> CodePointSet {
    var result: [UInt32] = []
    var mine = 0
    var theirs = 0
    while mine < bounds.count || theirs < other.bounds.count {
      let left = mine < bounds.count ? bounds[mine] : .max
      let right = theirs < other.bounds.count ? other.bounds[theirs] : .max
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
      let isMember = belongs(!mine.isMultiple(of: 2), !theirs.isMultiple(of: 2))
      if isMember == result.count.isMultiple(of: 2) { result.append(min(left, right)) }
    }
    return CodePointSet(bounds: result)
  }

  /// The set with the fewest ranges that has the same members in a domain, and any beyond ASCII
  /// outside it.
  func simplified(within domain: CodePointSet) -> CodePointSet {
    let members = intersection(domain)
    let gaps = domain.subtracting(self).inverted.intersection(.beyondASCII)
    return CodePointSet(gaps.ranges.filter { !members.ranges(touching: $0).isEmpty })
  }
}
