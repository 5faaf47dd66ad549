import Flashcards
import Secrets
import Store
import Sync
import SyncEngines
import SyncSegments
import Vault

/// The remote of a vault that is open for one command.
struct SyncSession {
  let vault: Vault
  let key: VaultKey
  let storage: VaultSyncStorage
  let environment: SyncEnvironment
  let interruption: Interruption
  let places: SyncPlaces

  /// - Parameters:
  ///   - remote: nil for that of the group that the vault is in.
  ///   - variables: those of the process's environment, as `NAME=value`.
  init(
    _ vault: Vault,
    under key: VaultKey,
    remote: RemoteURL?,
    stateDirectory: String,
    variables: [String]
  ) throws {
    self.vault = vault
    self.key = key
    storage = VaultSyncStorage(vault, key: key) { WallClock.now.time }
    guard let remote = try remote ?? storage.remote().map({ try RemoteURL(parsing: $0) }) else {
      throw SyncToolFailure.noGroup
    }
    let interruption = Interruption()
    places = SyncPlaces(of: vault, in: stateDirectory)
    self.interruption = interruption
    environment = try SyncEnvironment(
      remote,
      places,
      variables: variables,
      random: SystemRandom(),
      now: { WallClock.now.time.rawValue },
      isCancelled: { interruption.isDue }
    )
  }

  /// The way into a group.
  var setup: SyncSetup<VaultSyncStorage> { SyncSetup(storage, environment) }

  /// The group that the vault is in.
  func coordinator() throws -> Coordinator<VaultSyncStorage> {
    try Coordinator(storage, environment)
  }

  /// What was changed on several devices at once.
  func conflicts(_ coordinator: Coordinator<VaultSyncStorage>) throws -> VaultConflicts {
    try VaultConflicts(of: vault, under: key, coordinator) { WallClock.now.time }
  }

  /// Waits before the next look at the remote.
  func pause() throws {
    for _ in 0..<20 {
      guard !interruption.isDue else { throw CoordinatorFailure.cancelled }
      DetachedThread.sleep(for: .milliseconds(50))
    }
  }
}
