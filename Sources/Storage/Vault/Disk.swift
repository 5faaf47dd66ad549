import Glibc
import Secrets

/// The file operations by which one file replaces another, whose failure must leave the old or the
/// new. Tests substitute one that fails. Failures of SQLite's own calls are injected beneath
/// SQLite.
struct Disk: Sendable {
  /// Renames a file, replacing any at the new name.
  var rename: @Sendable (_ from: String, _ to: String) -> Int32
  /// Waits until an open file or directory is on the disk.
  var sync: @Sendable (_ descriptor: Int32) -> Int32

  /// The real system calls.
  static let system = Disk(rename: { Glibc.rename($0, $1) }, sync: { fsync($0) })
}

/// The outside dependencies of a vault.
struct VaultDependencies: Sendable {
  var random: any RandomSource
  var disk = Disk.system
  var schema = Schema.current
  var devices = DeviceKeyFile(directory: nil)
}
