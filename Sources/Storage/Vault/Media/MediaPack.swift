import Secrets

/// The layout of a pack: a file of a fixed size that holds parts of pictures and sounds, in blocks of which
/// each is sealed by itself. Blocks that nothing was written to have random bytes, so that nobody can tell how
/// full a pack is. Part of the format.
enum MediaPack {
  /// The length of a block in the file.
  static let blockBytes = 16_384
  /// The number of blocks.
  static let blocks = 256
  /// The length of the file: 4 MiB.
  static let fileBytes = blocks * blockBytes
  /// The number of bytes of content in a block.
  static let contentBytes = blockBytes - SealedBox.nonceBytes - SealedBox.tagBytes
  /// The number of bytes of content in a pack.
  static let capacity = blocks * contentBytes

  /// The name of a pack's file.
  static func name(of id: Int64) -> String {
    let digits = String(id, radix: 16)
    return String(repeating: "0", count: nameLength - digits.count) + digits
  }

  /// The pack whose file has a name; nil for another file's.
  static func id(ofName name: String) -> Int64? {
    guard name.utf8.count == nameLength, let id = Int64(name, radix: 16), id > 0,
      Self.name(of: id) == name
    else { return nil }
    return id
  }

  private static let nameLength = 16

  /// A random id: of a pack, or of a file.
  static func newID(_ random: any RandomSource) -> Int64 {
    max(1, Int64(random.number() >> 1))
  }
}

/// Seals and opens the blocks of one pack, under its own key. A block is bound to its pack and its number.
struct MediaPackCipher {
  let id: Int64
  private let key: SealingKey
  private let place: AssociatedData

  init(_ id: Int64, _ key: SealingKey) {
    self.id = id
    self.key = key
    place = AssociatedData(.text("media"), .number(id))
  }

  /// Seals the content of a block.
  func seal(_ content: UnsafeRawBufferPointer, block: Int, random: any RandomSource) -> [UInt8] {
    key.seal(content, boundTo: data(of: block), random: random).bytes
  }

  /// Opens a block.
  ///
  /// - Returns: false if it is not as it was written, or nothing was written to it.
  func open(
    _ block: UnsafeRawBufferPointer,
    _ number: Int,
    into content: UnsafeMutableRawBufferPointer
  ) -> Bool {
    // With room for the content it fails for one reason only.
    (try? key.open(block, boundTo: data(of: number), into: content)) == MediaPack.contentBytes
  }

  private func data(of block: Int) -> AssociatedData {
    var data = place
    data.append(.number(Int64(block)))
    return data
  }
}

/// A part of a file's content, in one pack.
struct MediaPart: Hashable {
  /// Where it begins in the file.
  let offset: Int
  /// The pack.
  let pack: Int64
  /// Where it begins in the content of the pack.
  let start: Int
  /// The number of bytes.
  var length: Int

  /// The place in the file behind it.
  var end: Int { offset + length }
}

/// What a file's content is not as it was written.
public enum MediaFault: Int, Hashable, Sendable {
  /// A pack that it is in is not there.
  case missing = 1
  /// It was changed.
  case altered = 2
}
