package import Secrets

/// A slot: the vault key, wrapped under a key derived from the passcode or the recovery key.
///
/// Three checks separate the possible errors. The header's checksum needs no key: if it fails, the
/// header is damaged. The commitment needs the slot's key: if it fails, another passcode was entered.
/// The box's own tag then can fail only if the slot was forged.
package struct Slot: Hashable, Sendable {
  package let kind: Damage.Slot
  package let passcodeKind: String?
  package let salt: [UInt8]?
  package let memory: Int?
  package let passes: Int?
  /// The mark of the device key that the slot needs as well; nil if it needs none.
  package let device: [UInt8]?
  package let wrappedKey: [UInt8]
  package let commitment: [UInt8]

  /// A slot with these values.
  package init(
    kind: Damage.Slot,
    passcodeKind: String?,
    salt: [UInt8]?,
    memory: Int?,
    passes: Int?,
    device: [UInt8]?,
    wrappedKey: [UInt8],
    commitment: [UInt8]
  ) {
    self.kind = kind
    self.passcodeKind = passcodeKind
    self.salt = salt
    self.memory = memory
    self.passes = passes
    self.device = device
    self.wrappedKey = wrappedKey
    self.commitment = commitment
  }

  /// Creates a slot for a passcode. If the machine lacks the memory, the cost is lowered, at most
  /// down to the program's floor.
  static func passcode(
    _ passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    device: SecretBytes? = nil,
    wrapping key: VaultKey,
    of vault: [UInt8],
    random: any RandomSource
  ) throws(SecretFailure) -> Slot {
    let salt = random.bytes(DerivationCost.saltBytes)
    var cost = cost
    while true {
      do throws(SecretFailure) {
        return try Slot(
          .passcode,
          passcodeKind: kind,
          salt: salt,
          cost: cost,
          device: device.map { device throws(SecretFailure) in
            try DeviceKeyFile.mark(of: device, vault)
          },
          wrapping: key,
          under: cost.key(from: passcode, salt: salt).mixed(with: device),
          of: vault,
          random: random
        )
      } catch {
        guard error == .notEnoughMemory, let lower = cost.lower else { throw error }
        cost = lower
      }
    }
  }

  /// A slot in place of the passcode's, which nothing opens.
  static let withoutPasscode = Slot(
    kind: .passcode,
    passcodeKind: "none",
    salt: nil,
    memory: nil,
    passes: nil,
    device: nil,
    wrappedKey: [],
    commitment: []
  )

  /// True if it is a slot that nothing opens.
  var isWithoutPasscode: Bool { passcodeKind == Self.withoutPasscode.passcodeKind }

  /// Creates a slot for a recovery key, which can't be guessed and so needs no slow derivation.
  static func recovery(
    _ recoveryKey: RecoveryKey,
    wrapping key: VaultKey,
    of vault: [UInt8],
    random: any RandomSource
  ) throws(SecretFailure) -> Slot {
    try Slot(
      .recovery,
      passcodeKind: nil,
      salt: nil,
      cost: nil,
      device: nil,
      wrapping: key,
      under: slotKey(of: recoveryKey),
      of: vault,
      random: random
    )
  }

  /// The cost of trying a passcode.
  ///
  /// - Throws: `UnlockFailure.damaged` if the cost is out of range, before it is tried.
  func cost() throws(UnlockFailure) -> DerivationCost {
    guard let memory, let passes else { throw .damaged(.slot(kind)) }
    guard let cost = DerivationCost(memory: memory, passes: passes) else {
      throw .damaged(.cost(memory: memory, passes: passes))
    }
    return cost
  }

  /// Unwraps the vault key with a passcode.
  func open(
    passcode: SecretBytes,
    of vault: [UInt8],
    devices: DeviceKeyFile
  ) throws(UnlockFailure) -> VaultKey {
    guard !isWithoutPasscode else { throw .noPasscode }
    let cost = try cost()
    guard let salt else { throw .damaged(.slot(kind)) }
    let deviceKey = try deviceKey(of: vault, devices)
    return try open(of: vault) { () throws(SecretFailure) in
      try cost.key(from: passcode, salt: salt).mixed(with: deviceKey)
    }
  }

  /// The device key, if the slot needs one.
  ///
  /// - Throws: `UnlockFailure.noDeviceKey` if it is missing.
  private func deviceKey(
    of vault: [UInt8],
    _ devices: DeviceKeyFile
  ) throws(UnlockFailure) -> SecretBytes? {
    guard let device else { return nil }
    let key: SecretBytes?
    do throws(SecretFailure) {
      key = try devices.key(of: vault, marked: device)
    } catch {
      throw .failed(.secret(error))
    }
    guard let key else { throw .noDeviceKey }
    return key
  }

  /// Unwraps the vault key with a recovery key.
  func open(recoveryKey: RecoveryKey, of vault: [UInt8]) throws(UnlockFailure) -> VaultKey {
    try open(of: vault) { () throws(SecretFailure) in try Self.slotKey(of: recoveryKey) }
  }

  private func open(
    of vault: [UInt8],
    with slotKey: () throws(SecretFailure) -> SealingKey
  ) throws(UnlockFailure) -> VaultKey {
    let key: VaultKey?
    do throws(SecretFailure) {
      key = try open(under: slotKey(), of: vault)
    } catch {
      switch error {
      case .notAuthentic, .wrongLength: throw .damaged(.slot(kind))
      case .notEnoughMemory: throw .notEnoughMemory
      default: throw .failed(.secret(error))
      }
    }
    guard let key else { throw .wrong }
    return key
  }

  /// Unwraps the vault key; nil if the slot was made under another key.
  private func open(
    under slotKey: SealingKey,
    of vault: [UInt8]
  ) throws(SecretFailure) -> VaultKey? {
    let data = data(of: vault)
    guard try slotKey.subKey(for: .slotCommitment).isAuthentic(commitment, of: data) else {
      return nil
    }
    guard let box = SealedBox(bytes: wrappedKey) else { throw .notAuthentic }
    let wrapping = try slotKey.subKey(for: .slotWrapping)
    return try VaultKey(bytes: wrapping.openSecret(box, boundTo: data))
  }

  private static func slotKey(of recoveryKey: RecoveryKey) throws(SecretFailure) -> SealingKey {
    try SealingKey(fullEntropy: recoveryKey.bytes(), purpose: .recoverySlot)
  }
}

