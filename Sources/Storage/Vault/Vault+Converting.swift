import CSealedPages
import Secrets
import Synchronization

/// Bringing a vault of an older format to this one.
extension Vault {
  /// Brings the vault to this format, if it is of an older one: into a new file that is put in its place
  /// once it is whole, after a backup of the old one was made. Interrupted anywhere, the old or the new
  /// vault is there, and in the former case it is begun again with the next use. A vault that is only
  /// read is brought into memory.
  ///
  /// What is damaged is told by the next verifications (`lost`), and is in the backup, which is kept then.
  func convert(under key: VaultKey) throws(VaultFailure) {
    guard isOlder else { return }
    try require(key)
    try backupWork.withLock { _ throws(VaultFailure) in
      do {
        try access == .readWrite ? replaceOlder(under: key) : readOlder(under: key)
      } catch {
        throw VaultFailure(error)
      }
    }
  }

  private func replaceOlder(under key: VaultKey) throws {
    guard let file, isOlder else { return }
    let backup = try olderBackup(of: file)
    let draft = file.draft(random)
    defer { draft.discard() }
    try draft.create()
    let inventory = try fill(VaultStorage(draft), under: key)
    if !inventory.damage.isEmpty { try backup?.keep() }
    try exchangeStorage(keeping: inventory.damage) { header throws in
      header.format = dependencies.schema.version
      header.settingsCode = inventory.settingsCode
      try VaultStorage(draft).writeHeader(header, format: dependencies.schema.version)
      try VaultCopy.pack(draft)
      try draft.replace(file)
      try VaultCopy.unpack(file)
      // SQLite's index of the old journal.
      VaultFile(path: file.path + VaultFile.indexEnding).discard()
      return VaultStorage(file)
    }
    noteGeneration(inventory.generation)
  }

  /// Makes the backup of the vault as it was, as old as its last change, unless an interrupted run has
  /// made it.
  private func olderBackup(of file: VaultFile) throws(VaultFailure) -> Backup? {
    let time = file.changed
    if let last = Backup.all(beside: file).first(where: { !$0.isKept }), last.time == time {
      return last
    }
    return try makeBackup(at: time)
  }

  private func readOlder(under key: VaultKey) throws {
    guard let file, isOlder else { return }
    // Another process may have brought it to this format meanwhile.
    let found = try VaultStorage(existing: file)
    let present = try found.readHeader(format: dependencies.schema.version)
    guard present.id == id, present.proof == header.proof else { throw VaultFailure.missing }
    guard found.isOlder else {
      return try exchangeStorage { header throws in
        header = present
        return found
      }
    }
    let memory = try VaultStorage(inMemory: VaultCopy.nextName())
    let inventory: OlderVaultInventory
    do {
      inventory = try fill(memory, under: key)
    } catch {
      sealed_pages_discard(memory.name)
      throw error
    }
    try exchangeStorage(keeping: inventory.damage) { header throws in
      header.format = dependencies.schema.version
      header.settingsCode = inventory.settingsCode
      try memory.writeHeader(header, format: dependencies.schema.version)
      return found.read(from: memory)
    }
    noteGeneration(inventory.generation)
  }

  /// Writes the vault in this format to a new place.
  private func fill(_ place: VaultStorage, under key: VaultKey) throws -> OlderVaultInventory {
    var header = header
    header.format = dependencies.schema.version
    try place.header.write(header, format: header.format)
    let database = try SealedDatabase(place.name, of: id, under: key, creating: true)
    defer { database.close() }
    let draft = try OlderVaultDraft(
      database.connection,
      of: id,
      under: key,
      dependencies.schema,
      random: random
    )
    let inventory = try withOlder { try $0.convert(to: draft) }
    try draft.finish(inventory)
    return inventory
  }
}
