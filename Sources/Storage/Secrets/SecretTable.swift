import Synchronization

/// The secrets of a value that is being encoded or decoded: each stands as a number in the encoded
/// form, and its bytes stay in guarded memory.
///
/// Pass its `userInfo` to the encoder or decoder. Without it secrets can be neither encoded nor
/// decoded, so none can end up in plain text by mistake.
public final class SecretTable: Sendable {
  private let secrets: Mutex<[SecretBytes]>

  /// Creates an empty table, to encode with.
  public init() {
    secrets = Mutex([])
  }

  /// Unpacks a table, to decode with.
  ///
  /// - Throws: `SecretFailure.notAuthentic` if the bytes are no packed table.
  public init(unpacking packed: SecretBytes) throws(SecretFailure) {
    var offset = 0
    var unpacked: [SecretBytes] = []
    while offset < packed.count {
      let lengthEnd = offset + Self.lengthBytes
      guard lengthEnd <= packed.count else { throw .notAuthentic }
      let length = packed.withUnsafeBytes {
        Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
      offset = lengthEnd + length
      guard offset <= packed.count else { throw .notAuthentic }
      let secret = try packed.withUnsafeBytes { bytes throws(SecretFailure) in
        try SecretBytes(copying: UnsafeRawBufferPointer(rebasing: bytes[lengthEnd..<offset]))
      }
      unpacked.append(secret)
    }
    secrets = Mutex(unpacked)
  }

  /// The number of secrets in the table.
  public var count: Int { secrets.withLock { $0.count } }

  /// The entries that the encoder's or decoder's `userInfo` must hold.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    guard let key = Self.key else { return [:] }
    return [key: self]
  }

  /// All secrets in one guarded buffer: for each its length (32 bits, little-endian) and its bytes.
  public func packed() throws(SecretFailure) -> SecretBytes {
    let all = secrets.withLock { $0 }
    let packed = try SecretBytes(count: all.reduce(0) { $0 + Self.lengthBytes + $1.count })
    packed.withUnsafeMutableBytes { target in
      var offset = 0
      for secret in all {
        target.storeBytes(
          of: UInt32(secret.count).littleEndian,
          toByteOffset: offset,
          as: UInt32.self
        )
        offset += Self.lengthBytes
        secret.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: target[offset..<offset + secret.count])
            .copyMemory(from: $0)
        }
        offset += secret.count
      }
    }
    return packed
  }

  fileprivate func add(_ secret: SecretBytes) -> Int {
    secrets.withLock {
      $0.append(secret)
      return $0.count - 1
    }
  }

  fileprivate func secret(_ number: Int) -> SecretBytes? {
    secrets.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  fileprivate static func table(in userInfo: [CodingUserInfoKey: Any]) -> SecretTable? {
    key.flatMap { userInfo[$0] as? SecretTable }
  }

  private static let key = CodingUserInfoKey(rawValue: "cardcase.secretTable")

  private static let lengthBytes = MemoryLayout<UInt32>.size
}

extension SecretBytes: Codable {
  /// Adds the bytes to the encoder's table and encodes their number.
  public func encode(to encoder: any Encoder) throws {
    guard let table = SecretTable.table(in: encoder.userInfo) else {
      throw EncodingError.invalidValue(
        "secret",
        .init(codingPath: encoder.codingPath, debugDescription: "no secret table")
      )
    }
    var container = encoder.singleValueContainer()
    try container.encode(table.add(self))
  }

  /// Copies the bytes from the decoder's table.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard let table = SecretTable.table(in: decoder.userInfo),
      let secret = table.secret(number)
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such secret")
    }
    try self.init(copying: secret)
  }
}
