public import Secrets

extension Vault {
  /// The recovery key, until the user has proved that it was written down; nil afterwards.
  ///
  /// - Throws: `VaultFailure.damaged(.pendingRecoveryKey)` if it was changed, `wrongKey` or
  ///   `keyDestroyed`.
  public func pendingRecoveryKey(under key: VaultKey) throws(VaultFailure) -> RecoveryKey? {
    try require(key)
    return try header.open(.pendingKey, under: key) { key, box, data throws(SecretFailure) in
      try RecoveryKey(bytes: key.openSecret(box, boundTo: data))
    }
  }

  /// The public half of the recovery key, as `recoveryKeyConfirmed` was given it; nil if it was
  /// given none, or the key has been renewed since.
  ///
  /// - Throws: as `pendingRecoveryKey` does.
  public func recoveryPublicHalf(under key: VaultKey) throws(VaultFailure) -> [UInt8]? {
    try require(key)
    return try header.open(.publicHalf, under: key) { key, box, data throws(SecretFailure) in
      try key.open(box, boundTo: data)
    }
  }

  /// Erases the stored recovery key, because it has been written down. Its sealed bytes are gone
  /// from the file and its backups when this returns, or with the next opening (`isCleanedUp`).
  ///
  /// - Parameter publicHalf: what stays of it, for whoever has to tell others of the key; nil for
  ///   nothing. It goes into the backups with the slot.
  public func recoveryKeyConfirmed(
    under key: VaultKey,
    keeping publicHalf: [UInt8]? = nil
  ) throws(VaultFailure) {
    try require(key)
    try changeHeader { header in
      if let publicHalf {
        try header.keep(SecretBytes(publicHalf), as: .publicHalf, under: key, random: random)
      }
      header.remove(.pendingKey)
      header.schedule(.copyingSlots)
    }
    performPendingCleanup()
  }

  /// Generates another recovery key; the old one opens nothing from then on, the backups included,
  /// as with `changePasscode`. It is stored until it is confirmed, as the first one was.
  public func renewRecoveryKey(under key: VaultKey) throws(VaultFailure) -> RecoveryKey {
    try require(key)
    let recoveryKey: RecoveryKey
    do throws(SecretFailure) {
      recoveryKey = try RecoveryKey(random: random)
    } catch {
      throw VaultFailure(secret: error)
    }
    try changeHeader { header in
      header.set(try .recovery(recoveryKey, wrapping: key, of: id, random: random))
      try header.keep(pending: recoveryKey, under: key, random: random)
      header.schedule(.copyingSlots)
    }
    performPendingCleanup()
    return recoveryKey
  }
}

/// The fields about the recovery key in the header.
extension VaultHeader {
  /// The names of the boxes. Part of the format.
  enum RecoveryBox: String {
    case pendingKey = "pending recovery key"
    case publicHalf = "public half of the recovery key"

    fileprivate var purpose: KeyPurpose { KeyPurpose(rawValue: "vault/\(rawValue)") }
  }

  /// True if a recovery key is stored that the user has not proved to have written down. Needs no
  /// key.
  var hasPendingRecoveryKey: Bool { boxes[RecoveryBox.pendingKey.rawValue] != nil }

  /// Stores a new recovery key, in place of whatever is stored of an earlier one.
  mutating func keep(
    pending recoveryKey: RecoveryKey,
    under key: VaultKey,
    random: any RandomSource
  ) throws(SecretFailure) {
    remove(.publicHalf)
    try keep(recoveryKey.bytes(), as: .pendingKey, under: key, random: random)
  }

  fileprivate mutating func keep(
    _ content: SecretBytes,
    as name: RecoveryBox,
    under key: VaultKey,
    random: any RandomSource
  ) throws(SecretFailure) {
    boxes[name.rawValue] = try key.subKey(for: name.purpose)
      .seal(content, boundTo: data(of: name), random: random).bytes
  }

  fileprivate mutating func remove(_ name: RecoveryBox) {
    boxes[name.rawValue] = nil
  }

  fileprivate func open<T>(
    _ name: RecoveryBox,
    under key: VaultKey,
    _ open: (SealingKey, SealedBox, AssociatedData) throws(SecretFailure) -> T
  ) throws(VaultFailure) -> T? {
    guard let bytes = boxes[name.rawValue] else { return nil }
    guard let box = SealedBox(bytes: bytes) else { throw .damaged(.pendingRecoveryKey) }
    do throws(SecretFailure) {
      return try open(key.subKey(for: name.purpose), box, data(of: name))
    } catch {
      switch error {
      case .notAuthentic, .wrongLength: throw .damaged(.pendingRecoveryKey)
      default: throw VaultFailure(secret: error)
      }
    }
  }

  private func data(of name: RecoveryBox) -> AssociatedData {
    AssociatedData(.text("sealed"), .bytes(id), .text(name.rawValue))
  }
}
