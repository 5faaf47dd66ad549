import ByteCoding
import Flashcards
import Vault

extension MediaName: StudyObject {
  static var studyKind: StudyKind { .mediaName }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> MediaName
  {
    try MediaName(id, StoredRow(content, of: .mediaName))
  }

  static func read(_ row: Row, _ types: NoteTypeTable) throws -> MediaName {
    try MediaName(row.integerOrZero(0), row)
  }

  func recordContent() -> RecordContent { .columns([.text(text), .integer(added.rawValue)]) }

  /// The places of the columns in a row.
  private enum Column: Int {
    case file = 2
    case name
    case added
  }

  /// Reads a name from its columns.
  ///
  /// - Throws: `UnreadableBytes`.
  init(_ id: Int64, _ row: some ColumnValues) throws {
    guard let text = row.text(Column.name.rawValue),
      let name = MediaName(
        id: MediaNameID(rawValue: id),
        text,
        of: MediaFileID(rawValue: row.integerOrZero(Column.file.rawValue)),
        added: Timestamp(milliseconds: row.integerOrZero(Column.added.rawValue))
      ), name.text == text
    else { throw UnreadableBytes.invalid }
    self = name
  }
}

/// The names of media within one transaction.
struct MediaNames {
  private let db: Connection

  init(_ records: RecordReader) {
    db = records.db
  }

  /// The id of a name; nil if nothing has it.
  func id(of text: String) throws -> MediaNameID? {
    try db.integer("SELECT id FROM record_media_name WHERE name = ?", text)
      .map { MediaNameID(rawValue: $0) }
  }

  /// True if a content is there.
  func hasFile(_ id: MediaFileID) throws -> Bool {
    try db.integer("SELECT 1 FROM media_file WHERE id = ?", id.rawValue) != nil
  }

  /// Deletes names, and writes others.
  ///
  /// - Throws: `VaultFailure.noRecord` for a name of a content that is not there.
  func write(
    _ names: [MediaName],
    removing removed: Set<MediaNameID>,
    _ records: RecordWriter
  ) throws {
    try records.deleteAll(removed.map(\.rawValue).sorted(), from: .mediaName)
    for name in names {
      guard try hasFile(name.file) else {
        throw VaultFailure.noRecord(table: "media_file", id: name.file.rawValue)
      }
      try records.put(
        name.id.rawValue,
        indexed: [name.file.rawValue],
        name.recordContent(),
        in: .mediaName
      )
    }
  }
}
