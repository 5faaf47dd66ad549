/// The name of a segment within its group's directory: the replica's directory, the kind, and the
/// first and last number of what is in it.
package struct SegmentName: Hashable, Sendable {
  /// The replica whose log it is.
  package let replica: ReplicaID
  /// The log.
  package let kind: SegmentKind
  /// The number of the first frame or entry, from 1.
  package let first: UInt64
  /// The number of the last one.
  package let last: UInt64

  /// The greatest number that a name has room for.
  package static let greatestNumber: UInt64 = 9_999_999_999

  private static let digits = 10
  private static let ending = ".seg"

  /// Creates a name; nil unless 1 ≤ first ≤ last ≤ `greatestNumber`.
  package init?(replica: ReplicaID, kind: SegmentKind, first: UInt64, last: UInt64) {
    guard first >= 1, first <= last, last <= Self.greatestNumber else { return nil }
    self.replica = replica
    self.kind = kind
    self.first = first
    self.last = last
  }

  /// Reads a path within the group's directory; nil if it is not a segment's.
  package init?(path: some StringProtocol) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let replica = ReplicaID(hex: parts[0]), parts[1].hasSuffix(Self.ending)
    else { return nil }
    let fields = parts[1].dropLast(Self.ending.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let kind = SegmentKind(letter: fields[0]),
      let first = Self.number(fields[1]), let last = Self.number(fields[2])
    else { return nil }
    self.init(replica: replica, kind: kind, first: first, last: last)
  }

  /// The path within the group's directory.
  package var path: String {
    "\(replica.hex)/\(kind.letter)-\(Self.text(first))-\(Self.text(last))\(Self.ending)"
  }

  private static func text(_ number: UInt64) -> String {
    let text = String(number)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func number(_ text: some StringProtocol) -> UInt64? {
    guard text.utf8.count == digits,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return UInt64(text)
  }
}

/// The log of a replica that a segment belongs to.
package enum SegmentKind: UInt8, CaseIterable, Sendable {
  /// Flashcards.
  case study = 1
  /// Payment cards.
  case wallet = 2
  /// The replicas of the group and the epochs of its keys.
  case roster = 3

  /// The first letter of the segment's name.
  var letter: Character {
    switch self {
    case .study: "s"
    case .wallet: "w"
    case .roster: "r"
    }
  }

  init?(letter: some StringProtocol) {
    guard let kind = Self.allCases.first(where: { String($0.letter) == letter }) else { return nil }
    self = kind
  }
}
