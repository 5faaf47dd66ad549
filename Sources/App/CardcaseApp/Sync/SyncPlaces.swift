import Glibc
import SyncEngines
import Vault

/// The directories of this machine about a vault that is kept in step.
///
/// They are not beside the vault: a copy of the vault must not take them along.
struct SyncPlaces: Sendable {
  /// For what engines can fetch again.
  let cache: String
  /// For copies of the segments that this device sealed.
  let archive: String
  /// For the note about this device's logs.
  let note: String
  /// For the time of the last round.
  private let lastRound: String

  /// The places of a vault in the program's directory for state.
  init(of vault: Vault, in stateDirectory: String) {
    let id = vault.id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let directory = "\(stateDirectory)/sync/\(id)"
    cache = "\(directory)/cache"
    archive = "\(directory)/archive"
    note = "\(directory)/note"
    lastRound = "\(directory)/last-round"
  }

  /// Makes what is missing, for the user only.
  func make() throws(EngineFailure) {
    try CacheDirectory(path: archive).make()
  }

  /// What is noted; nil if there is nothing.
  func readNote() throws(EngineFailure) -> [UInt8]? {
    let file = open(note, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .localFailure(String(cString: strerror(errno)))
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .localFailure(String(cString: strerror(errno))) }
    return Array(bytes.prefix(count))
  }

  /// The time of the last round, in milliseconds since 1970; nil if there was none.
  var timeOfLastRound: Int64? {
    var info = stat()
    guard stat(lastRound, &info) == 0 else { return nil }
    return Int64(info.st_mtim.tv_sec) * 1000 + Int64(info.st_mtim.tv_nsec) / 1_000_000
  }

  /// Notes that a round has ended well.
  func noteRound() {
    // Only its time is of interest, and nothing depends on it.
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = open(lastRound, flags, mode_t(0o600))
    guard file >= 0 else { return }
    futimens(file, nil)
    close(file)
  }

  /// Replaces what is noted.
  func writeNote(_ bytes: [UInt8]) throws {
    let file = try PrivateFile(note, replacing: true)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.settle()
  }
}
