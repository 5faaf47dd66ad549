import Secrets

/// The clear header of a vault of an older format: single rows of tables.
enum OlderHeader {
  /// Reads the header. Damaged slots are left out.
  static func read(_ db: Connection) throws -> VaultHeader {
    let header = try db.statement("SELECT id, proof, unsettled FROM vault WHERE single = 1")
      .first { row in
        var header = VaultHeader(id: Array(row.bytes(0)), proof: Array(row.bytes(1)), slots: [])
        header.cleanup = row.integer(2).flatMap { PendingCleanup(rawValue: Int($0)) }
        return header
      }
    guard var header, header.id.count == VaultHeader.idBytes else {
      throw VaultFailure.damaged(.header)
    }
    header.slots = try slots(of: header.id, db)
    try db.statement("SELECT name, value FROM setting").each { row in
      // In a damaged file either can be NULL; the authentication code then fails.
      header.settings[row.text(0) ?? ""] = row.text(1) ?? ""
    }
    try db.statement("SELECT name, box FROM sealed").each { row in
      header.boxes[row.text(0) ?? ""] = Array(row.bytes(1))
    }
    return header
  }

  /// Replaces the slots, the boxes and what is to be done about copies. Settings are only removed, with
  /// everything else, when the vault is destroyed: it is of another format before any are saved.
  static func write(_ header: VaultHeader, to db: Connection) throws {
    try db.run("UPDATE vault SET unsettled = ?", header.cleanup?.rawValue ?? 0)
    if header.slots.isEmpty { try db.run("DELETE FROM slot") }
    for slot in header.slots { try write(slot, of: header.id, to: db) }
    if header.settings.isEmpty { try db.run("DELETE FROM setting") }
    try db.run("DELETE FROM sealed")
    for (name, box) in header.boxes.sorted(by: { $0.key < $1.key }) {
      try db.run("INSERT INTO sealed (name, box) VALUES (?, ?)", name, box)
    }
  }

  private static func slots(of vault: [UInt8], _ db: Connection) throws -> [Slot] {
    var slots: [Slot] = []
    let sql = """
      SELECT kind, passcode_kind, salt, memory, passes, device, wrapped_key, commitment, checksum
      FROM slot
      """
    try db.statement(sql).each { row in
      guard let kind = row.text(0).flatMap(Damage.Slot.init) else { return }
      func bytes(_ column: Int) -> [UInt8]? { row.isNull(column) ? nil : Array(row.bytes(column)) }
      let slot = Slot(
        kind: kind,
        passcodeKind: row.text(1),
        salt: bytes(2),
        memory: row.integer(3).map { Int($0) },
        passes: row.integer(4).map { Int($0) },
        device: bytes(5),
        wrappedKey: Array(row.bytes(6)),
        commitment: Array(row.bytes(7))
      )
      if checksum(of: slot, vault) == Array(row.bytes(8)) { slots.append(slot) }
    }
    return slots
  }

  private static func write(_ slot: Slot, of vault: [UInt8], to db: Connection) throws {
    try db.run(
      """
      INSERT OR REPLACE INTO slot
        (kind, passcode_kind, salt, memory, passes, device, wrapped_key, commitment, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      slot.kind.rawValue,
      slot.passcodeKind,
      slot.salt,
      slot.memory,
      slot.passes,
      slot.device,
      slot.wrappedKey,
      slot.commitment,
      checksum(of: slot, vault)
    )
  }

  /// The checksum that tells damage without any key.
  private static func checksum(of slot: Slot, _ vault: [UInt8]) -> [UInt8] {
    var data = slot.data(of: vault)
    data.append(.bytes(slot.wrappedKey))
    data.append(.bytes(slot.commitment))
    return Checksum.of(data.bytes)
  }
}