extension KeyPurpose {
  fileprivate static let recoverySlot = KeyPurpose(rawValue: "slot/recovery")
  fileprivate static let deviceMixing = KeyPurpose(rawValue: "slot/device")
  fileprivate static let slotWrapping = KeyPurpose(rawValue: "slot/wrapping")
  fileprivate static let slotCommitment = KeyPurpose(rawValue: "slot/commitment")
}

extension Slot {
  private init(
    _ kind: Damage.Slot,
    passcodeKind: String?,
    salt: [UInt8]?,
    cost: DerivationCost?,
    device: [UInt8]?,
    wrapping key: VaultKey,
    under slotKey: SealingKey,
    of vault: [UInt8],
    random: some RandomSource
  ) throws(SecretFailure) {
    self.kind = kind
    self.passcodeKind = passcodeKind
    self.salt = salt
    memory = cost?.memory
    passes = cost?.passes
    self.device = device
    let data = Self.data(
      vault: vault,
      kind: kind,
      passcodeKind: passcodeKind,
      salt: salt,
      memory: cost?.memory,
      passes: cost?.passes,
      device: device
    )
    commitment = try slotKey.subKey(for: .slotCommitment).code(of: data)
    wrappedKey = try key.wrapped(
      under: slotKey.subKey(for: .slotWrapping),
      boundTo: data,
      random: random
    ).bytes
  }

  /// The associated data: the fields that say whose slot it is and how it opens.
  private static func data(
    vault: [UInt8],
    kind: Damage.Slot,
    passcodeKind: String?,
    salt: [UInt8]?,
    memory: Int?,
    passes: Int?,
    device: [UInt8]?
  ) -> AssociatedData {
    var data = AssociatedData(
      .text("slot"),
      .bytes(vault),
      .text(kind.rawValue),
      passcodeKind.map { .text($0) } ?? .none,
      salt.map { .bytes($0) } ?? .none,
      memory.map { .number(Int64($0)) } ?? .none,
      passes.map { .number(Int64($0)) } ?? .none
    )
    if let device { data.append(.bytes(device)) }
    return data
  }

  /// The associated data of the slot's boxes.
  package func data(of vault: [UInt8]) -> AssociatedData {
    Self.data(
      vault: vault,
      kind: kind,
      passcodeKind: passcodeKind,
      salt: salt,
      memory: memory,
      passes: passes,
      device: device
    )
  }
}

extension SealingKey {
  /// Combines this key, derived from a passcode, with a device key.
  fileprivate func mixed(with device: SecretBytes?) throws(SecretFailure) -> SealingKey {
    guard let device else { return self }
    return try SealingKey(bytes: subKey(for: .deviceMixing).mark(of: device))
  }
}
