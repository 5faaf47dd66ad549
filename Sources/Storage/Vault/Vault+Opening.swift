import GRDB
public import Secrets

extension Vault {
  /// Opens an existing vault, still locked. Migrates an older format; leaves a newer one, and a
  /// file that is no vault, byte for byte as it is. Others' permissions on the files are removed.
  ///
  /// - Parameter staying: true to keep others from replacing the vault or its key, and from
  ///   `staying`, as long as it is open.
  /// - Throws: `VaultFailure.inUse` if another process has it open for writing already; it may
  ///   still be opened for reading, which changes nothing.
  public static func open(
    _ location: VaultLocation,
    for access: VaultAccess = .readWrite,
    staying: Bool = false,
    random: any RandomSource = SystemRandom(),
    devices: DeviceKeyFile = DeviceKeyFile(directory: nil)
  ) throws(VaultFailure) -> Vault {
    guard case .file(let path) = location else { throw .missing }
    let file = VaultFile(path: path)
    try file.check(for: access)
    let locks = access == .readWrite ? try VaultLocks(of: file, staying: staying) : VaultLocks()
    let dependencies = VaultDependencies(random: random, devices: devices)
    return try open(file, for: access, holding: locks, dependencies)
  }

  static func open(
    _ file: VaultFile,
    for access: VaultAccess,
    holding locks: VaultLocks,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Vault {
    let header = try SQLiteHeader(file.prefix(SQLiteHeader.byteCount))
    try dependencies.schema.check(header)
    guard file.hasJournal || file.size == header.fileSize else { throw .damaged(.file) }
    do {
      let configuration = Schema.configuration(for: access)
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      // The journal may have a newer format than the file's header.
      let (id, isOlder) = try queue.read { db in
        try dependencies.schema.check(db)
        return (try Header.id(db), try dependencies.schema.isAhead(of: db))
      }
      let vault = Vault(
        queue,
        at: .file(file.path),
        for: access,
        holding: locks,
        id: id,
        dependencies: dependencies
      )
      if access == .readWrite {
        try vault.prepare(isOlder: isOlder, file)
      }
      return vault
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Prepares for writing: migrates an older format, of which a backup is kept first, and finishes
  /// work that was interrupted.
  private func prepare(isOlder: Bool, _ file: VaultFile) throws {
    try whileOpen { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    if isOlder {
      // Its content is as old as its last change.
      try keepBackup(at: file.changed)
      try write { try dependencies.schema.migrate($0) }
    }
    file.discardDrafts()
    performPendingCleanup()
  }

  /// The result of creating a vault.
  public struct Creation: Sendable {
    /// The vault.
    public let vault: Vault
    /// Its key: the vault is unlocked.
    public let key: VaultKey
    /// The recovery key, for the user to write down. Also stored, sealed, until that is confirmed.
    public let recoveryKey: RecoveryKey
  }

  /// Creates a vault. It is put in its place only once it is whole and on disk.
  ///
  /// Derives a key, so it takes as long as unlocking. If the machine lacks the memory for `cost`, a
  /// lower one is used, but none under the floor.
  ///
  /// - Parameters:
  ///   - passcode: the passcode in UTF-8.
  ///   - kind: the kind of passcode, which the lock must know without a key. A name of the
  ///   caller's, not secret.
  ///   - usesDeviceKey: true if the passcode also needs a device key, which is generated.
  ///   - devices: the storage of the device key.
  ///   - staying: as for `open`.
  ///   - prepare: called once with the vault before it is put in its place: for what must exist
  ///   whenever the vault does. It must not retain the vault.
  public static func create(
    at location: VaultLocation,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    random: any RandomSource = SystemRandom(),
    usesDeviceKey: Bool = false,
    devices: DeviceKeyFile = DeviceKeyFile(directory: nil),
    staying: Bool = false,
    prepare: (Vault) -> Void = { _ in }
  ) throws(VaultFailure) -> Creation {
    try create(
      at: location,
      passcode: passcode,
      kind: kind,
      cost: cost,
      usesDeviceKey: usesDeviceKey,
      staying: staying,
      VaultDependencies(random: random, devices: devices),
      prepare: prepare
    )
  }

  static func create(
    at location: VaultLocation,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    usesDeviceKey: Bool = false,
    staying: Bool = false,
    _ dependencies: VaultDependencies,
    prepare: (Vault) -> Void = { _ in }
  ) throws(VaultFailure) -> Creation {
    switch location {
    case .memory:
      let creation = try create(
        at: location,
        in: { try DatabaseQueue(configuration: Schema.configuration()) },
        passcode: passcode,
        kind: kind,
        cost: cost,
        usesDeviceKey: false,
        dependencies
      )
      prepare(creation.vault)
      return creation
    case .file(let path):
      let target = VaultFile(path: path, disk: dependencies.disk)
      guard !target.isOccupied else { throw .exists }
      try target.createDirectory()
      let locks = try VaultLocks(of: target, staying: staying)
      let draft = target.draft(dependencies.random)
      defer { draft.discard() }
      try draft.create()
      let creation = try create(
        at: .file(draft.path),
        in: { try DatabaseQueue(path: draft.path, configuration: Schema.configuration()) },
        passcode: passcode,
        kind: kind,
        cost: cost,
        usesDeviceKey: usesDeviceKey,
        dependencies
      )
      prepare(creation.vault)
      try creation.vault.close()
      try draft.move(to: target)
      do throws(VaultFailure) {
        return Creation(
          vault: try open(target, for: .readWrite, holding: locks, dependencies),
          key: creation.key,
          recoveryKey: creation.recoveryKey
        )
      } catch {
        // Its recovery key was never shown.
        target.discard()
        throw error
      }
    }
  }

  private static func create(
    at location: VaultLocation,
    in database: () throws -> DatabaseQueue,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    usesDeviceKey: Bool,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Creation {
    let random = dependencies.random
    do {
      let id = random.bytes(Header.idBytes)
      let key = try VaultKey(random: random)
      let recoveryKey = try RecoveryKey(random: random)
      let slots = [
        try Slot.passcode(
          passcode,
          kind: kind,
          cost: cost,
          device: usesDeviceKey ? dependencies.devices.make(of: id, random: random) : nil,
          wrapping: key,
          of: id,
          random: random
        ),
        try Slot.recovery(recoveryKey, wrapping: key, of: id, random: random),
      ]
      let vault = Vault(try database(), at: location, id: id, dependencies: dependencies)
      try vault.write { db in
        try dependencies.schema.migrate(db)
        try Header.write(id: id, key: key, in: db)
        try Manifest(settingsCode: LockSettings.code(of: id, under: key, in: db))
          .write(of: id, under: key, random: random, in: db)
        for slot in slots { try slot.write(of: id, in: db) }
        try vault.keep(pending: recoveryKey, under: key, in: db)
      }
      return Creation(vault: vault, key: key, recoveryKey: recoveryKey)
    } catch {
      throw VaultFailure(error)
    }
  }
}
