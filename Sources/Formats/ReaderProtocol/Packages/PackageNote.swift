/// A note of an Anki collection.
package struct PackageNote: Sendable, Hashable {
  /// The byte between two fields.
  package static let separator: UInt8 = 0x1F

  /// The id in Anki: the millisecond since 1970 at which it was made.
  package var id: Int64
  /// The name it has everywhere.
  package var guid: String
  /// The id of the note type.
  package var noteType: Int64
  /// The second since 1970 of its last change.
  package var modified: Int64
  /// The tags, separated by spaces.
  package var tags: String
  /// The fields.
  package var fields: [String]
  /// True if something in its fields was no UTF-8, and has become replacement characters.
  package var isRepaired = false

  /// True for the only note of the collection that is there for programs that are too old for the real
  /// one: in whatever language, it names the kind of file to import again.
  package var isNotice: Bool {
    (fields.first ?? "").contains(".colpkg") && fields.dropFirst().allSatisfy(\.isEmpty)
  }

  /// Keeps the parts.
  package init(
    id: Int64,
    guid: String,
    noteType: Int64,
    modified: Int64,
    tags: String,
    fields: [String]
  ) {
    self.id = id
    self.guid = guid
    self.noteType = noteType
    self.modified = modified
    self.tags = tags
    self.fields = fields
  }
}
