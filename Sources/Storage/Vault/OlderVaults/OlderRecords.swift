import Secrets

/// Takes the records of a vault of an older format into a draft of the present one.
///
/// What there is no table for any more stays behind: `way_back`, the undo log of format 7, which the
/// programs of formats 13 and 14 took into the present one at the first unlocking. Rows that are still
/// there are dropped.
struct OlderRecords {
  private let db: Connection
  private let draft: OlderVaultDraft
  private var damage: [Damage] = []
  /// The highest id of those that are from the vault's one source of ids.
  private var highestID: Int64 = 0
  private var highestVersion: Int64 = 0

  private static let prefix = "record_"
  private static let dropped: Set = ["way_back"]

  init(_ db: Connection, _ draft: OlderVaultDraft) {
    self.db = db
    self.draft = draft
  }

  /// Takes all of them that are authentic.
  consuming func convert() throws -> OlderVaultInventory {
    let manifest = try OlderManifest(of: draft.vault, under: draft.key, in: db)
    if manifest == nil { add(.file) }
    let tables = try db.texts(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB ? ORDER BY name",
      Self.prefix + "*"
    ).map { String($0.dropFirst(Self.prefix.count)) }
    for table in tables where draft.indexedColumns(of: table) != nil {
      let found = try convert(table)
      if let manifest, manifest.tables[table, default: .init()] != found {
        add(.records(table: table))
      }
    }
    let missing = (manifest?.tables ?? [:]).filter { $0.value.count != 0 }.keys
    for table in missing.sorted() where !tables.contains(table) && !Self.dropped.contains(table) {
      add(.records(table: table))
    }
    // Vaults that were not written to since ids are from one source have no highest one.
    let given = manifest?.highestID ?? 0
    return OlderVaultInventory(
      generation: manifest?.generation ?? highestVersion,
      highestID: given > 0 ? given : highestID,
      settingsCode: manifest?.settingsCode ?? [],
      damage: damage
    )
  }

  private mutating func add(_ found: Damage) {
    if !damage.contains(found) { damage.append(found) }
  }

  /// Takes the records of a table.
  ///
  /// - Returns: what the manifest says if none is missing, added or older.
  private mutating func convert(_ table: String) throws -> OlderManifest.Entry {
    let columns = try db.texts(
      "SELECT name FROM pragma_table_info(?) ORDER BY cid",
      Self.prefix + table
    )
    .filter { !["id", "version", "box"].contains($0) }
    var entry = OlderManifest.Entry()
    guard columns == draft.indexedColumns(of: table) else { return entry }
    var cipher = try OlderRecordCipher(table, indexed: columns, of: draft.vault, under: draft.key)
    let hasGivenIDs = !["sync_", "letterbox_"].contains { table.hasPrefix($0) }
    // Where SQLite meets a page that it can't read, reading continues from the other end.
    var last: Int64?
    do {
      try eachBox(of: table, columns, "ASC", until: nil) { header, box in
        last = header.id
        try take(header, box, table, &cipher, &entry, hasGivenIDs)
      }
    } catch let error as DatabaseError where error.isCorruption {
      add(.records(table: table))
      do {
        try eachBox(of: table, columns, "DESC", until: last) { header, box in
          try take(header, box, table, &cipher, &entry, hasGivenIDs)
        }
      } catch let error as DatabaseError where error.isCorruption {
        // Both ends were read as far as they can be.
        return entry
      }
    }
    return entry
  }

  private mutating func take(
    _ header: RecordHeader,
    _ box: UnsafeRawBufferPointer,
    _ table: String,
    _ cipher: inout OlderRecordCipher,
    _ entry: inout OlderManifest.Entry,
    _ hasGivenIDs: Bool
  ) throws {
    entry.add(cipher.code(of: header))
    highestVersion = max(highestVersion, header.version)
    if hasGivenIDs { highestID = max(highestID, header.id) }
    let draft = draft
    let isOpened: Void? = try cipher.open(box, at: header) { content in
      let isSecret = Self.isSecret(content, of: header.id, in: table)
      try draft.add(header, content, isSecret: isSecret, to: table)
    }
    if isOpened == nil { add(.record(table: table, id: header.id)) }
  }

  private func eachBox(
    of table: String,
    _ columns: [String],
    _ direction: String,
    until end: Int64?,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let names = (["id", "version"] + columns + ["box"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let sql = "SELECT \(names) FROM \"\(Self.prefix)\(table)\" ORDER BY id \(direction)"
    _ = try db.unkeptStatement(sql).firstResult { row throws -> Void? in
      let header = RecordHeader(
        id: row.integer(0) ?? 0,
        version: row.integer(1) ?? 0,
        indexed: columns.indices.map { row.integer($0 + 2) }
      )
      if let end, header.id == end { return () }
      try body(header, row.bytes(columns.count + 2))
      return nil
    }
  }

  /// True if a record has a payment card, or what other devices let this one in by: it is sealed once
  /// more within the pages.
  private static func isSecret(
    _ content: UnsafeRawBufferPointer,
    of id: Int64,
    in table: String
  ) -> Bool {
    switch table {
    // Deleted objects of flashcards too, as nothing tells them from cards.
    case "payment_card", "sync_deleted": true
    case "sync_state": id == membershipID
    case "undo_part": content.first == paymentCardMark
    default: false
    }
  }

  /// The id under which it is kept what the device knows of its group.
  private static let membershipID: Int64 = 0
  /// The first byte of a part of an undo record with a payment card.
  private static let paymentCardMark: UInt8 = 7
}
