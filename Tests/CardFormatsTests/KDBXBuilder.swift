import ReaderProtocol
import Secrets

@testable import CardFormats

/// Writes KDBX files that no program would, under an empty password: ChaCha20, nothing packed.
struct KDBXBuilder {
  /// An empty password.
  static func secret() throws -> CardFileSecret { CardFileSecret(password: try SecretBytes([])) }

  static let aesKDF: [UInt8] = [
    0xC9, 0xD9, 0xF3, 0x9A, 0x62, 0x8A, 0x44, 0x60, 0xBF, 0x74, 0x0D, 0x08, 0xC1, 0x8A, 0x4F, 0xEA,
  ]
  static let argon2d: [UInt8] = [
    0xEF, 0x63, 0x6D, 0xDF, 0x8C, 0x29, 0x44, 0x4B, 0x91, 0xF7, 0xA9, 0xA4, 0x03, 0xE3, 0x0A, 0x0C,
  ]
  static let chaCha20: [UInt8] = [
    0xD6, 0x03, 0x8A, 0x2B, 0x8B, 0x6F, 0x4C, 0xB5, 0xA5, 0x24, 0x33, 0x9A, 0x31, 0xDB, 0xB5, 0x9A,
  ]
  private static let seed = [UInt8](repeating: 7, count: 32)

  var cipher = Self.chaCha20
  var compression: UInt32 = 0
  var derivation = Self.dictionary(Self.aesKDF, [("R", 1)])
  var rounds: UInt64 = 1
  /// The identifier of the inner cipher.
  var innerCipher: UInt32 = 3
  /// The inner header, but for the cipher; the field that ends it too.
  var innerFields = Self.field4(2, Self.seed) + Self.field4(0, [])
  /// The length that the first block claims; nil for its own.
  var blockLength: UInt32?

  /// A dictionary with an identifier, a seed and numbers.
  static func dictionary(_ identifier: [UInt8], _ numbers: [(String, UInt64)]) -> [UInt8] {
    func entry(_ kind: UInt8, _ name: String, _ value: [UInt8]) -> [UInt8] {
      [kind] + UInt32(name.utf8.count).littleEndianBytes + Array(name.utf8)
        + UInt32(value.count).littleEndianBytes + value
    }
    return [0, 1] + entry(0x42, "$UUID", identifier) + entry(0x42, "S", seed)
      + numbers.flatMap { entry(0x05, $0.0, $0.1.littleEndianBytes) } + [0]
  }

  /// A field of version 4.
  static func field4(_ identifier: UInt8, _ value: [UInt8]) -> [UInt8] {
    [identifier] + UInt32(value.count).littleEndianBytes + value
  }

  private static func field3(_ identifier: UInt8, _ value: [UInt8]) -> [UInt8] {
    [identifier] + UInt16(value.count).littleEndianBytes + value
  }

  /// A file of version 4.
  func version4(_ xml: [UInt8]) throws -> [UInt8] {
    let nonce = [UInt8](repeating: 1, count: 12)
    let header =
      KDBXHeader.signature + [0, 0, 4, 0] + Self.field4(2, cipher)
      + Self.field4(3, compression.littleEndianBytes) + Self.field4(4, Self.seed)
      + Self.field4(7, nonce) + Self.field4(11, derivation) + Self.field4(0, [])
    let hash = try Digest(.sha256)
    hash.update(header)
    let start = header + hash.value()
    let keys = try header.withUnsafeBytes { bytes in
      try KDBXKeys(KDBXHeader(bytes), Self.secret(), within: DerivationBudget())
    }
    let headerDigest = try keys.digest(of: .max)
    headerDigest.update(header)
    let plain = Self.field4(1, innerCipher.littleEndianBytes) + innerFields + xml
    let block = try encrypted(plain, keys, nonce)
    return try start + headerDigest.value() + self.block(block, 0, keys) + self.block([], 1, keys)
  }

  private func block(_ bytes: [UInt8], _ number: UInt64, _ keys: KDBXKeys) throws -> [UInt8] {
    let length = (bytes.isEmpty ? nil : blockLength) ?? UInt32(bytes.count)
    let digest = try keys.digest(of: number)
    digest.update(number.littleEndianBytes)
    digest.update(length.littleEndianBytes)
    digest.update(bytes)
    return digest.value() + length.littleEndianBytes + bytes
  }

  /// A file of version 3.1.
  func version3(_ xml: [UInt8]) throws -> [UInt8] {
    let nonce = [UInt8](repeating: 1, count: 12)
    let header =
      KDBXHeader.signature + [1, 0, 3, 0] + Self.field3(2, cipher)
      + Self.field3(3, compression.littleEndianBytes) + Self.field3(4, Self.seed)
      + Self.field3(5, Self.seed) + Self.field3(6, rounds.littleEndianBytes) + Self.field3(7, nonce)
      + Self.field3(8, Self.seed) + Self.field3(9, Self.seed)
      + Self.field3(10, innerCipher.littleEndianBytes) + Self.field3(0, [])
    let keys = try header.withUnsafeBytes { bytes in
      try KDBXKeys(KDBXHeader(bytes), Self.secret(), within: DerivationBudget())
    }
    let hash = try Digest(.sha256)
    hash.update(xml)
    let first =
      UInt32(0).littleEndianBytes + hash.value()
      + (blockLength ?? UInt32(xml.count)).littleEndianBytes + xml
    let last = UInt32(1).littleEndianBytes + [UInt8](repeating: 0, count: 36)
    return try header + encrypted(Self.seed + first + last, keys, nonce)
  }

  private func encrypted(_ plain: [UInt8], _ keys: KDBXKeys, _ nonce: [UInt8]) throws -> [UInt8] {
    var bytes = plain
    let stream = try KeyStream(.chaCha20, key: keys.cipherKey, nonce: nonce)
    try bytes.withUnsafeMutableBytes { try stream.apply(to: $0) }
    return bytes
  }
}
