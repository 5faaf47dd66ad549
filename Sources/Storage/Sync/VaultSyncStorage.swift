package import Flashcards
package import SealedFiles
package import Secrets
package import Store
package import Vault

/// A vault with its key, as the coordinator uses it.
package struct VaultSyncStorage: SyncStorage {
  /// The logs of the vault.
  package let store: SyncStore
  /// The key that it was lent with.
  package let key: VaultKey
  private let vault: Vault
  private let now: () -> Timestamp

  /// Lends the coordinator a vault: its key, or one that was leased from it, and the wall clock.
  package init(_ vault: Vault, key: VaultKey, now: @escaping () -> Timestamp) {
    self.vault = vault
    store = SyncStore(vault)
    self.key = key
    self.now = now
  }

  package var media: (any SyncMedia<AppliedChanges>)? {
    VaultSyncMedia(vault: vault, key: key, now: now)
  }

  package func membership() throws -> SecretBytes? { try store.membership(under: key) }

  package func setMembership(_ membership: SecretBytes?) throws {
    try store.setMembership(membership, under: key)
  }

  /// Until a renewed key is confirmed the vault has it whole, and then its public half.
  package func renewedRecovery(in group: GroupID) throws -> RecoveryPublic? {
    if let pending = try vault.pendingRecoveryKey(under: key) {
      return try RecoveryIdentity(pending).publicHalf(in: group)
    }
    guard let bytes = try vault.recoveryPublicHalf(under: key) else { return nil }
    guard let half = RecoveryPublic(bytes: bytes) else {
      throw VaultFailure.damaged(.pendingRecoveryKey)
    }
    // A group that the vault has left since has another proof.
    return half.isSet(for: group) ? half : nil
  }

  /// Erases the vault's recovery key, because it has been written down. The public half stays for
  /// the group, which may not have been told of it yet.
  package func confirmRecoveryKey() throws {
    var half: RecoveryPublic?
    if let packed = try membership(), let pending = try vault.pendingRecoveryKey(under: key) {
      half = try RecoveryIdentity(pending).publicHalf(in: Membership(unpacking: packed).group)
    }
    try vault.recoveryKeyConfirmed(under: key, keeping: half?.bytes)
  }

  package func position(of space: SyncSpace) throws -> LogPosition? {
    try store.position(of: space, under: key).map {
      LogPosition(
        replica: $0.replica,
        applied: $0.applied,
        waiting: $0.waiting,
        isOfOlderProgram: $0.isOfOlderProgram
      )
    }
  }

  package func begin(_ space: SyncSpace, as number: UInt16) throws {
    try store.begin(space, as: number, under: key)
  }

  package func reset() throws { try store.reset(under: key) }

  package func seal(
    _ space: SyncSpace,
    valueKey: SealingKey?,
    _ seal: @escaping ([Frame]) throws -> [SealedSegment]
  ) throws {
    let log = try log(space, valueKey)
    // The vault tells an error of somebody else's as one of its own.
    var reason: (any Error)?
    do throws(VaultFailure) {
      try store.seal(log, at: now(), under: key) { frames in
        do {
          return try seal(frames).map { OutgoingSegment(path: $0.path, content: $0.content) }
        } catch {
          reason = error
          throw error
        }
      }
    } catch {
      throw reason ?? error
    }
  }

  package func outgoing() throws -> [OutgoingFile] {
    var files: [OutgoingFile] = []
    try store.eachOutgoing(under: key) { id, segment in
      files.append(
        OutgoingFile(
          id: id,
          segment: SealedSegment(path: segment.path, content: segment.content)
        )
      )
      return true
    }
    return files
  }

  package func removeOutgoing(_ ids: [Int64]) throws {
    try store.removeOutgoing(ids, under: key)
  }

  package func held(in space: SyncSpace) throws -> [HeldFrames] {
    try store.held(in: space, under: key).map {
      HeldFrames(replica: $0.replica, needNewerProgram: $0.needNewerProgram)
    }
  }

  package func apply(
    _ frames: [Frame],
    to space: SyncSpace,
    valueKey: SealingKey?
  ) throws -> FrameApplication<AppliedChanges> {
    switch try store.apply(frames, to: log(space, valueKey), at: now(), under: key) {
    case .applied(let changes): .applied(changes)
    case .unsealed: .unsealed
    case .waiting(let dots): .waiting(for: dots)
    case .unreadable: .unreadable
    }
  }

  private func log(
    _ space: SyncSpace,
    _ valueKey: SealingKey?
  ) throws(CoordinatorFailure) -> SyncLog {
    switch space {
    case .study: return .study
    case .wallet:
      guard let valueKey else { throw .keysMissing }
      return .wallet(valueKey)
    }
  }
}
