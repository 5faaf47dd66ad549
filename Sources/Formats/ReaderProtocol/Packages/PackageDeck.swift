/// A deck of an Anki collection.
package struct PackageDeck: Sendable, Hashable {
  /// The id of the deck that is always there.
  package static let standardID: Int64 = 1
  /// The most levels of a name.
  package static let deepest = 100

  /// The id in Anki; that of the deck "Default" is 1.
  package var id: Int64
  /// The full name, with `::` between the levels.
  package var name: String
  /// The second since 1970 of its last change.
  package var modified: Int64
  /// The id of the preset; nil for a filtered deck.
  package var preset: Int64?
  /// The limits and the retention that hold for this deck alone, where there are such.
  package var newPerDay: UInt32?
  /// The number of reviews a day for this deck alone.
  package var reviewsPerDay: UInt32?
  /// The retention of this deck alone.
  package var retention: Float?
  /// The options of a filtered deck; nil for others, and for one that older programs kept.
  package var filter: PackageFilter?
  /// True if it has a description.
  package var isDescribed: Bool
  /// The fields that all kinds of decks have, in Anki's own encoding.
  package var common: [UInt8]
  /// The fields of its kind, in Anki's own encoding.
  package var kind: [UInt8]

  /// True if the name has more levels than any that was made by hand.
  package var isTooDeep: Bool {
    var separators = 0
    var previous: UInt8 = 0
    for byte in name.utf8 {
      let isSeparator = byte == UInt8(ascii: ":") && previous == byte
      if isSeparator { separators += 1 }
      previous = isSeparator ? 0 : byte
    }
    return separators >= Self.deepest
  }

  /// True for a deck that borrows its cards from others.
  package var isFiltered: Bool { preset == nil }

  /// Keeps the parts.
  package init(
    id: Int64,
    name: String,
    modified: Int64,
    preset: Int64?,
    newPerDay: UInt32? = nil,
    reviewsPerDay: UInt32? = nil,
    retention: Float? = nil,
    filter: PackageFilter? = nil,
    isDescribed: Bool = false,
    common: [UInt8] = [],
    kind: [UInt8] = []
  ) {
    self.id = id
    self.name = name
    self.modified = modified
    self.preset = preset
    self.newPerDay = newPerDay
    self.reviewsPerDay = reviewsPerDay
    self.retention = retention
    self.filter = filter
    self.isDescribed = isDescribed
    self.common = common
    self.kind = kind
  }
}
