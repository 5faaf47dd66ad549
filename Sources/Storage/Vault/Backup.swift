import Glibc

/// A backup of a vault, stored beside it.
public struct Backup: Hashable, Sendable {
  /// The number of backups kept beside those that are `isKept`; the oldest of them is removed when
  /// there is one more.
  public static let limit = 5

  /// Its number, higher than that of every earlier one, whatever the clock said.
  public let number: Int
  /// The time of its creation, in seconds since 1970 (UTC).
  public let time: Int64
  /// Its path.
  public let path: String
  /// True if it stays until the user deletes it: what was restored, and what that replaced.
  public let isKept: Bool

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
  init(of vault: VaultFile, after others: [Backup], at time: Int64, isKept: Bool) {
    number = (others.map(\.number).max() ?? 0) + 1
    self.time = time
    self.isKept = isKept
    let stamp = Self.stamped(time)
    path = "\(vault.path)\(Self.infix)\(number)-\(stamp)\(isKept ? Self.keptEnding : "")"
  }

  /// Renames the file, so that it stays until the user deletes it.
  func keep() throws(VaultFailure) {
    guard !isKept, rename(path, path + Self.keptEnding) != 0 else { return }
    throw VaultFile.failure(creating: errno)
  }

  /// A time as it appears in a file's name: 20260901T123000Z.
  static func stamped(_ time: Int64) -> String {
    var seconds = time_t(time)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2)
      + "T" + digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2) + "Z"
  }

  /// The time that a file's name has, if it is written as `stamped` writes it.
  private static func time(stamped text: String) -> Int64? {
    // Places and lengths of the year, the month, the day, the hour, the minute and the second.
    let places = [(0, 4), (4, 2), (6, 2), (9, 2), (11, 2), (13, 2)]
    let values = places.compactMap { Int32(text.dropFirst($0).prefix($1)) }
    guard values.count == places.count else { return nil }
    var parts = tm()
    parts.tm_year = values[0] - 1900
    parts.tm_mon = values[1] - 1
    parts.tm_mday = values[2]
    parts.tm_hour = values[3]
    parts.tm_min = values[4]
    parts.tm_sec = values[5]
    let time = Int64(timegm(&parts))
    return stamped(time) == text ? time : nil
  }

  init?(of vault: VaultFile, named name: String) {
    // A name with anything else than a date in it is not a backup's.
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), number > 0,
      let time = Self.time(stamped: String(parts[1].prefix(Self.stampLength)))
    else { return nil }
    let ending = parts[1].dropFirst(Self.stampLength)
    guard ending.isEmpty || ending == Self.keptEnding else { return nil }
    isKept = !ending.isEmpty
    self.number = number
    self.time = time
    path = vault.path + Self.infix + name
  }

  static let infix = ".backup-"
  private static let keptEnding = "-kept"
  private static let stampLength = stamped(0).utf8.count
}
