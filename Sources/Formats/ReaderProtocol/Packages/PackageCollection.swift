/// A version of Anki's packages. The raw value is the one in a package's metadata.
package enum PackageFormat: UInt8, Sendable, CaseIterable {
  /// The database `collection.anki2` alone.
  case legacy1 = 1
  /// The database `collection.anki21`, with one of the first version beside it that says so.
  case legacy2 = 2
  /// The database `collection.anki21b`, compressed, likewise.
  case latest = 3
}

/// The facts of an Anki collection as a whole.
package struct PackageCollection: Sendable, Hashable {
  /// The version of the package.
  package var format: PackageFormat
  /// The version of the database's schema.
  package var schema: Int32
  /// The second since 1970 at which the collection's day 0 began.
  package var created: Int64
  /// The millisecond since 1970 of its last change.
  package var modified: Int64
  /// The local hour at which a day begins; nil for Anki's standard, 4.
  package var rolloverHour: Int32?
  /// The minutes that local time was behind UTC when the collection was made; nil if unknown.
  package var creationOffset: Int32?
  /// The minutes that local time was behind UTC when it was last used; nil if unknown.
  package var localOffset: Int32?
  /// True if FSRS schedules its cards.
  package var usesFSRS: Bool
  /// True if due days are spread by the number of cards that are due.
  package var balancesLoad: Bool

  /// Keeps the parts.
  package init(
    format: PackageFormat,
    schema: Int32,
    created: Int64,
    modified: Int64,
    rolloverHour: Int32? = nil,
    creationOffset: Int32? = nil,
    localOffset: Int32? = nil,
    usesFSRS: Bool = false,
    balancesLoad: Bool = false
  ) {
    self.format = format
    self.schema = schema
    self.created = created
    self.modified = modified
    self.rolloverHour = rolloverHour
    self.creationOffset = creationOffset
    self.localOffset = localOffset
    self.usesFSRS = usesFSRS
    self.balancesLoad = balancesLoad
  }
}
