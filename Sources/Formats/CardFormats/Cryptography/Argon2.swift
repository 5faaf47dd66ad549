import CArgon2
import ReaderProtocol
import Secrets

/// Argon2 (RFC 9106), on one thread whatever its lanes.
struct Argon2: KeyDerivation {
  /// The ways of addressing memory.
  enum Variant {
    case d, id

    fileprivate var type: Argon2_type {
      switch self {
      case .d: Argon2_d
      case .id: Argon2_id
      }
    }
  }

  /// The versions of the algorithm.
  enum Version: UInt32 {
    case v10 = 0x10
    case v13 = 0x13
  }

  private static let lanes: ClosedRange<UInt64> = 1...0xFF_FFFF
  private static let leastSalt = 8

  var variant: Variant
  var version = Version.v13
  /// The passes over the memory, from 1.
  var passes: UInt64
  /// The memory in KiB, at least eight for each lane.
  var kibibytes: UInt64
  /// The lanes, 1...2²⁴−1.
  var lanes: UInt64
  /// At least eight bytes.
  var salt: [UInt8]
  /// A key besides the password; empty for none.
  var secret: [UInt8] = []
  var associatedData: [UInt8] = []
  /// The length of the key in bytes, from 4.
  var keyBytes: UInt32 = 32

  var memory: UInt64 {
    let bytes = kibibytes.multipliedReportingOverflow(by: 1024)
    return bytes.overflow ? .max : bytes.partialValue
  }

  var work: Double { Double(kibibytes) * Double(passes) }

  var sample: Argon2 {
    Argon2(
      variant: variant,
      passes: 1,
      kibibytes: 4096,
      lanes: 1,
      salt: Array(repeating: 0, count: Self.leastSalt)
    )
  }

  /// - Throws: `unsupported`.
  func check() throws(CardFileFailure) {
    guard Self.lanes.contains(lanes), passes > 0, kibibytes >= 8 * lanes,
      salt.count >= Self.leastSalt, keyBytes >= 4
    else { throw .unsupported(.derivation) }
  }

  func derive(from password: SecretBytes) throws(CardFileFailure) -> SecretBytes {
    let key = try Cryptography.secret(count: Int(keyBytes))
    let code = key.withUnsafeMutableBytes { output in
      password.withUnsafeBytes { password in
        salt.withUnsafeBytes { salt in
          secret.withUnsafeBytes { secret in
            associatedData.withUnsafeBytes { run(password, salt, secret, $0, into: output) }
          }
        }
      }
    }
    switch code {
    case ARGON2_OK: return key
    case ARGON2_MEMORY_ALLOCATION_ERROR: throw .noMemory
    default: throw .unsupported(.derivation)
    }
  }

  private func run(
    _ password: UnsafeRawBufferPointer,
    _ salt: UnsafeRawBufferPointer,
    _ secret: UnsafeRawBufferPointer,
    _ associatedData: UnsafeRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Argon2_ErrorCodes {
    func pointer(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<UInt8>? {
      // The library does not write to its input unless a flag asks for it.
      UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    var context = Argon2_Context(
      out: output.assumingMemoryBound(to: UInt8.self).baseAddress,
      outlen: UInt32(clamping: output.count),
      pwd: pointer(password),
      pwdlen: UInt32(clamping: password.count),
      salt: pointer(salt),
      saltlen: UInt32(clamping: salt.count),
      secret: pointer(secret),
      secretlen: UInt32(clamping: secret.count),
      ad: pointer(associatedData),
      adlen: UInt32(clamping: associatedData.count),
      t_cost: UInt32(clamping: passes),
      m_cost: UInt32(clamping: kibibytes),
      lanes: UInt32(clamping: lanes),
      // The key is the same with one thread, and the process may not start any.
      threads: 1,
      version: version.rawValue,
      allocate_cbk: nil,
      free_cbk: nil,
      flags: 0
    )
    return Argon2_ErrorCodes(argon2_ctx(&context, variant.type))
  }
}
