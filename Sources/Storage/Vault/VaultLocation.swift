/// The location of a vault.
public enum VaultLocation: Hashable, Sendable {
  /// In a file at this path, with SQLite's `-wal` and `-shm` beside it.
  case file(String)
  /// In this process's memory only: nothing reaches a disk, and it is gone with the process.
  case memory
}

/// The access that a vault is opened for.
public enum VaultAccess: Hashable, Sendable {
  /// To read and write it, which one process at a time may.
  case readWrite
  /// To read it, while another process may be writing. Writing fails with `VaultFailure.readOnly`.
  case readOnly
}
