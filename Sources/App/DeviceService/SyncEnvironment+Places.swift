import Secrets
import Sync
import SyncEngines

extension SyncEnvironment {
  /// The surroundings of work on the group of a vault of this machine.
  ///
  /// - Parameters:
  ///   - places: the vault's directories, which are made where they are missing.
  ///   - variables: those of the process's environment, as `NAME=value`.
  ///   - now: the wall clock in milliseconds since 1970.
  init(
    _ remote: RemoteURL,
    _ places: SyncPlaces,
    variables: [String],
    random: any RandomSource,
    now: @escaping @Sendable () -> Int64,
    isCancelled: @escaping () -> Bool,
    progress: @escaping (SyncProgress) -> Void = { _ in }
  ) throws {
    try places.make()
    let options = EngineOptions(cacheDirectory: places.cache, environment: variables) {
      now() / 1000
    }
    self.init(
      engine: remote.engine(options),
      archive: RemoteURL.folder(places.archive).engine(options),
      remote: remote.text,
      random: random,
      now: now,
      isCancelled: isCancelled,
      progress: progress,
      readNote: { try places.readNote() },
      writeNote: { try places.writeNote($0) }
    )
  }
}
