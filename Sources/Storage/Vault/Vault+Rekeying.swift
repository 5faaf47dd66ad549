public import Secrets
import Synchronization

extension Vault {
  /// The result of giving a vault a new key.
  public struct Rekeying: Sendable {
    /// The new key. The old one opens nothing any more.
    public let key: VaultKey
    /// The new recovery key, stored until it is confirmed, as the first one was.
    public let recoveryKey: RecoveryKey
  }

  /// Gives the vault a new key and seals everything again, in case a copy of the vault and an old
  /// passcode or recovery key are in wrong hands. The backups are removed, as they are sealed under
  /// the old key; a new one is made.
  ///
  /// It is sealed into a new file that is renamed once it is whole: interrupted anywhere, the vault's
  /// key is the old or the new one, and in the former case rekeying can be started again. Media are sealed
  /// again after that, a few packs at a time; where that is interrupted, `tidyMedia` goes on. Derives a
  /// key, as `changePasscode` does.
  ///
  /// - Parameters:
  ///   - passcode: the passcode that opens the vault from then on, the current one or another.
  ///   - now: in seconds since 1970 (UTC).
  /// - Throws: `VaultFailure.damaged` if anything is, as sealing it again would hide that;
  ///   `wrongKey` or `keyDestroyed`. Nothing is changed then.
  public func rekey(
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    at now: Int64,
    under old: VaultKey
  ) throws(VaultFailure) -> Rekeying {
    if let damage = try verify(under: old).damage.first { throw .damaged(damage) }
    let device = try usesDeviceKey() ? deviceKey() : nil
    let rekeying: Rekeying
    let slots: [Slot]
    do throws(SecretFailure) {
      let key = try VaultKey(random: random)
      let recoveryKey = try RecoveryKey(random: random)
      rekeying = Rekeying(key: key, recoveryKey: recoveryKey)
      slots = [
        try .passcode(
          passcode,
          kind: kind,
          cost: cost,
          device: device,
          wrapping: key,
          of: id,
          random: random
        ),
        try .recovery(recoveryKey, wrapping: key, of: id, random: random),
      ]
    } catch {
      throw VaultFailure(secret: error)
    }
    try backupWork.withLock { _ throws(VaultFailure) in
      try replaceDatabase(under: rekeying, slots, from: old)
    }
    performPendingCleanup()
    // What is left of it is done after the next unlocking.
    try? moveMedia(under: rekeying.key)
    // Otherwise a backup is made after the next unlocking.
    _ = try? keepDailyBackup(at: now, under: rekeying.key)
    try? removePacks(under: rekeying.key)
    return rekeying
  }

  /// Copies the database page by page into a new file under the new key, and puts that in the place of
  /// the old one, while `backupWork` is held.
  private func replaceDatabase(
    under new: Rekeying,
    _ slots: [Slot],
    from old: VaultKey
  ) throws(VaultFailure) {
    var header = header
    let draft = file?.draft(random)
    defer { draft?.discard() }
    do {
      header.proof = try VaultHeader.proof(of: id, under: new.key)
      for slot in slots { header.set(slot) }
      header.settingsCode = try header.code(ofSettings: header.settings, under: new.key)
      header.boxes = [:]
      try header.keep(pending: new.recoveryKey, under: new.key, random: random)
      header.cleanup = .droppingBackups
      try draft?.create()
      let storage =
        if let draft {
          VaultStorage(draft)
        } else {
          try VaultStorage(inMemory: VaultCopy.nextName())
        }
      try whileOpen(under: old) { db in
        try seal(db, again: storage, header, under: new.key, from: old)
      }
      if let draft, let file {
        try VaultCopy.pack(draft)
        // Before another log comes to lie at the path of this one.
        closeDatabase()
        try put(draft, inPlaceOf: file, header)
      } else {
        closeDatabase()
        replaceStorage(by: storage, header)
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Puts the new file in place. Where only the directory could not be synced, that is the vault all the
  /// same, and the failure is thrown with the old key gone.
  private func put(
    _ draft: VaultFile,
    inPlaceOf file: VaultFile,
    _ header: VaultHeader
  ) throws(VaultFailure) {
    let identity = draft.identity
    defer {
      // The database is opened as the copy that it is, which lays its log beside it.
      if file.identity == identity { replaceStorage(by: VaultStorage(file), header) }
    }
    try draft.replace(file)
  }

  private func seal(
    _ db: Connection,
    again storage: VaultStorage,
    _ header: VaultHeader,
    under new: VaultKey,
    from old: VaultKey
  ) throws {
    try storage.header.write(header, format: dependencies.schema.version)
    let copy = try SealedDatabase(storage.name, of: id, under: new, creating: true)
    defer { copy.close() }
    try db.copy(to: copy.connection)
    try copy.connection.execute("PRAGMA journal_mode = WAL")
    try copy.connection.transaction(writing: true) {
      try RecordReader(copy.connection, of: id, under: old).resealSecrets(
        under: new,
        random: random
      )
      try copy.connection.run(
        "UPDATE vault SET generation = generation + 1, settings_code = ?, earlier_code = NULL",
        header.settingsCode
      )
      // Who has the old key has theirs: what is in them goes to others, under keys of their own.
      try copy.connection.run("UPDATE media_pack SET retired = 1")
    }
    noteGeneration(try copy.connection.integer("SELECT generation FROM vault") ?? 0)
  }
}
