package import Flashcards
package import Secrets
package import Vault

/// The pictures and sounds of a vault: contents, each once however many names it has, and the names under
/// which notes refer to them.
///
/// Contents are added first, by `add` or `Vault.addMedia`; a change of flashcards gives them names
/// (`ChangeSet.mediaNames`), so that an import is there whole or not at all, and is undone with its media. A
/// content without a name is removed by a later `tidy`. None of this is for the thread that draws.
package struct MediaStore: Sendable {
  package let vault: Vault

  /// The media of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  /// A name with the size of what it is the name of.
  package typealias Entry = MediaEntry

  /// How much there is.
  package struct Totals: Sendable, Hashable {
    /// The number of names.
    package let names: Int
    /// The number of contents.
    package let files: Int
    /// The bytes of all contents.
    package let bytes: Int

    /// Nothing.
    package static let none = Totals(names: 0, files: 0, bytes: 0)
  }

  // MARK: Names

  /// How much there is.
  package func totals(under key: VaultKey) throws(VaultFailure) -> Totals {
    try vault.readRecords(under: key) { records in
      Totals(
        names: try records.count(of: .mediaName),
        files: Int(try records.db.integer("SELECT count(*) FROM media_file") ?? 0),
        bytes: Int(try records.db.integer("SELECT sum(size) FROM media_file") ?? 0)
      )
    }
  }

  /// All names, ordered by their bytes.
  package func entries(under key: VaultKey) throws(VaultFailure) -> [Entry] {
    try vault.readRecords(under: key) { records in
      var entries: [Entry] = []
      try records.each("\(Self.columns) ORDER BY name.name") { entries.append(try Self.entry($0)) }
      return entries
    }
  }

  /// The entry of a name, in whatever form of Unicode; nil if there is none.
  package func entry(named name: String, under key: VaultKey) throws(VaultFailure) -> Entry? {
    guard let name = MediaName.composed(name) else { return nil }
    return try vault.readRecords(under: key) { records in
      try records.db.statement("\(Self.columns) WHERE name.name = ?").first([name], Self.entry)
    }
  }

  private static let columns = """
    SELECT name.id, name.version, name.file, name.name, name.added, file.size
    FROM record_media_name name JOIN media_file file ON file.id = name.file
    """

  private static func entry(_ row: Row) throws -> Entry {
    let id = row.integerOrZero(0)
    guard let name = try? MediaName(id, row) else {
      throw VaultFailure.damaged(.record(table: RecordTable.mediaName.name, id: id))
    }
    return Entry(name: name, size: Int(row.integerOrZero(5)))
  }

  // MARK: Contents

  /// Adds a content without a name; one that is there already stays once.
  ///
  /// - Throws: `VaultFailure.diskFull` and the like; `secret(.keyDestroyed)` once the vault is locked. Nothing was
  ///   added then.
  package func add(_ bytes: [UInt8], under key: VaultKey) throws(VaultFailure) -> MediaFileID {
    do {
      let added = try vault.addMedia(under: key) { writer in
        try bytes.withUnsafeBytes { try writer.add($0) }
      }
      return MediaFileID(rawValue: added.id)
    } catch {
      throw VaultFailure(error)
    }
  }

  /// What comes of giving contents names, one after the other.
  ///
  /// - Parameter ids: gives ids to new names.
  package func naming(
    _ wanted: some Sequence<(name: String, file: MediaFileID)>,
    at now: Timestamp,
    _ ids: inout IDSource,
    under key: VaultKey
  ) throws(VaultFailure) -> [MediaNaming] {
    var namer = MediaNamer(try entries(under: key).lazy.map(\.name))
    return wanted.map { namer.name($0.file, $0.name, at: now, &ids) }
  }

  /// Passes on a content in order, whole or some of it, in parts of at most 16 KiB. A whole one is compared
  /// with its hash in the end; what was passed on is to be dropped where this throws. Damage is remembered, so
  /// that another device that has it whole is asked for it.
  ///
  /// - Throws: `VaultFailure.damaged(.medium)` with the name and what is wrong with it; `noRecord` if there is
  ///   no such content; `secret(.keyDestroyed)` once the vault is locked; or the errors of `body`.
  package func read(
    _ file: MediaFileID,
    _ range: Range<Int>? = nil,
    under key: VaultKey,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let reader = try vault.mediaReader(of: file.rawValue, under: key)
    try rememberingDamage(of: file, under: key) {
      if let range { try reader.read(range, body) } else { try reader.readAll(body) }
    }
  }

  private func rememberingDamage(
    of file: MediaFileID,
    under key: VaultKey,
    _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch VaultFailure.damaged(let damage) {
      if case .medium(_, let fault) = damage {
        try vault.noteMediaFault(fault, of: file.rawValue, under: key)
      }
      throw VaultFailure.damaged(damage)
    }
  }

  /// A content.
  ///
  /// - Parameter limit: the greatest size in bytes.
  /// - Returns: nil for one that is larger.
  /// - Throws: as `read` does.
  package func bytes(
    of file: MediaFileID,
    atMost limit: Int,
    under key: VaultKey
  ) throws(VaultFailure) -> [UInt8]? {
    do {
      let reader = try vault.mediaReader(of: file.rawValue, under: key)
      guard reader.size <= limit else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(reader.size)
      try rememberingDamage(of: file, under: key) { try reader.readAll { bytes += $0 } }
      return bytes
    } catch {
      throw VaultFailure(error)
    }
  }

  // MARK: Tidying

  /// Removes contents without a name that no entry of the undo log has, a day after that was seen, moves
  /// what lies in packs that are to go, and removes those that neither the vault nor its backups need.
  ///
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked; it goes on the next time.
  package func tidy(at now: Timestamp, under key: VaultKey) throws(VaultFailure) {
    do {
      try vault.tidyMedia(at: now.rawValue, under: key) {
        try vault.readRecords(under: key) { try $0.mediaInUndoLog() }
      }
    } catch {
      throw VaultFailure(error)
    }
  }
}

extension RecordReader {
  /// The contents whose names can come back by undoing or redoing.
  fileprivate func mediaInUndoLog() throws -> Set<Int64> {
    let types = noteTypeTable
    var files: Set<Int64> = []
    _ = try eachOperation { logged, parts in
      // One that can't be read brings nothing back.
      guard let record = try readableUndoRecord(of: logged, &parts) else { return }
      for state in record[.mediaName] {
        guard let content = state.content,
          let name = try? MediaName.read(state.id, content, types)
        else { continue }
        files.insert(name.file.rawValue)
      }
    }
    return files
  }
}
