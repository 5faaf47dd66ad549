/// Where a vault is kept.
public enum VaultLocation: Hashable, Sendable {
  /// In a file at this path, with SQLite's `-wal` and `-shm` beside it.
  case file(String)
  /// In this process's memory only: nothing reaches a disk, and it is gone with the process.
  case memory
}
