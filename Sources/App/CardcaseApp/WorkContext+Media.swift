import Flashcards
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// The error of a file that other devices have, and that was asked for.
struct AbsentMedium: Error {
  let name: String

  /// The sentence that tells it.
  var phrase: Phrase { .mediaNotHereYet(name: name) }
}

/// Files of pictures and sounds of the vault.
extension WorkContext {
  /// The content of a file, compared with its hash; nil where the vault has none of this name. One that other
  /// devices have is asked for.
  ///
  /// - Parameter limit: the greatest size in bytes.
  /// - Throws: `MediaFailure.fileTooLarge`; `AbsentMedium`; `VaultFailure`.
  func mediaFile(named name: String, atMost limit: Int) throws -> WipedBytes? {
    let media = MediaStore(vault)
    guard let entry = try media.entry(named: name, under: key) else {
      try askForMedium(named: name)
      return nil
    }
    guard entry.size <= limit else { throw MediaFailure.fileTooLarge }
    let file = WipedBytes(count: entry.size)
    var place = 0
    do {
      try media.read(entry.name.file, under: key) { part in
        file.withUnsafeMutableBytes { bytes in
          let room = UnsafeMutableRawBufferPointer(rebasing: bytes[place...])
          room.copyMemory(from: UnsafeRawBufferPointer(rebasing: part.prefix(room.count)))
        }
        place += part.count
      }
    } catch let failure as VaultFailure {
      // It is known to be damaged from now on.
      if case .damaged(.medium) = failure { try askForMedium(named: name) }
      throw failure
    }
    return file
  }

  /// Asks for a file that other devices have and that is not here.
  ///
  /// - Throws: `AbsentMedium` for such a one.
  private func askForMedium(named name: String) throws {
    let absent = try SyncStore(vault).askForMedia([name], under: key)
    guard absent.isEmpty else { throw AbsentMedium(name: name) }
  }
}
