/// The tables of pictures and sounds, and the migration to format 19, which adds them.
enum MediaTables {
  static let step: SchemaStep = """
    -- Pictures and sounds. One row, once there are any: the key of the hashes of files, and the last file
    -- that was checked in its turn.
    CREATE TABLE media (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      hash_key BLOB NOT NULL,
      checked INTEGER NOT NULL
    ) STRICT;
    -- The packs beside the vault: the key of each, the number of its blocks that were written, and 1 where
    -- what is in it is to be moved to others.
    CREATE TABLE media_pack (
      id INTEGER PRIMARY KEY,
      key BLOB NOT NULL,
      blocks INTEGER NOT NULL,
      retired INTEGER NOT NULL
    ) STRICT;
    -- The files, each content once: its keyed hash (behind the key where that is an earlier one) and size,
    -- when it was first seen to be needed by nothing (milliseconds since 1970), and 1 where a part of it was
    -- missing when it was last checked, 2 where it was altered.
    CREATE TABLE media_file (
      id INTEGER PRIMARY KEY,
      hash BLOB NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      unneeded INTEGER,
      fault INTEGER
    ) STRICT;
    CREATE INDEX media_file_fault ON media_file (fault) WHERE fault IS NOT NULL;
    -- Where the parts of a file's content are in the content of packs.
    CREATE TABLE media_part (
      file INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      pack INTEGER NOT NULL,
      start INTEGER NOT NULL,
      length INTEGER NOT NULL,
      PRIMARY KEY (file, offset)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX media_part_pack ON media_part (pack, start, length);
    -- The names of files, in NFC, each once; `added` is when it came (milliseconds since 1970).
    CREATE TABLE record_media_name (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      file INTEGER NOT NULL,
      name TEXT NOT NULL,
      added INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX media_name_name ON record_media_name (name);
    CREATE INDEX media_name_file ON record_media_name (file);
    """
}

/// The tables of media within one transaction, but for the names.
struct MediaIndex {
  let db: Connection

  init(_ db: Connection) {
    self.db = db
  }

  // MARK: Files

  /// The file with a content, and whether it was found to be damaged; nil if there is none.
  func file(hashed hash: [UInt8]) throws -> (id: Int64, isFaulty: Bool)? {
    try db.statement("SELECT id, fault FROM media_file WHERE hash = ?").first([hash]) { row in
      (row.integerOrZero(0), !row.isNull(1))
    }
  }

  /// The size of a file and the hash of its content; nil if there is no such file.
  func file(_ id: Int64) throws -> (size: Int, hash: MediaHash)? {
    try db.statement("SELECT size, hash FROM media_file WHERE id = ?").first([id]) { row in
      (Int(row.integerOrZero(0)), MediaHash(stored: Array(row.bytes(1))))
    }
  }

  func setHash(_ hash: [UInt8], of file: Int64) throws {
    try db.run("UPDATE media_file SET hash = ? WHERE id = ?", hash, file)
  }

  /// The parts of a file, in order.
  func parts(of file: Int64) throws -> [MediaPart] {
    let sql =
      "SELECT offset, pack, start, length FROM media_part WHERE file = ? ORDER BY offset"
    var parts: [MediaPart] = []
    try db.statement(sql).each([file]) { row in
      parts.append(
        MediaPart(
          offset: Int(row.integerOrZero(0)),
          pack: row.integerOrZero(1),
          start: Int(row.integerOrZero(2)),
          length: Int(row.integerOrZero(3))
        )
      )
    }
    return parts
  }

  /// The first name of a file; empty if it has none.
  func name(of file: Int64) throws -> String {
    let sql = "SELECT name FROM record_media_name WHERE file = ? ORDER BY name LIMIT 1"
    return try db.texts(sql, file).first ?? ""
  }

  func insert(_ file: Int64, _ hash: [UInt8], _ parts: [MediaPart], size: Int) throws {
    try db.run("INSERT INTO media_file (id, hash, size) VALUES (?, ?, ?)", file, hash, size)
    for part in parts { try insert(part, of: file) }
  }

  func insert(_ part: MediaPart, of file: Int64) throws {
    try db.run(
      "INSERT INTO media_part (file, offset, pack, start, length) VALUES (?, ?, ?, ?, ?)",
      file,
      part.offset,
      part.pack,
      part.start,
      part.length
    )
  }

  /// Replaces a part by others with the same content; does nothing if the file is gone or was moved.
  func replace(_ part: MediaPart, of file: Int64, by new: [MediaPart]) throws {
    try db.run(
      "DELETE FROM media_part WHERE file = ? AND offset = ? AND pack = ? AND start = ?",
      file,
      part.offset,
      part.pack,
      part.start
    )
    guard db.changes > 0 else { return }
    for part in new { try insert(part, of: file) }
  }

  /// Has a file that was found to be damaged be whole, with the parts of another one of the same content.
  func mend(_ file: Int64, with parts: [MediaPart]) throws {
    try db.run("DELETE FROM media_part WHERE file = ?", file)
    for part in parts { try insert(part, of: file) }
    try db.run("UPDATE media_file SET fault = NULL WHERE id = ?", file)
  }

  /// Gives the names of a file to another one of the same content.
  func giveNames(of file: Int64, to other: Int64) throws {
    try db.run("UPDATE record_media_name SET file = ? WHERE file = ?", other, file)
  }

  func delete(_ file: Int64) throws {
    try db.run("DELETE FROM media_part WHERE file = ?", file)
    try db.run("DELETE FROM media_file WHERE id = ?", file)
  }

  // MARK: Packs

  /// The key of a pack; nil if it is not known.
  func key(of pack: Int64) throws -> [UInt8]? {
    try db.statement("SELECT key FROM media_pack WHERE id = ?").first([pack]) { Array($0.bytes(0)) }
  }

  /// The pack that further blocks are written to, with the number of those it has.
  func openPack() throws -> (id: Int64, key: [UInt8], blocks: Int)? {
    let sql = """
      SELECT id, key, blocks FROM media_pack WHERE blocks < ? AND retired = 0
      ORDER BY blocks DESC LIMIT 1
      """
    return try db.statement(sql).first([MediaPack.blocks]) { row in
      (row.integerOrZero(0), Array(row.bytes(1)), Int(row.integerOrZero(2)))
    }
  }

  /// Notes how many blocks of a pack were written.
  func put(_ pack: Int64, _ key: [UInt8], blocks: Int) throws {
    try db.run(
      """
      INSERT INTO media_pack (id, key, blocks, retired) VALUES (?, ?, ?, 0)
      ON CONFLICT DO UPDATE SET blocks = excluded.blocks
      """,
      pack,
      key,
      blocks
    )
  }

  /// The packs that are known.
  func packs() throws -> [Int64] { try db.integers("SELECT id FROM media_pack") }

  // MARK: The key of the hashes

  /// The key of the hashes of files; nil as long as there is none.
  func hashKey() throws -> [UInt8]? {
    try db.statement("SELECT hash_key FROM media").first { Array($0.bytes(0)) }
  }

  func setHashKey(_ key: [UInt8]) throws {
    try db.run("INSERT INTO media (single, hash_key, checked) VALUES (1, ?, 0)", key)
  }
}
