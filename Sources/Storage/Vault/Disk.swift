import Glibc
import Secrets

/// What the system does to files when one takes another's place: the calls whose failure must leave
/// the old or the new. Tests bring one that fails. SQLite's own calls are failed beneath SQLite.
struct Disk: Sendable {
  /// Gives a file another name, in the place of what has it.
  var rename: @Sendable (_ from: String, _ to: String) -> Int32
  /// Waits until an open file or directory is on the disk.
  var sync: @Sendable (_ descriptor: Int32) -> Int32

  /// The real one.
  static let system = Disk(rename: { Glibc.rename($0, $1) }, sync: { fsync($0) })
}

/// What a vault takes from outside.
struct VaultDependencies: Sendable {
  var random: any RandomSource
  var disk = Disk.system
  var schema = Schema.current
  var devices = DeviceKeyFile(directory: nil)
}
