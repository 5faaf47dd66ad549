package import AppSupport
import Glibc
import ReaderProtocol
package import Vault

/// Starts readers for imports and exports.
package struct ReaderStarter: Sendable {
  /// The place of files without a name for a vault that has no file: in memory, as the vault is.
  private static let memory = "/dev/shm"

  private let program: ReaderProgram
  /// True if other processes of the same user may read the reader's memory.
  private let isTraceable: Bool
  package let scratchDirectory: String
  /// Its revocation kills the reader; nil for commands, which nothing locks.
  private let lease: KeyLease?

  /// Starts readers for work on a vault.
  package init(
    _ program: ReaderProgram,
    isTraceable: Bool = false,
    for location: VaultLocation,
    under lease: KeyLease? = nil
  ) {
    self.program = program
    self.isTraceable = isTraceable
    self.lease = lease
    scratchDirectory =
      switch location {
      case .memory: Self.memory
      case .file(let path): Self.directory(of: path)
      }
  }

  /// Starts a reader, on the thread that will use it.
  func start(_ mode: ReaderModeName) throws(ReaderFailure) -> PackageReader {
    try PackageReader(
      program,
      mode,
      scratchDirectory: scratchDirectory,
      isTraceable: isTraceable
    ) { handle in
      lease?.onRevocation { handle.kill() }
    }
  }

  /// The absolute path of a file's directory, as the reader has another one as its own.
  private static func directory(of path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let resolved = realpath(directory, nil) else { return directory }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
