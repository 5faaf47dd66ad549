import ArgumentParser
import FoundationEssentials
import Wording

/// `cardcase vault`: the commands about the vault's file.
struct VaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "vault",
    abstract: .helpVault,
    subcommands: [Status.self, Backup.self, Verify.self, Restore.self, Rekey.self, DeviceKey.self]
  )

  /// The current time in seconds since 1970 (UTC).
  static var now: Int64 { Int64(Date().timeIntervalSince1970) }
}
