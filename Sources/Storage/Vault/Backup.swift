import FoundationEssentials

/// A backup of a vault, stored beside it.
public struct Backup: Hashable, Sendable {
  /// The number of backups kept; the oldest is removed when there is one more.
  public static let limit = 5

  /// Its number, higher than that of every earlier one, whatever the clock said.
  public let number: Int
  /// The time of its creation, in seconds since 1970 (UTC).
  public let time: Int64
  /// Its path.
  public let path: String

  /// Its length in bytes.
  public var size: Int { file.size }

  var file: VaultFile { VaultFile(path: path) }

  /// The backups of the vault at a location, the newest first. Files with other names are ignored.
  public static func all(beside location: VaultLocation) -> [Backup] {
    switch location {
    case .file(let path): all(beside: VaultFile(path: path))
    case .memory: []
    }
  }

  static func all(beside vault: VaultFile) -> [Backup] {
    vault.names(beginning: infix).compactMap { Backup(of: vault, named: $0) }
      .sorted { $0.number > $1.number }
  }

  /// The backup to be made after the others.
  init(of vault: VaultFile, after others: [Backup], at time: Int64) {
    number = (others.map(\.number).max() ?? 0) + 1
    self.time = time
    path = "\(vault.path)\(Self.infix)\(number)-\(Self.stamped(time))"
  }

  /// A time as it appears in a file's name: 20260901T123000Z.
  static func stamped(_ time: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(stamp)
  }

  private init?(of vault: VaultFile, named name: String) {
    // A name with anything else than a date in it is not a backup's.
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), number > 0,
      let date = try? Date(String(parts[1]), strategy: Self.stamp)
    else { return nil }
    self.number = number
    time = Int64(date.timeIntervalSince1970)
    path = vault.path + Self.infix + name
  }

  private static let infix = ".backup-"

  private static var stamp: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
  }
}
