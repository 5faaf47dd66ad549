import ByteCoding
package import Flashcards
package import Secrets
package import Vault

/// The logs by which a vault is kept in step with those of other devices: changes go out as frames,
/// and frames of others come in.
package struct SyncStore: Sendable {
  let vault: Vault

  /// The logs of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  // MARK: Membership

  /// The device's membership in its sync group, sealed in the vault; nil if it is in none.
  package func membership(under key: VaultKey) throws(VaultFailure) -> SecretBytes? {
    try vault.readRecords(under: key) { records in
      try records.openSecret(Self.membershipID, in: .syncState)
    }
  }

  /// True if the vault is in a sync group.
  package func isMember(under key: VaultKey) throws(VaultFailure) -> Bool {
    try vault.readRecords(under: key) { records in
      try records.contains(Self.membershipID, in: .syncState)
    }
  }

  /// Replaces what the device knows of its sync group. With nil, everything that is only for keeping
  /// devices in step is removed.
  package func setMembership(
    _ membership: SecretBytes?,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      guard let membership else {
        try records.removeSync()
        return try records.delete(Self.membershipID, from: .syncState)
      }
      try records.put(Self.membershipID, .secret(membership), in: .syncState)
    }
  }

  private static let membershipID: Int64 = 0

  // MARK: Logs

  /// The position of a log; nil unless that part of the vault is kept in step.
  package func position(
    of space: SyncSpace,
    under key: VaultKey
  ) throws(VaultFailure) -> SyncPosition? {
    try vault.readRecords(under: key) { records in
      guard let state = try records.syncState(space) else { return nil }
      let space = Int64(space.rawValue)
      return SyncPosition(
        replica: state.replica,
        applied: state.applied,
        isSeeded: state.isSeeded,
        isOfOlderProgram: state.knowledge < SyncSpaceState.knowledge,
        waiting: try records.count(of: .syncOutbox, .column("space", space))
      )
    }
  }

  /// Begins a log. Everything that there is goes into its first frames, as writes that know of
  /// nothing, when they are made.
  ///
  /// - Parameter replica: the device's number in its group, 1 to 1,023.
  package func begin(
    _ space: SyncSpace,
    as replica: UInt16,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      try records.put(SyncSpaceState(replica: replica), of: space)
    }
  }

  /// Removes the logs and the state of merging, but not the membership, so that logs can begin anew.
  package func reset(under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.removeSync() }
  }

  /// Makes frames of all changes that are in none yet, in one transaction, and stores the segments
  /// that `seal` makes of them, to be sent.
  ///
  /// - Parameters:
  ///   - seal: makes segments of the next frames, which come in order; called again and again. Its
  ///     last call has no frames, for what it still holds.
  /// - Returns: the number of frames.
  @discardableResult
  package func seal(
    _ log: SyncLog,
    at now: Timestamp,
    under key: VaultKey,
    _ seal: @escaping ([Frame]) throws -> [OutgoingSegment]
  ) throws(VaultFailure) -> Int {
    try vault.writeRecords(under: key) { records in
      guard let state = try records.syncState(log.space) else { return 0 }
      var count = 0
      func store(_ frames: [Frame]) throws {
        count += frames.count
        for segment in try seal(frames) {
          try records.append(.plain(segment.bytes), to: .syncSegment)
        }
      }
      try records.drain(log, state, at: now) { try store([$0]) }
      if count > 0 { try store([]) }
      return count
    }
  }

  /// The segments that wait to be sent, the oldest first, with their numbers here.
  ///
  /// - Parameter body: called for each; false ends it.
  package func eachOutgoing(
    under key: VaultKey,
    _ body: (_ id: Int64, OutgoingSegment) throws -> Bool
  ) throws(VaultFailure) {
    try vault.readRecords(under: key) { records in
      for id in try records.ids(of: .syncSegment) {
        let segment = try records.open(id, in: .syncSegment) { _, content in
          try OutgoingSegment(content)
        }
        guard let segment, try body(id, segment) else { return }
      }
    }
  }

  /// Removes segments that were sent, by their numbers here.
  package func removeOutgoing(
    _ ids: [Int64],
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.deleteAll(ids, from: .syncSegment) }
  }

  /// Applies frames of another device, all of them in one transaction or none, and what an older
  /// program kept for this one. Changes of this device that are in no frame yet must be in one before.
  package func apply(
    _ frames: [Frame],
    to log: SyncLog,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> SyncApplication {
    var isUnreadable = false
    do throws(VaultFailure) {
      return try vault.writeRecords(under: key) { records in
        guard let state = try records.syncState(log.space) else {
          return .applied(AppliedChanges())
        }
        guard try records.count(of: .syncOutbox, .column("space", Int64(log.space.rawValue))) == 0
        else { return .unsealed }
        guard !frames.isEmpty || state.knowledge < SyncSpaceState.knowledge else {
          return .applied(AppliedChanges())
        }
        let missing = state.missing(for: frames)
        guard missing.isEmpty else { return .waiting(for: missing) }
        do {
          return .applied(try records.apply(frames, to: log, state, at: now))
        } catch let error where error.isOfFrames {
          isUnreadable = true
          throw error
        }
      }
    } catch {
      guard isUnreadable else { throw error }
      return .unreadable
    }
  }

  /// A hash of everything that devices have in common: equal once they are in step.
  package func digest(
    of log: SyncLog,
    under key: VaultKey
  ) throws(VaultFailure) -> [UInt8] {
    try vault.writeRecords(under: key) { try $0.syncDigest(of: log) }
  }
}

/// A log, with what is needed to read its frames and make some.
package enum SyncLog: Sendable {
  /// The log of the flashcards.
  case study
  /// The log of the payment cards, with the key for their values that are sealed by themselves.
  case wallet(SealingKey)

  /// The part of the vault.
  package var space: SyncSpace {
    switch self {
    case .study: .study
    case .wallet: .wallet
    }
  }

  /// The values of payment cards; nil in the log of the flashcards.
  var values: PaymentCardValues? {
    switch self {
    case .study: nil
    case .wallet(let key): PaymentCardValues(key: key)
    }
  }
}

/// The result of applying frames.
package enum SyncApplication: Sendable {
  /// They are applied, with these changes in the vault.
  case applied(AppliedChanges)
  /// Nothing is applied, as changes of this device are in no frame yet.
  case unsealed
  /// Nothing is applied, as these frames must come before.
  case waiting(for: [Dot])
  /// Nothing is applied, as they can't be read.
  case unreadable
}

/// The position of a log.
package struct SyncPosition: Sendable, Hashable {
  /// The device's number in its group.
  package let replica: UInt16
  /// Everything that is applied, the device's own frames included.
  package let applied: VersionVector
  /// True once everything that the vault had before is in a frame.
  package let isSeeded: Bool
  /// True if frames were applied by an older program: what it kept unread may be readable now.
  package let isOfOlderProgram: Bool
  /// The number of changes that are in no frame yet.
  package let waiting: Int

  /// The number of the device's last frame.
  package var number: UInt64 { applied[replica] }
}

/// A sealed segment that waits to be sent.
package struct OutgoingSegment: Sendable, Hashable {
  /// The path on the remote.
  package let path: String
  /// The content, which never changes.
  package let content: [UInt8]

  /// Creates a segment.
  package init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }

  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(compact: Array(path.utf8))
    bytes.append(raw: content)
    return bytes.bytes
  }

  init(_ stored: UnsafeRawBufferPointer) throws {
    var bytes = ByteReader(Array(stored))
    let path = Array(try bytes.content())
    self.init(path: path.text, content: Array(bytes.rest()))
  }
}
