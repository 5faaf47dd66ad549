/// The rest of an Anki collection beside the decks, notes and cards that were taken over, kept so that
/// it goes out as it came: its configuration with custom scheduling and the standards of decks and note
/// types, its list of tags, presets and note types that nothing uses, and decks that have no place here.
public struct CarriedCollection: Sendable, Codable, Hashable {
  /// The identifier.
  public let id: CollectionID
  /// The second since 1970 at which the collection's day 0 began, by which it is found again.
  public let created: Int64
  /// The name of the file that it came in.
  public var name: String
  /// The time at which it came last.
  public var imported: Timestamp
  /// Anki's own encoding of all of it.
  public var records: [UInt8]

  /// Creates a value from its parts.
  public init(
    id: CollectionID,
    created: Int64,
    name: String,
    imported: Timestamp,
    records: [UInt8]
  ) {
    self.id = id
    self.created = created
    self.name = name
    self.imported = imported
    self.records = records
  }
}
