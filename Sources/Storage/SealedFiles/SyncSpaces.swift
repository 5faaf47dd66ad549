/// The spaces of a vault that a replica has joined.
package struct SyncSpaces: OptionSet, Hashable, Sendable {
  /// A bit for each space.
  package let rawValue: UInt8

  /// Wraps the bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Flashcards.
  package static let study = SyncSpaces(rawValue: 1)
  /// Payment cards.
  package static let wallet = SyncSpaces(rawValue: 2)
  /// Both.
  package static let all: SyncSpaces = [.study, .wallet]

  /// True if the log of this kind belongs to them. Everybody has the roster.
  package func include(_ kind: SegmentKind) -> Bool {
    switch kind {
    case .study: contains(.study)
    case .wallet: contains(.wallet)
    case .roster: true
    }
  }
}
