package import Secrets
package import SyncEngines

/// The surroundings of the coordinator.
package struct SyncEnvironment {
  /// The remote.
  package var engine: any SyncEngine
  /// A directory of this device with a copy of each segment it has sealed, for a remote that lost
  /// them.
  package var archive: any SyncEngine
  /// The name of the remote, as it is kept in the membership.
  package var remote: String
  /// The source of keys and nonces.
  package var random: any RandomSource
  /// The wall clock in milliseconds since 1970.
  package var now: () -> Int64
  /// True once the work is to end at its next step.
  package var isCancelled: () -> Bool
  /// Told of each step.
  package var progress: (SyncProgress) -> Void
  /// Reads what this device noted outside of the vault; nil if there is nothing.
  package var readNote: () throws -> [UInt8]?
  /// Notes something outside of the vault.
  package var writeNote: ([UInt8]) throws -> Void

  /// Creates the surroundings.
  package init(
    engine: any SyncEngine,
    archive: any SyncEngine,
    remote: String,
    random: any RandomSource,
    now: @escaping () -> Int64,
    isCancelled: @escaping () -> Bool = { false },
    progress: @escaping (SyncProgress) -> Void = { _ in },
    readNote: @escaping () throws -> [UInt8]?,
    writeNote: @escaping ([UInt8]) throws -> Void
  ) {
    self.engine = engine
    self.archive = archive
    self.remote = remote
    self.random = random
    self.now = now
    self.isCancelled = isCancelled
    self.progress = progress
    self.readNote = readNote
    self.writeNote = writeNote
  }
}

/// A step of the coordinator's work.
package struct SyncProgress: Sendable, Hashable {
  /// The kind of work.
  package enum Phase: Sendable, Hashable {
    /// Asking what the remote has.
    case listing
    /// Reading segments of others.
    case reading
    /// Putting up segments of one's own.
    case sending
  }

  /// The kind of work.
  package let phase: Phase
  /// The number of files done.
  package let done: Int
  /// The number of files in all.
  package let total: Int
}
