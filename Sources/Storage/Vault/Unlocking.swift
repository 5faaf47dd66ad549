public import Secrets
import Synchronization

extension Vault {
  /// The kind of passcode that opens this vault, as it was named when the passcode was set. Needs
  /// no key.
  ///
  /// - Throws: `VaultFailure.damaged` if the slot is.
  public func passcodeKind() throws(VaultFailure) -> String {
    let slot = try slot(.passcode)
    guard let kind = slot.passcodeKind else { throw .damaged(.slot(.passcode)) }
    return kind
  }

  /// The cost of trying a passcode. Needs no key.
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

  /// Unlocks with a passcode, which was counted as an attempt before, and reports the verdict to
  /// the counter.
  ///
  /// Takes as long as the derivation, for a wrong passcode of whatever length too: never call it on
  /// the thread that draws.
  public func unlock(with attempt: consuming CountedAttempt) throws(UnlockFailure) -> VaultKey {
    do throws(UnlockFailure) {
      let key = try proven(
        slotForUnlocking(.passcode).open(
          passcode: attempt.passcode,
          of: id,
          devices: dependencies.devices
        )
      )
      attempt.conclude(.right)
      return key
    } catch {
      attempt.conclude(error == .wrong ? .wrong : .undecided)
      throw error
    }
  }

  /// Unlocks with the recovery key. Fast, and neither counted nor delayed: nobody finds one of
  /// 2^128 recovery keys by trying.
  public func unlock(recoveryKey: RecoveryKey) throws(UnlockFailure) -> VaultKey {
    try proven(slotForUnlocking(.recovery).open(recoveryKey: recoveryKey, of: id))
  }

  /// Sets another passcode, which may be of another kind; the old one opens nothing from then on,
  /// the backups beside the vault included. Interrupted anywhere, exactly one of the two opens the
  /// vault, and pending work on the backups is done with the next opening (`isCleanedUp`). Derives
  /// a key; lowers the cost as `create` does.
  ///
  /// - Parameter usesDeviceKey: true if the passcode also needs the device key; nil to leave that
  ///   as it is. If it does and the key's file is missing, another is generated.
  /// - Throws: `VaultFailure.wrongKey` or `keyDestroyed` before anything is written; after any
  ///   error the old passcode is the one that works.
  public func changePasscode(
    to passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    usesDeviceKey: Bool? = nil,
    under key: VaultKey
  ) throws(VaultFailure) {
    try require(key)
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
    try changeHeader { header in
      header.set(slot)
      header.schedule(.copyingSlots)
    }
    performPendingCleanup()
  }

  /// The reason for which no passcode can open the vault here, known before any is tried: `noPasscode`
  /// or `noDeviceKey`; nil if there is none. Needs no key.
  public func passcodeObstacle() -> UnlockFailure? {
    // Unlocking tells what is wrong with the slot.
    guard let slot = try? slot(.passcode) else { return nil }
    if slot.isWithoutPasscode { return .noPasscode }
    return deviceKeyState(slot) == .missing ? .noDeviceKey : nil
  }

  /// True if the passcode needs the device key as well. Needs no key; false if the slot is damaged.
  public func usesDeviceKey() throws(VaultFailure) -> Bool {
    do throws(VaultFailure) {
      return try slot(.passcode).device != nil
    } catch .damaged(.slot) {
      return false
    }
  }

  /// The device key for a passcode's slot; a new one if it is gone. If the slot needs none yet, the
  /// existing key is reused: a copy of the vault elsewhere may need it.
  func deviceKey() throws(VaultFailure) -> SecretBytes {
    do throws(SecretFailure) {
      let key =
        // A damaged slot has no mark to go by, and is about to be replaced.
        if let mark = try? slot(.passcode).device {
          try dependencies.devices.key(of: id, marked: mark)
        } else {
          try dependencies.devices.anyKey(of: id)
        }
      if let key { return key }
    } catch {
      throw VaultFailure(secret: error)
    }
    return try dependencies.devices.make(of: id, random: random)
  }

  private func slot(_ kind: Damage.Slot) throws(VaultFailure) -> Slot {
    guard !isClosed.load(ordering: .acquiring) else { throw .closed }
    return try header.slot(kind)
  }

  private func slotForUnlocking(_ kind: Damage.Slot) throws(UnlockFailure) -> Slot {
    do throws(VaultFailure) {
      return try slot(kind)
    } catch {
      throw UnlockFailure(error)
    }
  }

  /// Returns the key after checking that it is the vault's own.
  private func proven(_ key: VaultKey) throws(UnlockFailure) -> VaultKey {
    do throws(VaultFailure) {
      try require(key)
      return key
    } catch {
      throw error == .wrongKey ? .damaged(.header) : UnlockFailure(error)
    }
  }
}
