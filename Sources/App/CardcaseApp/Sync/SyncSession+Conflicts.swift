import Flashcards
import Store
import Sync
import SyncMerging

/// What was changed on several devices at once.
extension SyncSession {
  /// A conflict with the log that it is in.
  struct LoggedConflict {
    let log: SyncLog
    let conflict: SyncConflict
  }

  /// The conflicts, those of flashcards first.
  func conflicts(
    _ coordinator: Coordinator<VaultSyncStorage>
  ) throws -> [LoggedConflict] {
    try logs(coordinator).flatMap { log in
      try SyncStore(vault).conflicts(in: log, under: key).map { conflict in
        LoggedConflict(log: log, conflict: conflict)
      }
    }
  }

  /// The number of things that have conflicts.
  func conflictCount() throws -> Int {
    try SyncSpace.allCases.reduce(0) { count, space in
      try count + SyncStore(vault).conflictCount(of: space, under: key)
    }
  }

  /// Settles a conflict with one of its versions.
  ///
  /// - Returns: false if it is none any more.
  func settle(_ logged: LoggedConflict, with version: SyncConflict.Version) throws -> Bool {
    let applied = try SyncStore(vault).settle(
      logged.conflict.key,
      logged.conflict.field,
      with: version.dot,
      in: logged.log,
      at: WallClock.now.time,
      under: key
    )
    return applied != nil
  }

  /// The logs that have begun.
  private func logs(_ coordinator: Coordinator<VaultSyncStorage>) throws -> [SyncLog] {
    let valueKey = coordinator.valueKey
    return try SyncSpace.allCases.filter { try storage.position(of: $0) != nil }
      .compactMap { space in
        switch space {
        case .study: .study
        case .wallet: valueKey.map { .wallet($0) }
        }
      }
  }
}
