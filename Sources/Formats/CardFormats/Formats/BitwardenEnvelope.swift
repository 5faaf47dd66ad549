import ReaderProtocol

/// The parts of a password-protected export: key derivation, validation and encrypted content.
///
/// Source of the limits: bitwarden/clients,
/// `libs/importer/src/importers/bitwarden/password-protected-kdf-config.ts`, whose lower ones are
/// those of older exports.
struct BitwardenEnvelope {
  /// The rounds of PBKDF2 in a file.
  private static let rounds = 5000...2_000_000
  /// The passes of Argon2id in a file.
  private static let passes = 2...10
  /// The memory of Argon2id in a file, in MiB.
  private static let mebibytes = 16...1024
  /// The lanes of Argon2id in a file.
  private static let lanes = 1...16

  /// The derivation of the key from the password.
  let derivation: any KeyDerivation
  /// A random text, which tells whether the key is the right one.
  let validation: BitwardenEncryptedString
  /// The export.
  let data: BitwardenEncryptedString

  /// Reads the root of a file.
  ///
  /// - Throws: `broken` where a part is missing; `tooCostly`, `unsupported`, `unauthenticated`.
  init(_ root: JSONValue) throws(CardFileFailure) {
    let found = try root.members(
      "salt",
      "kdfType",
      "kdfIterations",
      "kdfMemory",
      "kdfParallelism",
      "encKeyValidation_DO_NOT_EDIT",
      "data"
    )
    guard let salt = found[0], salt.isString, let text = salt.text, !text.isEmpty,
      let validation = found[5], let data = found[6]
    else { throw .broken(at: root.offset) }
    derivation = try Self.derivation(
      type: found[1],
      costs: Array(found[2...4]),
      salt: text.withUTF8 { Array($0) }
    )
    self.validation = try BitwardenEncryptedString(validation)
    self.data = try BitwardenEncryptedString(data)
  }

  /// - Parameter salt: the text as it stands there, which is Base64 and not decoded.
  private static func derivation(
    type: JSONValue?,
    costs: [JSONValue?],
    salt: [UInt8]
  ) throws(CardFileFailure) -> any KeyDerivation {
    switch type?.integer {
    case 0: return PBKDF2(iterations: try cost(costs[0], in: rounds, or: .time), salt: salt)
    case 1:
      let digest = try Digest(.sha256)
      digest.update(salt)
      return Argon2(
        variant: .id,
        passes: try cost(costs[0], in: passes, or: .time),
        kibibytes: try cost(costs[1], in: mebibytes, or: .memory) << 10,
        lanes: try cost(costs[2], in: lanes, or: .time),
        salt: digest.value()
      )
    default: throw .unsupported(.derivation)
    }
  }

  /// A cost that Bitwarden accepts.
  private static func cost(
    _ value: JSONValue?,
    in range: ClosedRange<Int>,
    or excess: DerivationExcess
  ) throws(CardFileFailure) -> UInt64 {
    // A number of more digits than an integer has is too much, too.
    guard let value, !value.isString, let text = value.text else {
      throw .unsupported(.derivation)
    }
    let isNatural = text.bytes.allSatisfy { (0x30...0x39).contains($0) }
    guard isNatural else { throw .unsupported(.derivation) }
    guard let cost = value.integer, cost <= range.upperBound else { throw .tooCostly(excess) }
    guard cost >= range.lowerBound else { throw .unsupported(.derivation) }
    return UInt64(cost)
  }
}
