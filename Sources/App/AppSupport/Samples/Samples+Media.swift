import Flashcards
import FoundationEssentials
import Secrets
import Store
import Vault

extension Samples {
  /// Puts the pictures and sounds of the decks into a new vault, as names for a change set.
  func mediaNames(_ vault: Vault, under key: VaultKey, at now: Timestamp) throws -> [MediaName] {
    var ids = IDSource()
    return try media.compactMap { name, content in
      var rest = Data(base64Encoded: content) ?? Data()
      let added = try MediaStore(vault).add(under: key) { buffer in
        let part = rest.prefix(buffer.count)
        part.copyBytes(to: buffer)
        rest = rest.dropFirst(part.count)
        return part.count
      }
      return MediaName(id: ids.next(at: now), name, of: added.file, added: now)
    }
  }
}
