import CSealedPages
import Glibc
import Secrets

/// The file operations by which one file or header replaces another, whose failure must leave the old or
/// the new. Tests substitute one that fails. Failures of SQLite's own calls are injected beneath
/// SQLite.
struct Disk: Sendable {
  /// Renames a file, replacing any at the new name.
  var rename: @Sendable (_ from: String, _ to: String) -> Int32
  /// Waits until an open file or directory is on the disk.
  var sync: @Sendable (_ descriptor: Int32) -> Int32

  /// Writes to the clear beginning of a vault's file, or of a vault in memory, and waits until it is on
  /// the disk. Returns 0, or the error number.
  var writeHeader: @Sendable (_ name: String, _ bytes: [UInt8], _ offset: Int) -> Int32

  /// Writes to an open pack of media. Returns 0, or the error number.
  var writePack: @Sendable (_ descriptor: Int32, _ bytes: [UInt8], _ offset: Int) -> Int32 = {
    FileTransfer.write($1, to: $0, at: $2)
  }

  /// The real system calls.
  static let system = Disk(
    rename: { Glibc.rename($0, $1) },
    sync: { fsync($0) },
    writeHeader: { sealed_pages_write_clear($0, $1, $1.count, $2) }
  )
}

/// The outside dependencies of a vault.
struct VaultDependencies: Sendable {
  var random: any RandomSource
  var disk = Disk.system
  var schema = Schema.current
  var devices = DeviceKeyFile(directory: nil)
}
