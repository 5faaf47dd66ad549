import ByteCoding
import Flashcards
import Vault

/// The fields of the name of a picture or a sound. The values that show are kept beside its record, as they are
/// there before the content is. The raw values are part of the format.
enum MediaNameFields {
  static let name = FieldID(rawValue: 1)
  static let content = FieldID(rawValue: 2)
  static let added = FieldID(rawValue: 3)
  /// Where the content is on the remote. The device that put it there sets it.
  static let place = FieldID(rawValue: 4)

  static let numbers: Set<FieldID> = [name, content, added, place]

  static let all: [SyncField<MediaName>] = [
    SyncField(name, { name, _ in Array(name.text.utf8) }, { _, _, _ in }),
    SyncField(
      content,
      { name, references in try references.content(ofMedia: name.file).bytes },
      { _, _, _ in }
    ),
    SyncField(
      added,
      { name, _ in [UInt8](value: name.added.rawValue) },
      { _, _, _ in }
    ),
  ]
}

extension MediaName: SyncedObject {
  static var syncKind: ObjectKind { .mediaName }
  static var syncFields: [SyncField<MediaName>] { MediaNameFields.all }

  func newKey(_ references: StudyReferences) -> ObjectKey { SyncHash.mediaName(text) }
}

/// A content as devices name it: by a hash under the group's key, and its size.
package struct SharedMediaContent: Hashable, Sendable {
  /// The hash, 32 bytes.
  package let hash: [UInt8]
  /// The number of bytes.
  package let size: Int

  /// The beginning of the hash, by which a place tells what it is of.
  package var mark: [UInt8] { Array(hash.prefix(Self.markBytes)) }

  static let markBytes = 16

  /// The encoding: the hash, and the size.
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(raw: hash)
    bytes.append(compact: UInt64(size))
    return bytes.bytes
  }

  init(hash: [UInt8], size: Int) {
    self.hash = hash
    self.size = size
  }

  init(_ value: [UInt8]) throws(UnreadableBytes) {
    var bytes = ByteReader(value)
    hash = Array(try bytes.take(MediaContents.hashBytes))
    size = try bytes.size()
  }
}

/// Where a content is on the remote: in chunks, in order, one after the other.
package struct SharedMediaPlace: Hashable, Sendable {
  /// The beginning of the content's hash, 16 bytes: the name may have come to be another content's.
  package let content: [UInt8]
  /// The number of bytes before it in the first chunk.
  package let offset: Int
  /// The names of the chunks, 16 bytes each.
  package let chunks: [[UInt8]]

  private static let nameBytes = 16

  /// Creates a place.
  package init(of content: SharedMediaContent, offset: Int, chunks: [[UInt8]]) {
    self.content = content.mark
    self.offset = offset
    self.chunks = chunks
  }

  /// The encoding: the beginning of the hash, the offset, and the names.
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(raw: content)
    bytes.append(compact: UInt64(offset))
    for chunk in chunks { bytes.append(raw: chunk) }
    return bytes.bytes
  }

  init(_ value: [UInt8]) throws(UnreadableBytes) {
    var bytes = ByteReader(value)
    content = Array(try bytes.take(SharedMediaContent.markBytes))
    offset = try bytes.size()
    var chunks: [[UInt8]] = []
    while !bytes.isEmpty { chunks.append(Array(try bytes.take(Self.nameBytes))) }
    self.chunks = chunks
  }
}

extension ByteReader {
  /// Reads a number of bytes that are elsewhere.
  fileprivate mutating func size() throws(UnreadableBytes) -> Int {
    guard let size = Int(exactly: try compact()) else { throw .invalid }
    return size
  }
}
