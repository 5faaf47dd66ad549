import ByteCoding
import Glibc
import Secrets

/// This machine's copy of a letterbox's public key, in the program's state directory: a key beside the
/// vault that somebody exchanged is noticed before anything is sealed to it.
struct KnownKey: Sendable {
  /// The directory; nil if there is none.
  private let directory: String?
  private let name: String

  /// The copy for the vault at a path, which has no links in it.
  init(ofVaultAt path: String, in directory: String?) {
    self.directory = directory
    let sum = Checksum.of(Array("letterbox of \(path)".utf8)).prefix(16)
    name = Hex.text(sum) + ".letterbox"
  }

  /// The key; nil if none is known, or the copy can't be read.
  var key: LetterboxKeyFile? {
    // A directory that others can write to proves nothing, and a missing one has nothing.
    guard let directory, let place = try? LetterboxDirectory(directory) else { return nil }
    return place.read(name, atMost: LetterboxKeyFile.byteCount).flatMap {
      LetterboxKeyFile(bytes: $0.bytes)
    }
  }

  /// Writes the key down. Where that fails, the next use of the letterbox tries again.
  func note(_ key: LetterboxKeyFile) {
    guard let directory, self.key != key else { return }
    guard let place = try? LetterboxDirectory(directory, makesIt: true) else { return }
    try? place.write(key.bytes, as: name, draft: "\(name).\(getpid()).draft")
  }

  /// Removes the copy, after the vault is gone.
  func remove() {
    guard let directory else { return }
    unlink("\(directory)/\(name)")
  }
}
