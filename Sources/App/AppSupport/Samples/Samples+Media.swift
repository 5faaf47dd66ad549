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
      let bytes = [UInt8](Data(base64Encoded: content) ?? Data())
      let file = try MediaStore(vault).add(bytes, under: key)
      return MediaName(id: ids.next(at: now), name, of: file, added: now)
    }
  }
}
