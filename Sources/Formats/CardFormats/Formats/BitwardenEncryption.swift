import ReaderProtocol
import Secrets

/// An encrypted string in the making, whose content comes in pieces.
final class BitwardenEncryption {
  /// The bytes that are whole blocks and whole groups of Base64.
  private static let step = BlockCipher.blockBytes * Base64.groupBytes.plain

  private let vector: [UInt8]
  private let cipher: BlockCipherStream
  private var digest: Digest?
  /// The bytes that are not encrypted yet, fewer than a step.
  private var rest: [UInt8] = []

  /// An empty string.
  init(under key: BitwardenKey, random: any RandomSource) throws(CardFileFailure) {
    vector = random.bytes(BlockCipher.blockBytes)
    cipher = try BlockCipherStream(.aes256, key: key.encryption, initializationVector: vector)
    digest = try Digest(.sha256, key: key.authentication)
    digest?.update(vector)
    rest.reserveCapacity(Self.step)
  }

  deinit {
    wipe(&rest)
  }

  /// The text before the content.
  var prefix: [UInt8] {
    Array("\(BitwardenEncryptedString.type)\(Base64.text(vector))|".utf8)
  }

  /// Encrypts a piece, which is wiped.
  ///
  /// - Returns: the text of all that could be encrypted so far.
  func encrypt(_ piece: inout [UInt8]) throws(CardFileFailure) -> [UInt8] {
    defer { wipe(&piece) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rest.count + piece.count)
    bytes += rest
    bytes += piece
    let count = bytes.count - bytes.count % Self.step
    wipe(&rest)
    rest.reserveCapacity(Self.step)
    rest += bytes[count...]
    return try text(of: &bytes, count: count)
  }

  /// Encrypts what is left.
  ///
  /// - Returns: its text, and what comes after the content.
  func end() throws(CardFileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rest.count + BlockCipher.blockBytes)
    bytes += rest
    bytes += BlockPadding.bytes(after: rest.count)
    wipe(&rest)
    var text = try text(of: &bytes, count: bytes.count)
    guard let digest = digest.take() else { return text }
    text.append(UInt8(ascii: "|"))
    Base64.append(digest.value(), to: &text)
    return text
  }

  private func text(of bytes: inout [UInt8], count: Int) throws(CardFileFailure) -> [UInt8] {
    defer { wipe(&bytes) }
    var text: [UInt8] = []
    text.reserveCapacity(
      (count / Base64.groupBytes.plain + 1) * Base64.groupBytes.text + Self.step
    )
    let result = bytes.withUnsafeMutableBytes { bytes -> Result<Void, CardFileFailure> in
      let whole = UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(count))
      do throws(CardFileFailure) {
        try cipher.encrypt(whole)
      } catch {
        return .failure(error)
      }
      digest?.update(UnsafeRawBufferPointer(whole))
      Base64.append(whole, to: &text)
      return .success(())
    }
    try result.get()
    return text
  }
}
