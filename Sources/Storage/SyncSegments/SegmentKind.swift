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
