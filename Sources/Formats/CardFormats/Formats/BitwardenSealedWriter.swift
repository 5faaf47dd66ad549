import PaymentCards
import ReaderProtocol
import Secrets

/// Writes cards as Bitwarden's JSON under a password, piece by piece: nothing of a card is kept longer
/// than until it is encrypted.
final class BitwardenSealedWriter: CardFileWriter {
  /// Bitwarden's own choice of Argon2id's costs (bitwarden/clients, `Argon2KdfConfig`).
  private static let passes: UInt64 = 3
  private static let mebibytes: UInt64 = 64
  private static let lanes: UInt64 = 4
  private static let saltBytes = 16

  private let salt: String
  private let validation: [UInt8]
  private let data: BitwardenEncryption
  private var content: BitwardenWriter

  /// A writer at the beginning of a file. Deriving the key takes a while.
  init(password: SecretBytes, random: any RandomSource) throws(CardFileFailure) {
    salt = Base64.text(random.bytes(Self.saltBytes))
    let digest = try Digest(.sha256)
    digest.update(Array(salt.utf8))
    let derivation = Argon2(
      variant: .id,
      passes: Self.passes,
      kibibytes: Self.mebibytes << 10,
      lanes: Self.lanes,
      salt: digest.value()
    )
    let key = try BitwardenKey(derivation.derive(from: password))
    let validation = try BitwardenEncryption(under: key, random: random)
    var text = Array(random.uuid().utf8)
    self.validation = try validation.prefix + validation.encrypt(&text) + validation.end()
    data = try BitwardenEncryption(under: key, random: random)
    content = BitwardenWriter(random: random)
  }

  func begin() throws(CardFileFailure) -> [UInt8] {
    var first = content.begin()
    let head = """
      {
        "encrypted": true,
        "passwordProtected": true,
        "salt": "\(salt)",
        "kdfType": 1,
        "kdfIterations": \(Self.passes),
        "kdfMemory": \(Self.mebibytes),
        "kdfParallelism": \(Self.lanes),
        "encKeyValidation_DO_NOT_EDIT": "
      """
    return try Array(head.utf8) + validation + Array("\",\n  \"data\": \"".utf8) + data.prefix
      + data.encrypt(&first)
  }

  func write(_ card: PaymentCard<SecretDigits>) throws(CardFileFailure) -> [UInt8] {
    var piece = content.write(card)
    return try data.encrypt(&piece)
  }

  func end() throws(CardFileFailure) -> [UInt8] {
    var last = content.end()
    return try data.encrypt(&last) + data.end() + Array("\"\n}\n".utf8)
  }
}
