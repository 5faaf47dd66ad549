import Foundation
import Glibc
import Secrets
import TestSupport

@testable import SealedFiles

/// A letterbox beside a vault that is not there, and the key of that vault.
struct LetterboxFixture {
  let files: TemporaryDirectory
  let key: VaultKey
  let pair: LetterboxKeyPair
  let vault = [UInt8](repeating: 7, count: 16)

  init() throws {
    files = try TemporaryDirectory()
    key = try VaultKey(random: SeededRandom(seed: 1))
    pair = try LetterboxKeyPair(of: key)
  }

  var vaultPath: String { files.path + "/my.vault" }
  var state: String { files.path + "/state" }
  var box: Letterbox { Letterbox(besideVault: vaultPath, stateDirectory: state) }

  /// An item of the words.
  func item(_ words: String, time: Int64 = 5, random: some RandomSource = SystemRandom()) throws
    -> LetterboxItem
  {
    LetterboxItem(
      id: LetterboxItem.ID(random: random),
      time: time,
      kind: .note,
      content: try SecretBytes(Array(words.utf8))
    )
  }

  /// The letterbox as the next unlocking finds it.
  @discardableResult
  func inspect() throws -> Letterbox.Inspection { try box.inspect(pair, ofVault: vault) }

  /// The words of an opened item; nil for another result.
  func words(_ opened: Letterbox.Opened) -> String? {
    guard case .item(let item) = opened else { return nil }
    return item.content.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Opens all that waits.
  func all() throws -> [Letterbox.Opened] {
    try inspect().files.map { try box.open($0, with: pair) }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: box.path)) ?? []).sorted()
  }

  func mode(_ path: String) throws -> mode_t {
    var info = stat()
    guard lstat(path, &info) == 0 else { throw POSIXError(.ENOENT) }
    return info.st_mode & 0o7777
  }
}
