import Flashcards
import Secrets
import Store
import Sync
import SyncMerging
import Vault

/// The fields of a vault that were changed on several devices at once.
struct VaultConflicts {
  /// A conflict with the part of the vault that it is in.
  struct SpaceConflict {
    let space: SyncSpace
    let conflict: SyncConflict
  }

  private let store: SyncStore
  private let key: VaultKey
  private let valueKey: SealingKey?
  private let now: () -> Timestamp

  /// - Parameters:
  ///   - coordinator: that of the vault's group.
  ///   - now: the wall clock.
  init(
    of vault: Vault,
    under key: VaultKey,
    _ coordinator: Coordinator<VaultSyncStorage>,
    now: @escaping () -> Timestamp
  ) throws {
    store = SyncStore(vault)
    self.key = key
    valueKey = coordinator.valueKey
    self.now = now
  }

  /// The conflicts, those of the flashcards first.
  func all() throws -> [SpaceConflict] {
    try begunSpaces().flatMap { space in
      try store.conflicts(in: log(space), under: key).map { conflict in
        SpaceConflict(space: space, conflict: conflict)
      }
    }
  }

  /// The number of things that have conflicts.
  func count() throws -> Int {
    try begunSpaces().reduce(0) { try $0 + store.conflictCount(of: $1, under: key) }
  }

  /// Settles a conflict.
  ///
  /// - Returns: the changes in the vault; nil if it is no conflict any more.
  func settle(_ conflict: SpaceConflict, version: Int) throws -> AppliedChanges? {
    guard conflict.conflict.versions.indices.contains(version) else { return nil }
    return try store.settle(
      conflict.conflict.key,
      conflict.conflict.field,
      with: conflict.conflict.versions[version].dot,
      in: log(conflict.space),
      at: now(),
      under: key
    )
  }

  private func begunSpaces() throws -> [SyncSpace] {
    try SyncSpace.allCases.filter { try store.position(of: $0, under: key) != nil }
  }

  private func log(_ space: SyncSpace) throws -> SyncLog {
    switch space {
    case .study: return .study
    case .wallet:
      guard let valueKey else { throw CoordinatorFailure.keysMissing }
      return .wallet(valueKey)
    }
  }
}
