import ReaderProtocol

/// The derivations that a KDBX 4 header may ask for (https://keepass.info/help/kb/kdbx.html).
enum KDBXDerivation {
  private static let aes: [UInt8] = [
    0xC9, 0xD9, 0xF3, 0x9A, 0x62, 0x8A, 0x44, 0x60, 0xBF, 0x74, 0x0D, 0x08, 0xC1, 0x8A, 0x4F, 0xEA,
  ]
  /// AES-KDF under the name that KeePassXC has for it besides
  /// (keepassxreboot/keepassxc, src/format/KeePass2.cpp).
  private static let aesOfKeePassXC: [UInt8] = [
    0x7C, 0x02, 0xBB, 0x82, 0x79, 0xA7, 0x4A, 0xC0, 0x92, 0x7D, 0x11, 0x4A, 0x00, 0x64, 0x82, 0x38,
  ]
  private static let argon2d: [UInt8] = [
    0xEF, 0x63, 0x6D, 0xDF, 0x8C, 0x29, 0x44, 0x4B, 0x91, 0xF7, 0xA9, 0xA4, 0x03, 0xE3, 0x0A, 0x0C,
  ]
  private static let argon2id: [UInt8] = [
    0x9E, 0x29, 0x8B, 0x19, 0x56, 0xDB, 0x47, 0x73, 0xB2, 0x3D, 0xFC, 0x3E, 0xC6, 0xF0, 0xA1, 0xE6,
  ]

  /// The derivation of a dictionary.
  ///
  /// - Throws: `unsupported` where it is not known or a parameter is missing.
  static func read(_ dictionary: KDBXDictionary) throws(CardFileFailure) -> any KeyDerivation {
    let found: (any KeyDerivation)? =
      switch dictionary.bytes("$UUID") {
      case aes, aesOfKeePassXC: aesKDF(dictionary)
      case argon2d: argon2(dictionary, .d)
      case argon2id: argon2(dictionary, .id)
      default: nil
      }
    guard let found else { throw .unsupported(.derivation) }
    return found
  }

  private static func aesKDF(_ dictionary: KDBXDictionary) -> AESKDF? {
    guard let rounds = dictionary.number("R"), let seed = dictionary.bytes("S") else { return nil }
    return AESKDF(rounds: rounds, seed: seed)
  }

  private static func argon2(
    _ dictionary: KDBXDictionary,
    _ variant: Argon2.Variant
  ) -> Argon2? {
    guard let salt = dictionary.bytes("S"), let lanes = dictionary.number("P"),
      let memory = dictionary.number("M"), let passes = dictionary.number("I"),
      let version = dictionary.number("V").flatMap({
        Argon2.Version(rawValue: UInt32(clamping: $0))
      })
    else { return nil }
    return Argon2(
      variant: variant,
      version: version,
      passes: passes,
      // The memory stands in bytes.
      kibibytes: memory / 1024,
      lanes: lanes,
      salt: salt,
      secret: dictionary.bytes("K") ?? [],
      associatedData: dictionary.bytes("A") ?? []
    )
  }
}
