import AppSupport
package import Flashcards
package import Secrets
package import Store
package import Sync
package import SyncEngines
package import Vault
package import Wording

/// The group of devices of an open vault: whatever screens and commands do about it. For one thread.
package struct DeviceService {
  /// The group that the vault is in.
  package typealias Group = Coordinator<VaultSyncStorage>

  package let vault: Vault
  package let key: VaultKey
  package let places: SyncPlaces
  let storage: VaultSyncStorage
  package let environment: SyncEnvironment
  /// Makes that of another remote.
  let makeEnvironment: (RemoteURL) throws -> SyncEnvironment
  /// Told of the changes in the vault by each transaction of a round.
  package let applied: (AppliedChanges) -> Void
  private let wording: Wording
  private let now: () -> Timestamp

  /// - Parameters:
  ///   - key: that of the vault, or one that was leased from it.
  ///   - remote: nil for that of the group that the vault is in.
  ///   - variables: those of the process's environment, as `NAME=value`.
  ///   - now: the wall clock.
  /// - Throws: `CoordinatorFailure.noMembership` without a remote.
  package init(
    _ vault: Vault,
    under key: VaultKey,
    at places: SyncPlaces,
    remote: RemoteURL? = nil,
    variables: [String],
    random: any RandomSource,
    wording: Wording,
    now: @escaping @Sendable () -> Timestamp,
    isCancelled: @escaping () -> Bool,
    progress: @escaping (Sync.SyncProgress) -> Void = { _ in },
    applied: @escaping (AppliedChanges) -> Void = { _ in }
  ) throws {
    self.vault = vault
    self.key = key
    self.places = places
    self.wording = wording
    self.now = now
    self.applied = applied
    storage = VaultSyncStorage(vault, key: key, now: now)
    guard let remote = try remote ?? storage.remote().map({ try RemoteURL(parsing: $0) }) else {
      throw CoordinatorFailure.noMembership
    }
    makeEnvironment = { remote in
      try SyncEnvironment(
        remote,
        places,
        variables: variables,
        random: random,
        now: { now().rawValue },
        isCancelled: isCancelled,
        progress: progress
      )
    }
    environment = try makeEnvironment(remote)
  }

  /// The group that the vault is in.
  package func group() throws -> Group { try Coordinator(storage, environment) }

  /// The conflicts: fields that were changed on several devices at once.
  package func conflicts(_ group: Group) throws -> VaultConflicts {
    try VaultConflicts(of: vault, under: key, group, now: now)
  }

  /// A round that has ended well.
  package struct Round {
    package let report: Sync.SyncReport
    /// The number of things that stay, as they were deleted on one device and changed on another.
    package let kept: Int
  }

  /// Sends what is new here, and applies what is new on the remote. Whether that went well, or why
  /// not, is noted.
  package func synchronize(_ group: Group) throws -> Round {
    var kept = 0
    let report = try places.noting(wording) {
      try group.synchronize {
        kept += $0.survivors
        applied($0)
      }
    }
    return Round(report: report, kept: kept)
  }

  /// Waits before the next look at the remote.
  package func pause() throws {
    for _ in 0..<20 {
      guard !environment.isCancelled() else { throw CoordinatorFailure.cancelled }
      DetachedThread.sleep(for: .milliseconds(50))
    }
  }
}
