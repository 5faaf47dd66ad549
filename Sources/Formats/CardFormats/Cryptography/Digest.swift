import CGcrypt
import ReaderProtocol
import Secrets

/// A hash function of FIPS 180-4.
enum HashFunction {
  case sha256, sha512

  /// The length of a digest in bytes.
  var byteCount: Int {
    switch self {
    case .sha256: 32
    case .sha512: 64
    }
  }

  fileprivate var algorithm: Int32 {
    switch self {
    case .sha256: Int32(GCRY_MD_SHA256.rawValue)
    case .sha512: Int32(GCRY_MD_SHA512.rawValue)
    }
  }
}

/// A digest in the making; with a key, HMAC (RFC 2104).
struct Digest: ~Copyable {
  private let handle: gcry_md_hd_t
  private let function: HashFunction

  /// An empty digest.
  init(_ function: HashFunction) throws(CardFileFailure) {
    self.function = function
    handle = try Self.open(function, flags: 0)
  }

  /// An empty HMAC under a key of any length.
  init(_ function: HashFunction, key: SecretBytes) throws(CardFileFailure) {
    self.function = function
    let handle = try Self.open(function, flags: GCRY_MD_FLAG_HMAC.rawValue)
    guard key.withUnsafeBytes({ gcry_md_setkey(handle, $0.baseAddress, $0.count) }) == 0 else {
      gcry_md_close(handle)
      throw .noMemory
    }
    self.handle = handle
  }

  deinit {
    // It wipes what it frees.
    gcry_md_close(handle)
  }

  private static func open(
    _ function: HashFunction,
    flags: UInt32
  ) throws(CardFileFailure) -> gcry_md_hd_t {
    var handle: gcry_md_hd_t?
    guard Cryptography.isReady, gcry_md_open(&handle, function.algorithm, flags) == 0, let handle
    else { throw .noMemory }
    return handle
  }

  /// Adds bytes.
  func update(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    gcry_md_write(handle, bytes.baseAddress, bytes.count)
  }

  /// Adds bytes that are no secret.
  func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Adds secret bytes.
  func update(_ secret: SecretBytes) {
    secret.withUnsafeBytes { update($0) }
  }

  /// The digest, which is no secret.
  consuming func value() -> [UInt8] { withValue { Array($0) } }

  /// The digest in guarded memory.
  consuming func secretValue() throws(CardFileFailure) -> SecretBytes {
    try withValue { bytes throws(CardFileFailure) in try Cryptography.secret(copying: bytes) }
  }

  /// True if the digest is this one, compared in a time that depends on the length only.
  consuming func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    withValue { Secrets.isSame($0, other) }
  }

  /// True if the digest is this one, compared in a time that depends on the length only.
  consuming func isSame(as other: [UInt8]) -> Bool {
    withValue { value in other.withUnsafeBytes { Secrets.isSame(value, $0) } }
  }

  private borrowing func withValue<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeRawBufferPointer(start: gcry_md_read(handle, 0), count: function.byteCount))
  }
}

extension Digest {
  /// The digest of a secret, in guarded memory.
  static func of(
    _ secret: SecretBytes,
    _ function: HashFunction = .sha256
  ) throws(CardFileFailure) -> SecretBytes {
    let digest = try Digest(function)
    digest.update(secret)
    return try digest.secretValue()
  }
}
