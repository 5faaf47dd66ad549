import ByteCoding
package import Secrets

/// The subject of a `MediaChunkID`.
package enum MediaChunkSubject {}
/// The name of a chunk: a keyed hash of its content. It says nothing without the keys of its epoch.
package typealias MediaChunkID = SyncIdentifier<MediaChunkSubject>

/// A sealed file of a fixed size on a remote with the contents of pictures and sounds, one after the other, or
/// a part of one: clear header, and sealed content that zeros fill up. Part of the format.
package enum MediaChunk {
  /// The length of the file: 1 MiB.
  package static let fileBytes = 1 << 20
  /// The number of bytes of content.
  package static let contentBytes =
    fileBytes - headerBytes - SealedBox.nonceBytes - SealedBox.tagBytes

  private static let magic = Array("cardmed\n".utf8)
  private static let format: UInt16 = 1
  private static let headerBytes =
    magic.count + 2 + 2 + GroupID.byteCount + MediaChunkID.byteCount

  /// The name of the chunk with a content that is filled up.
  package static func id(of content: [UInt8], _ keys: EpochKeys) throws -> MediaChunkID? {
    try sealingKey(keys).flatMap { MediaChunkID(bytes: name(of: content, under: $0)) }
  }

  /// The file of a chunk.
  ///
  /// - Parameters:
  ///   - content: `contentBytes` bytes.
  ///   - keys: those of the current epoch.
  /// - Returns: nil if the keys are not those of flashcards.
  package static func seal(
    _ content: [UInt8],
    as id: MediaChunkID,
    in group: GroupID,
    _ keys: EpochKeys,
    random: some RandomSource
  ) throws -> [UInt8]? {
    guard let key = try sealingKey(keys) else { return nil }
    let header = header(of: id, group, epoch: keys.epoch)
    return header + key.seal(content, boundTo: data(of: header), random: random).bytes
  }

  /// The content of the chunk that lies under a name; nil if that is not what was put there.
  package static func open(
    _ bytes: [UInt8],
    as id: MediaChunkID,
    in keyring: Keyring
  ) throws -> [UInt8]? {
    guard bytes.count == fileBytes, let box = SealedBox(bytes: bytes[headerBytes...]) else {
      return nil
    }
    for keys in keyring.epochs {
      let header = header(of: id, keyring.group, epoch: keys.epoch)
      guard bytes.starts(with: header), let key = try sealingKey(keys),
        // The one reason why a box can't be opened: it is not that key's.
        let content = try? key.open(box, boundTo: data(of: header)),
        name(of: content, under: key) == id.bytes
      else { continue }
      return content
    }
    return nil
  }

  private static func header(of id: MediaChunkID, _ group: GroupID, epoch: UInt16) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(raw: magic)
    writer.append(format)
    writer.append(epoch)
    writer.append(raw: group.bytes)
    writer.append(raw: id.bytes)
    return writer.bytes
  }

  private static func sealingKey(_ keys: EpochKeys) throws -> SealingKey? {
    try keys.key(of: .study)?.subKey(for: KeyPurpose(rawValue: "sync/media"))
  }

  private static func name(of content: [UInt8], under key: SealingKey) -> [UInt8] {
    let code = key.code(of: AssociatedData(.text("sync/media chunk name"), .bytes(content)))
    return Array(code.prefix(MediaChunkID.byteCount))
  }

  /// The associated data of the box.
  private static func data(of header: [UInt8]) -> AssociatedData {
    AssociatedData(.text("sync/media chunk"), .bytes(header))
  }
}
