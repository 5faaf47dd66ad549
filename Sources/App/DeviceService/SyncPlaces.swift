import AppSupport
import Devices
import Glibc
package import SyncEngines
package import Vault
import Wording

/// The directories of this machine about a vault that is kept in step.
///
/// They are not beside the vault: a copy of the vault must not take them along.
package struct SyncPlaces: Sendable {
  /// For what engines can fetch again.
  package let cache: String
  /// For copies of the segments that this device sealed.
  package let archive: String
  /// For the note about this device's logs.
  package let note: String
  /// For the time of the last round.
  private let lastRound: String
  /// For the reason why the last round failed, in words.
  private let lastFailure: String

  /// The places of a vault in the program's directory for state.
  package init(of vault: Vault, in stateDirectory: String) {
    let id = vault.id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let directory = "\(stateDirectory)/sync/\(id)"
    cache = "\(directory)/cache"
    archive = "\(directory)/archive"
    note = "\(directory)/note"
    lastRound = "\(directory)/last-round"
    lastFailure = "\(directory)/last-failure"
  }

  /// Makes what is missing, for the user only.
  package func make() throws(EngineFailure) {
    try CacheDirectory(path: archive).make()
  }

  /// The content of the note; nil if there is none.
  func readNote() throws(EngineFailure) -> [UInt8]? { try Self.content(of: note) }

  private static func content(of path: String) throws(EngineFailure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
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
  package var timeOfLastRound: Int64? { Self.time(of: lastRound) }

  /// A round that failed.
  package struct FailedRound: Hashable {
    /// Its time in milliseconds since 1970.
    package let time: Int64
    /// The reason, in words.
    package let reason: String
  }

  /// The last round, if it failed.
  package var failedRound: FailedRound? {
    guard let time = Self.time(of: lastFailure) else { return nil }
    // Where it can't be read, the time says enough.
    let text = (try? Self.content(of: lastFailure)) ?? nil
    return FailedRound(time: time, reason: String(decoding: text ?? [], as: UTF8.self))
  }

  /// Runs a round, and notes whether it has ended well, or why not.
  func noting<R>(_ wording: Wording, _ round: () throws -> R) throws -> R {
    do {
      let result = try round()
      noteRound()
      return result
    } catch {
      if case .problem(let problem) = DeviceFailure(error) {
        let reason =
          if case .unreachable(let reason) = problem { reason } else {
            wording(problem.phrase(wording))
          }
        // Where even that can't be kept, it is not told later.
        try? Self.replace(lastFailure, Array(reason.utf8))
      }
      throw error
    }
  }

  private static func time(of file: String) -> Int64? {
    var info = stat()
    guard stat(file, &info) == 0 else { return nil }
    return Int64(info.st_mtim.tv_sec) * 1000 + Int64(info.st_mtim.tv_nsec) / 1_000_000
  }

  /// Notes that a round has ended well.
  private func noteRound() {
    unlink(lastFailure)
    // Only its time is of interest, and nothing depends on it.
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = open(lastRound, flags, mode_t(0o600))
    guard file >= 0 else { return }
    futimens(file, nil)
    close(file)
  }

  /// Replaces what is noted.
  func writeNote(_ bytes: [UInt8]) throws { try Self.replace(note, bytes) }

  private static func replace(_ path: String, _ bytes: [UInt8]) throws {
    let file = try PrivateFile(path, replacing: true)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.settle()
  }
}
