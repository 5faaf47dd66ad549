import CSealedPages
public import Secrets

extension Vault {
  /// Opens an existing vault, still locked. One of an older format is brought to this one when it is
  /// used under its key for the first time. Leaves one of a newer format, and a file that is no vault,
  /// byte for byte as it is. Others' permissions on the files are removed.
  ///
  /// - Parameters:
  ///   - staying: true to keep others from replacing the vault or its key, and from `staying`, as long
  ///     as it is open.
  /// - Throws: `VaultFailure.inUse` if another process has it open for writing already; it may
  ///   still be opened for reading, which changes nothing.
  package static func open(
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
    let storage = try VaultStorage(existing: file)
    let header = try storage.readHeader(format: dependencies.schema.version)
    if access == .readWrite { try VaultCopy.unpack(file) }
    let vault = Vault(
      storage,
      header,
      at: .file(file.path),
      for: access,
      holding: locks,
      dependencies: dependencies
    )
    if access == .readWrite {
      file.discardDrafts()
      try vault.prepareForMigration(file)
      vault.performPendingCleanup()
    }
    return vault
  }

  /// Keeps a backup of a vault with tables of an older format, which are brought to this one once there is
  /// a key. From then on no older version of the program opens it.
  private func prepareForMigration(_ file: VaultFile) throws(VaultFailure) {
    guard !isOlder, header.format < dependencies.schema.version else { return }
    // Its content is as old as its last change.
    try keepBackup(at: file.changed)
    try changeHeader { $0.format = dependencies.schema.version }
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
      var storage = try VaultStorage(inMemory: VaultCopy.nextName())
      do throws(VaultFailure) {
        let creation = try create(
          at: location,
          in: storage,
          passcode: passcode,
          kind: kind,
          cost: cost,
          usesDeviceKey: false,
          dependencies
        )
        prepare(creation.vault)
        return creation
      } catch {
        storage.discard()
        throw error
      }
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
        in: VaultStorage(draft),
        passcode: passcode,
        kind: kind,
        cost: cost,
        usesDeviceKey: usesDeviceKey,
        dependencies
      )
      prepare(creation.vault)
      try creation.vault.close()
      try VaultCopy.pack(draft)
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
    in storage: VaultStorage,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    usesDeviceKey: Bool,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Creation {
    let random = dependencies.random
    do {
      let id = random.bytes(VaultHeader.idBytes)
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
      var header = VaultHeader(
        id: id,
        proof: try VaultHeader.proof(of: id, under: key),
        slots: slots
      )
      header.format = dependencies.schema.version
      try header.keep(pending: recoveryKey, under: key, random: random)
      header.settingsCode = try header.code(ofSettings: header.settings, under: key)
      try fill(storage, header, under: key, dependencies.schema) { db in
        try db.run(
          """
          INSERT INTO vault (single, generation, highest_id, settings_code) VALUES (1, 0, 0, ?)
          """,
          header.settingsCode
        )
      }
      let vault = Vault(storage, header, at: location, dependencies: dependencies)
      return Creation(vault: vault, key: key, recoveryKey: recoveryKey)
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Writes the header and the database of a new vault.
  static func fill(
    _ storage: VaultStorage,
    _ header: VaultHeader,
    under key: VaultKey,
    _ schema: Schema,
    _ body: (Connection) throws -> Void
  ) throws {
    try storage.header.write(header, format: schema.version)
    let database = try SealedDatabase(storage.name, of: header.id, under: key, creating: true)
    defer { database.close() }
    try database.connection.transaction(writing: true) {
      try schema.migrate(database.connection)
      try body(database.connection)
    }
  }
}
