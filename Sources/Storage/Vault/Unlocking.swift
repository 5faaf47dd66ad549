import GRDB
public import Secrets

extension Vault {
  /// The kind of passcode that opens this vault, as it was named when the passcode was set. Needs no
  /// key. Throws `damaged` where the slot is.
  public func passcodeKind() throws(VaultFailure) -> String {
    let slot = try slot(.passcode)
    guard let kind = slot.passcodeKind else { throw .damaged(.slot(.passcode)) }
    return kind
  }

  /// What it costs to try a passcode. Needs no key.
  public func derivationCost() throws(VaultFailure) -> DerivationCost {
    let slot = try slot(.passcode)
    guard let memory = slot.memory, let passes = slot.passes else {
      throw .damaged(.slot(.passcode))
    }
    guard let cost = DerivationCost(memory: memory, passes: passes) else {
      throw .damaged(.cost(memory: memory, passes: passes))
    }
    return cost
  }

  /// The vault key, for whoever knows the passcode, which was counted as an attempt before. The
  /// counter learns what came of it. Takes as long as the derivation costs, and as long for a wrong
  /// passcode of whatever length as for the right one: not for the thread that draws. Holds no lock
  /// on the database meanwhile.
  public func unlock(with attempt: consuming CountedAttempt) throws(UnlockFailure) -> VaultKey {
    do throws(UnlockFailure) {
      let key = try proven(
        slotForUnlocking(.passcode).open(
          passcode: attempt.passcode,
          of: id,
          devices: outside.devices
        )
      )
      attempt.conclude(.right)
      return key
    } catch {
      attempt.conclude(error == .wrong ? .wrong : .undecided)
      throw error
    }
  }

  /// The vault key, for whoever has the recovery key. Quick, and neither counted nor slowed down:
  /// among 2^128 recovery keys nobody finds the right one by trying.
  public func unlock(recoveryKey: RecoveryKey) throws(UnlockFailure) -> VaultKey {
    try proven(slotForUnlocking(.recovery).open(recoveryKey: recoveryKey, of: id))
  }

  /// Sets another passcode, which may be of another kind; the old one opens nothing from then on, the
  /// backups beside the vault included. Interrupted anywhere, exactly one of the two opens the vault,
  /// and what is left to do about the backups is done with the next opening (`isCleanedUp`). Derives a
  /// key; lowers the cost as `create` does. Throws `wrongKey` or `keyDestroyed` before anything is
  /// written; after it has thrown, the old passcode is the one that works.
  ///
  /// - Parameter usesDeviceKey: whether the passcode needs the device key besides; nil to leave that as
  ///   it is. Where it does and the key's file is missing, another is made.
  public func changePasscode(
    to passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    usesDeviceKey: Bool? = nil,
    under key: VaultKey
  ) throws(VaultFailure) {
    try read { try require(key, in: $0) }
    let needsDevice: Bool
    if let usesDeviceKey {
      needsDevice = usesDeviceKey
    } else {
      needsDevice = try self.usesDeviceKey()
    }
    var device: SecretBytes?
    if needsDevice { device = try deviceKey() }
    let slot: Slot
    do throws(SecretFailure) {
      slot = try Slot.passcode(
        passcode,
        kind: kind,
        cost: cost,
        device: device,
        wrapping: key,
        of: id,
        random: random
      )
    } catch {
      throw VaultFailure(secret: error)
    }
    try write { db in
      try slot.write(of: id, in: db)
      try schedule(.copyingSlots, in: db)
    }
    performPendingCleanup()
  }

  /// Whether the passcode needs the device key besides. Needs no key; false where the slot is damaged.
  public func usesDeviceKey() throws(VaultFailure) -> Bool {
    do throws(VaultFailure) {
      return try slot(.passcode).device != nil
    } catch .damaged(.slot) {
      return false
    }
  }

  /// The device key that the passcode's slot needs; another one where that is gone. Where it needs none
  /// yet, the one that is there: a copy of the vault that was taken elsewhere may need it.
  func deviceKey() throws(VaultFailure) -> SecretBytes {
    do throws(SecretFailure) {
      let key =
        if let mark = try? slot(.passcode).device {
          try outside.devices.key(of: id, marked: mark)
        } else {
          try outside.devices.anyKey(of: id)
        }
      if let key { return key }
    } catch {
      throw VaultFailure(secret: error)
    }
    return try outside.devices.make(of: id, random: random)
  }

  private func slot(_ kind: Damage.Slot) throws(VaultFailure) -> Slot {
    try read { try Slot(kind, of: id, in: $0) }
  }

  private func slotForUnlocking(_ kind: Damage.Slot) throws(UnlockFailure) -> Slot {
    do throws(VaultFailure) {
      return try slot(kind)
    } catch {
      throw UnlockFailure(error)
    }
  }

  /// The key, once it is known to be the one that everything here is sealed under.
  private func proven(_ key: VaultKey) throws(UnlockFailure) -> VaultKey {
    do throws(VaultFailure) {
      try read { try require(key, in: $0) }
      return key
    } catch {
      throw error == .wrongKey ? .damaged(.header) : UnlockFailure(error)
    }
  }
}
