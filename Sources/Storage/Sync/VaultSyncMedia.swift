package import Flashcards
package import Secrets
package import Store
import Vault

/// The pictures and sounds of a vault with its key, as the coordinator uses them.
package struct VaultSyncMedia: SyncMedia {
  let vault: Vault
  let key: VaultKey
  let now: () -> Timestamp

  private var store: SyncStore { SyncStore(vault) }

  package func setHashKey(_ new: SecretBytes) throws {
    try vault.setMediaHashKey(new, under: key)
  }

  package func hashContents(_ step: () throws -> Void) throws {
    for file in try vault.mediaToHash(under: key) {
      try step()
      try vault.hashMedia(file, under: key)
    }
  }

  package func names() throws -> [SharedMediaName] { try store.mediaNames(under: key) }

  package func comeAsNeeded() throws -> Bool { try store.mediaComeAsNeeded(under: key) }

  package func haveUnread() throws -> Bool { try store.haveUnreadMedia(under: key) }

  package func name(_ keys: [ObjectKey]) throws -> AppliedChanges {
    try store.nameMedia(keys, at: now(), under: key)
  }

  package func read(
    _ file: MediaFileID,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool {
    do {
      try MediaStore(vault).read(file, under: key, body)
      return true
    } catch VaultFailure.damaged(.medium) {
      return false
    } catch VaultFailure.noRecord {
      return false
    }
  }

  package func add(
    _ contents: [SharedMediaContent],
    _ read: (SharedMediaContent, UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> Set<SharedMediaContent> {
    var others: Set<SharedMediaContent> = []
    try vault.addMedia(under: key) { writer in
      for content in contents {
        do {
          _ = try writer.add(expecting: content.hash) { try read(content, $0) }
        } catch is UnexpectedMedia {
          others.insert(content)
        }
      }
    }
    return others
  }

  package func add(
    _ content: SharedMediaContent,
    inPieces next: () throws -> [UInt8]?
  ) throws -> Bool {
    do {
      try vault.addMedium(expecting: content.hash, under: key, next)
      return true
    } catch is UnexpectedMedia {
      return false
    }
  }

  package func place(_ places: [(key: ObjectKey, place: SharedMediaPlace)]) throws {
    try store.placeMedia(places, at: now(), under: key)
  }

  package func forgetPlaces(of keys: [ObjectKey]) throws {
    try store.forgetMediaPlaces(of: keys, under: key)
  }
}
