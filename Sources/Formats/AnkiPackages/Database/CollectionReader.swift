import ByteCoding
import ReaderProtocol

/// Reads the collection in a package's database, record by record.
struct CollectionReader {
  /// The newest schema there is.
  static let newestSchema: Int64 = 18
  /// The schema with everything but notes, cards and answers in texts of JSON.
  static let jsonSchema: Int64 = 11
  /// The oldest schema with tables for all.
  private static let oldestOfTables: Int64 = 15

  /// The most bytes of a note's tags: more than ten thousand of them.
  private static let longestTags = 64 << 10

  private let database: PackageDatabase
  private let collection: PackageCollection
  private let settings: [PackageSetting]
  private let searches: [PackageSavedSearch]
  private let outline: CollectionOutline

  /// Reads all but notes, cards and answers.
  ///
  /// - Throws: `damagedDatabase`, `newerSchema`, `olderSchema`, `firstScheduler`, `tooLong`.
  init(_ database: PackageDatabase, _ format: PackageFormat) throws(PackageFailure) {
    self.database = database
    for table in ["col", "notes", "cards", "revlog"] {
      guard try database.hasTable(table) else { throw .damagedDatabase }
    }
    let row = try PackageStatement(database, "SELECT crt, mod, ver FROM col")
    guard try row.step() else { throw .damagedDatabase }
    let schema = row.integer(2)
    let settings: CollectionSettings
    switch schema {
    case Self.jsonSchema:
      let texts = try CollectionTexts(database)
      settings = CollectionSettings(json: texts.settings)
      outline = try CollectionOutline(texts)
    case Self.oldestOfTables...Self.newestSchema:
      settings = try CollectionSettings(table: database)
      outline = try CollectionOutline(tables: database)
    case ..<Self.oldestOfTables: throw .olderSchema(version: schema)
    default: throw .newerSchema(version: schema)
    }
    (self.settings, searches) = (settings.all, settings.searches)
    guard settings.scheduler >= 2 else { throw .firstScheduler }
    collection = PackageCollection(
      format: format,
      schema: Int32(clamping: schema),
      created: row.integer(0),
      modified: row.integer(1),
      rolloverHour: settings.rolloverHour,
      creationOffset: settings.creationOffset,
      localOffset: settings.localOffset,
      usesFSRS: settings.usesFSRS,
      balancesLoad: settings.balancesLoad
    )
  }

  /// Hands on all records.
  ///
  /// - Parameter media: hands on the pictures and sounds.
  func read(
    to sink: inout RecordSink,
    _ media: (inout RecordSink) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    try sink.add(.collection(collection))
    for search in searches { try sink.add(.savedSearch(search)) }
    for setting in settings { try sink.add(.setting(setting)) }
    for tag in outline.tags { try sink.add(.tag(tag)) }
    for preset in outline.presets { try sink.add(.preset(preset)) }
    for deck in outline.decks { try sink.add(.deck(deck)) }
    for type in outline.noteTypes { try sink.add(.noteType(type)) }
    try media(&sink)
    var counts = PackageCounts()
    counts.notes = try readNotes(to: &sink)
    counts.cards = try readCards(to: &sink)
    counts.answers = try readAnswers(to: &sink)
    try sink.add(.end(counts))
  }

  private func readNotes(to sink: inout RecordSink) throws(PackageFailure) -> UInt64 {
    let row = try PackageStatement(
      database,
      "SELECT id, mid, mod, guid, tags, flds FROM notes ORDER BY rowid"
    )
    var left: UInt64 = 0
    let all = try each(row) { id throws(PackageFailure) in
      guard row.size(5) <= ByteWriter.longest, row.size(4) <= Self.longestTags else {
        let name = row.beginning(5, upTo: PackageNote.separator)
        try sink.add(.remark(PackageRemark(.longNote, id: id, name: name)))
        left += 1
        return
      }
      let guid = try row.array(3)
      let tags = try row.array(4)
      let fields = try row.bytes(5)
      try guid.withBytes { guid throws(PackageFailure) in
        try tags.withBytes { tags throws(PackageFailure) in
          try sink.add {
            $0.writeNote(
              id: id,
              noteType: row.integer(1),
              modified: row.integer(2),
              guid: guid,
              tags: tags,
              fields: fields
            )
          }
        }
      }
    }
    return all - left
  }

  private func readCards(to sink: inout RecordSink) throws(PackageFailure) -> UInt64 {
    let row = try PackageStatement(
      database,
      """
      SELECT id, nid, did, ord, mod, type, queue, due, ivl, factor, reps, lapses, left, odue, odid,
      flags, data FROM cards ORDER BY rowid
      """
    )
    return try each(row) { id throws(PackageFailure) in
      let card = PackageCard(
        id: id,
        note: row.integer(1),
        deck: row.integer(2),
        ordinal: row.integer32(3),
        modified: row.integer(4),
        type: row.integer32(5),
        queue: row.integer32(6),
        due: row.integer(7),
        interval: row.integer32(8),
        factor: row.integer32(9),
        reviews: row.integer32(10),
        lapses: row.integer32(11),
        left: row.integer32(12),
        originalDue: row.integer(13),
        originalDeck: row.integer(14),
        flags: row.integer32(15),
        data: try row.text(16)
      )
      try sink.add { $0.write(card) }
    }
  }

  private func readAnswers(to sink: inout RecordSink) throws(PackageFailure) -> UInt64 {
    let row = try PackageStatement(
      database,
      "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY rowid"
    )
    return try each(row) { id throws(PackageFailure) in
      let answer = PackageAnswer(
        id: id,
        card: row.integer(1),
        ease: UInt8(clamping: row.integer(2)),
        interval: row.integer32(3),
        lastInterval: row.integer32(4),
        factor: row.integer32(5),
        duration: UInt32(clamping: row.integer(6)),
        kind: UInt8(clamping: row.integer(7))
      )
      try sink.add { $0.write(answer) }
    }
  }

  /// Goes through the rows of a table, whose ids ascend: what is damaged could go round for ever.
  private func each(
    _ row: PackageStatement,
    _ take: (Int64) throws(PackageFailure) -> Void
  ) throws(PackageFailure) -> UInt64 {
    var count: UInt64 = 0
    var last = Int64.min
    while try row.step() {
      let id = row.integer(0)
      guard id > last else { throw .damagedDatabase }
      last = id
      try take(id)
      count += 1
    }
    return count
  }
}

extension [UInt8] {
  /// The bytes in place, with a typed error.
  fileprivate func withBytes(
    _ body: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    let result = withUnsafeBytes { bytes -> Result<Void, PackageFailure> in
      do throws(PackageFailure) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
