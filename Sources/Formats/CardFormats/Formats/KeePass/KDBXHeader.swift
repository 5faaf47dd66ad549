import ByteCoding
import ReaderProtocol

/// The outer header of a KDBX file, of which nothing is secret
/// (https://keepass.info/help/kb/kdbx.html; for version 3.1 keepassxreboot/keepassxc,
/// src/format/Kdbx3Reader.cpp).
struct KDBXHeader {
  /// The identifiers of the fields.
  private enum Field: UInt8 {
    case end, comment, cipher, compression, masterSeed, transformSeed, transformRounds, vector
    case innerKey, startBytes, innerCipher, derivation, publicData
  }

  static let signature: [UInt8] = [0x03, 0xD9, 0xA2, 0x9A, 0x67, 0xFB, 0x4B, 0xB5]
  /// The length of seeds, digests and start bytes.
  static let seedBytes = 32
  private static let knownMajors: ClosedRange<UInt16> = 2...4

  /// The header's own bytes, which are hashed.
  let bytes: UnsafeRawBufferPointer
  /// The bytes behind the header.
  let payload: UnsafeRawBufferPointer
  /// The major version: 4, or less for a file as in version 3.1.
  let major: UInt16
  private let fields: [Field: UnsafeRawBufferPointer]

  /// Finds the fields of a file that begins with the signature; what they say is not looked at yet.
  ///
  /// - Throws: `newerVersion`; `broken` where the file ends too soon or has a field twice.
  init(_ file: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var reader = MemoryReader(file)
    _ = try reader.part(Self.signature.count)
    // A minor version adds to the content only.
    _ = try reader.whole(UInt16.self)
    major = try reader.whole()
    guard major <= Self.knownMajors.upperBound else { throw .newerVersion(Int(major)) }
    guard Self.knownMajors.contains(major) else { throw .broken(at: reader.position) }
    var fields: [Field: UnsafeRawBufferPointer] = [:]
    while fields[.end] == nil {
      let start = reader.position
      let identifier = try reader.whole(UInt8.self)
      let length =
        major >= 4 ? try reader.whole(UInt32.self) : UInt32(try reader.whole(UInt16.self))
      let value = try reader.part(length)
      // Fields of later minor versions are passed over, as they are meant to be.
      guard let field = Field(rawValue: identifier) else { continue }
      guard fields[field] == nil || field == .comment else { throw .broken(at: start) }
      fields[field] = value
    }
    self.fields = fields
    bytes = UnsafeRawBufferPointer(rebasing: file[..<reader.position])
    payload = reader.rest()
  }

  /// The cipher of the payload.
  ///
  /// - Throws: `unsupported`.
  func cipher() throws(CardFileFailure) -> KDBXCipher {
    guard let cipher = KDBXCipher(identifier: try value(.cipher)) else {
      throw .unsupported(.cipher)
    }
    return cipher
  }

  /// True if the content is packed with gzip.
  ///
  /// - Throws: `unsupported`.
  func isCompressed() throws(CardFileFailure) -> Bool {
    switch try value(.compression, count: 4).littleEndian() as UInt32 {
    case 0: false
    case 1: true
    default: throw .unsupported(.compression)
    }
  }

  /// The derivation of the key.
  ///
  /// - Throws: `unsupported`.
  func derivation() throws(CardFileFailure) -> any KeyDerivation {
    guard major < 4 else {
      return try KDBXDerivation.read(KDBXDictionary(try value(.derivation)))
    }
    return AESKDF(
      rounds: try value(.transformRounds, count: 8).littleEndian(),
      seed: Array(try value(.transformSeed, count: Self.seedBytes))
    )
  }

  func masterSeed() throws(CardFileFailure) -> UnsafeRawBufferPointer {
    try value(.masterSeed, count: Self.seedBytes)
  }

  /// The initialization vector of the payload.
  func vector(for cipher: KDBXCipher) throws(CardFileFailure) -> UnsafeRawBufferPointer {
    try value(.vector, count: cipher.vectorBytes)
  }

  /// The bytes that the decrypted payload must begin with; before version 4 only.
  func startBytes() throws(CardFileFailure) -> UnsafeRawBufferPointer {
    try value(.startBytes, count: Self.seedBytes)
  }

  /// The cipher of protected values; before version 4 only.
  ///
  /// - Throws: `unsupported`.
  func innerStream() throws(CardFileFailure) -> KDBXInnerStream {
    try KDBXInnerStream(
      identifier: try value(.innerCipher, count: 4).littleEndian(),
      key: try value(.innerKey)
    )
  }

  /// True if the header has this hash, written in Base64.
  func hasHash(_ base64: String) throws(CardFileFailure) -> Bool {
    var written: [UInt8] = []
    var stream = Base64Stream()
    var text = base64
    text.withUTF8 { text in stream.decode(UnsafeRawBufferPointer(text)) { written.append($0) } }
    let digest = try Digest(.sha256)
    digest.update(bytes)
    return digest.value() == written
  }

  /// Throws `broken` where the field is missing or of another length.
  private func value(
    _ field: Field,
    count: Int? = nil
  ) throws(CardFileFailure) -> UnsafeRawBufferPointer {
    guard let value = fields[field], count.map({ $0 == value.count }) ?? true else {
      throw .broken(at: bytes.count)
    }
    return value
  }
}
