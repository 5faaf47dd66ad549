/// Moves whole files to and from a remote.
///
/// A call blocks its thread until it is done, at most for the engine's time limit. Paths have the form
/// of `RemotePath`; files with other names are foreign, never listed and never touched.
package protocol SyncEngine: Sendable {
  /// The files under a directory of the remote, sorted by path; none if it is not there.
  ///
  /// What is larger than `EngineOptions.sizeLimit`, and what is no plain file, has its obstacle. A
  /// directory has one where its name has an ending, as those of files do.
  func list(under directory: String) throws(EngineFailure) -> [RemoteFile]

  /// Brings files near that will be read next, all at once, where that is faster. Whatever is not
  /// there is passed over.
  func prefetch(_ paths: [String]) throws(EngineFailure)

  /// The bytes of a file; nil if it is not there, or not there any more. What git gives is as of the
  /// last call of `list`.
  ///
  /// - Parameter count: where the file is larger, it throws `EngineFailure.tooLarge`.
  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]?

  /// Puts up new files, each whole or not at all. A file that is there with the same bytes stays;
  /// one with other bytes throws `EngineFailure.occupied`.
  func write(_ files: [RemoteUpload]) throws(EngineFailure)

  /// Deletes files, and empty directories in their places. What is not there is passed over.
  func delete(_ paths: [String]) throws(EngineFailure)

  /// Ends what is running. Every call throws `EngineFailure.cancelled` from then on. For any thread.
  func cancel()
}

extension SyncEngine {
  package func prefetch(_ paths: [String]) throws(EngineFailure) {}
}

/// The limits and surroundings of an engine.
package struct EngineOptions: Sendable {
  /// A directory for what the engine keeps between calls: nothing that can't be fetched again. It is
  /// made with mode 0700 where it is missing.
  package var cacheDirectory: String
  /// The variables of this process's environment, as `NAME=value`.
  package var environment: [String]
  /// The size of the largest file that is listed, in bytes.
  package var sizeLimit = 4 << 20
  /// The most files that one call lists.
  package var countLimit = 100_000
  /// The time limit of one run of a program.
  package var timeLimit = Duration.seconds(600)
  /// The time in seconds since 1970.
  package var clock: @Sendable () -> Int64

  package init(
    cacheDirectory: String,
    environment: [String],
    clock: @escaping @Sendable () -> Int64
  ) {
    self.cacheDirectory = cacheDirectory
    self.environment = environment
    self.clock = clock
  }
}

extension RemoteURL {
  /// An engine for the remote.
  package func engine(_ options: EngineOptions) -> any SyncEngine {
    switch self {
    case .folder(let path): FolderEngine(root: path, options: options)
    case .git(let url): GitEngine(url: url, options: options)
    case .rclone(let name, let path): RcloneEngine(remote: "\(name):\(path)", options: options)
    }
  }
}
