package import Secrets

/// A thing in a letterbox, before it is sealed or once it is opened.
package struct LetterboxItem: Sendable {
  /// The kind of the content. The raw value is part of the format.
  package enum Kind: UInt8, Sendable {
    /// A note, as `LetterboxNote` encodes it.
    case note = 1
    /// A payment card, encoded as its record.
    case paymentCard = 2
  }

  /// The identifier of an item: random, so that one that was taken is known again.
  package struct ID: Hashable, Sendable {
    /// The length in bytes.
    package static let byteCount = 16
    /// The bytes.
    package let bytes: [UInt8]

    /// Draws an identifier.
    package init(random: some RandomSource) {
      bytes = random.bytes(Self.byteCount)
    }

    /// Wraps bytes; nil unless there are 16.
    package init?(bytes: some Collection<UInt8>) {
      guard bytes.count == Self.byteCount else { return nil }
      self.bytes = Array(bytes)
    }
  }

  /// The identifier.
  package let id: ID
  /// The time at which it was put in, in milliseconds since 1970 (UTC), by the clock of the program
  /// that did.
  package let time: Int64
  /// The kind.
  package let kind: Kind
  /// The encoded content.
  package let content: SecretBytes

  /// An item.
  package init(id: ID, time: Int64, kind: Kind, content: SecretBytes) {
    self.id = id
    self.time = time
    self.kind = kind
    self.content = content
  }
}

extension LetterboxItem {
  /// The version of the encoding.
  private static let version: UInt8 = 1
  private static let headerBytes = 2 + ID.byteCount + 8 + 4
  /// The lengths are multiples of this, so that they tell little of the content.
  private static let step = 256

  /// The item in guarded memory, padded, for sealing.
  var encoded: SecretBytes {
    get throws(SecretFailure) {
      let count = Self.headerBytes + content.count
      let bytes = try SecretBytes(count: (count + Self.step - 1) / Self.step * Self.step)
      bytes.withUnsafeMutableBytes { target in
        target[0] = Self.version
        target[1] = kind.rawValue
        for (index, byte) in id.bytes.enumerated() { target[2 + index] = byte }
        let offset = 2 + ID.byteCount
        target.storeBytes(of: time.littleEndian, toByteOffset: offset, as: Int64.self)
        target.storeBytes(
          of: UInt32(content.count).littleEndian,
          toByteOffset: offset + 8,
          as: UInt32.self
        )
        let rest = UnsafeMutableRawBufferPointer(rebasing: target[Self.headerBytes...])
        content.withUnsafeBytes { rest.copyMemory(from: $0) }
      }
      return bytes
    }
  }

  /// Reads an item; nil for what `encoded` does not produce.
  ///
  /// - Throws: an error of the arena.
  init?(_ bytes: SecretBytes) throws(SecretFailure) {
    let header = bytes.withUnsafeBytes { bytes -> (kind: Kind, id: ID, time: Int64, count: Int)? in
      guard bytes.count >= Self.headerBytes, bytes[0] == Self.version,
        let kind = Kind(rawValue: bytes[1]), let id = ID(bytes: bytes[2..<2 + ID.byteCount])
      else { return nil }
      let offset = 2 + ID.byteCount
      let time = Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
      let count = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self)
      )
      guard Int(count) <= bytes.count - Self.headerBytes else { return nil }
      return (kind, id, time, Int(count))
    }
    guard let header else { return nil }
    let content = try SecretBytes(count: header.count)
    bytes.withUnsafeBytes { source in
      let part = source[Self.headerBytes..<Self.headerBytes + header.count]
      content.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: part)) }
    }
    self.init(id: header.id, time: header.time, kind: header.kind, content: content)
  }
}
