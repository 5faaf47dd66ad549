import Flashcards
import Secrets
package import Store
import Sync
import Vault

/// The fields of a vault that were changed on several devices at once.
package struct VaultConflicts {
  /// A conflict with the part of the vault that it is in.
  package struct SpaceConflict {
    let space: SyncSpace
    package let conflict: SyncConflict
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
  package func all() throws -> [SpaceConflict] {
    try begunSpaces().flatMap { space in
      try store.conflicts(in: log(space), under: key).map { conflict in
        SpaceConflict(space: space, conflict: conflict)
      }
    }
  }

  /// The number of things that have conflicts.
  package func count() throws -> Int {
    try begunSpaces().reduce(0) { try $0 + store.conflictCount(of: $1, under: key) }
  }

  /// Settles conflicts, each with one of its versions: those of flashcards and those of payment cards
  /// in one step each.
  ///
  /// - Returns: the changes in the vault, and the number of conflicts that still were ones.
  package func settle(
    _ choices: [(conflict: SpaceConflict, version: Int)]
  ) throws -> (changes: AppliedChanges, count: Int) {
    var changes = AppliedChanges()
    var count = 0
    for space in try begunSpaces() {
      let own = choices.filter { $0.conflict.space == space }.compactMap { choice in
        let conflict = choice.conflict.conflict
        return conflict.versions.indices.contains(choice.version)
          ? SyncConflict.Choice(
            conflict.key,
            conflict.field,
            conflict.versions[choice.version].dot
          ) : nil
      }
      guard !own.isEmpty else { continue }
      let settled = try store.settle(own, in: log(space), at: now(), under: key)
      changes.merge(settled.changes)
      count += settled.count
    }
    return (changes, count)
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
