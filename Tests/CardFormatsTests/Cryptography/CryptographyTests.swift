import ReaderProtocol
import Secrets
import Testing

@testable import CardFormats

@Suite("Cryptography, by the published test vectors")
struct CryptographyTests {
  @Test("SHA-256 and SHA-512 of FIPS 180-4's example")
  func hashes() throws {
    var digest = try Digest(.sha256)
    digest.update(Array("a".utf8))
    digest.update([])
    digest.update(Array("bc".utf8))
    #expect(
      Hexadecimal.text(digest.value())
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    digest = try Digest(.sha512)
    digest.update(try SecretBytes("abc".utf8))
    #expect(
      Hexadecimal.text(try digest.secretValue())
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test("HMAC with SHA-256 and SHA-512, RFC 4231's test case 2; an empty key")
  func authentication() throws {
    let key = try SecretBytes("Jefe".utf8)
    let message = Array("what do ya want for nothing?".utf8)
    let expected = Hexadecimal.bytes(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    func isAuthentic(_ message: [UInt8], _ value: [UInt8]) throws -> Bool {
      let digest = try Digest(.sha256, key: key)
      digest.update(message)
      return digest.isSame(as: value)
    }
    #expect(try isAuthentic(message, expected))
    #expect(try !isAuthentic(message, expected.dropLast()))
    #expect(try !isAuthentic(message, expected + [0]))
    #expect(try !isAuthentic(message + [0], expected))
    #expect(try !isAuthentic(message, []))
    let digest = try Digest(.sha512, key: key)
    digest.update(message)
    #expect(
      Hexadecimal.text(digest.value())
        == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
    )
    let empty = try Digest(.sha256, key: try SecretBytes([]))
    #expect(
      Hexadecimal.text(empty.value())
        == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
    )
  }

  @Test("AES-256 in the mode CBC, NIST SP 800-38A's F.2.5, in two pieces")
  func aes() throws {
    let key = try Hexadecimal.secret(
      "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"
    )
    let vector = Hexadecimal.bytes("000102030405060708090a0b0c0d0e0f")
    let plain = Hexadecimal.bytes(
      "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
    )
    let sealed = Hexadecimal.bytes(
      "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"
    )
    var bytes = plain
    let encryption = try BlockCipherStream(.aes256, key: key, initializationVector: vector)
    try bytes.withUnsafeMutableBytes { bytes in
      try encryption.encrypt(UnsafeMutableRawBufferPointer(rebasing: bytes[..<16]))
      try encryption.encrypt(UnsafeMutableRawBufferPointer(rebasing: bytes[16...]))
    }
    #expect(bytes == sealed)
    let decryption = try BlockCipherStream(.aes256, key: key, initializationVector: vector)
    try bytes.withUnsafeMutableBytes { try decryption.decrypt($0) }
    #expect(bytes == plain)
  }

  @Test("Twofish with 256 bits, of its authors' ECB_TBL.TXT")
  func twofish() throws {
    let key = try Hexadecimal.secret(
      "0123456789abcdeffedcba987654321000112233445566778899aabbccddeeff"
    )
    var bytes = [UInt8](repeating: 0, count: 16)
    let cipher = try BlockCipherStream(.twofish256, key: key, initializationVector: bytes)
    try bytes.withUnsafeMutableBytes { try cipher.encrypt($0) }
    #expect(Hexadecimal.text(bytes) == "37527be0052334b89f0cfccae87cfa20")
  }

  @Test("ChaCha20 of RFC 8439, A.1; in pieces of any length")
  func chaCha20() throws {
    let stream = try keyStream(.chaCha20, key: try SecretBytes(count: 32), pieces: [1, 62, 0, 1])
    #expect(
      stream == "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
  }

  @Test("Salsa20 with 256 bits, eSTREAM's set 1, vector 0")
  func salsa20() throws {
    let key = try Hexadecimal.secret("80" + String(repeating: "00", count: 31))
    #expect(
      try keyStream(.salsa20, key: key, pieces: [64])
        == "e3be8fdd8beca2e3ea8ef9475b29a6e7003951e1097a5c38d23b7a5fad9f6844"
        + "b22c97559e2723c7cbbd3fe4fc8d9a0744652a83e72a9c461876af4d7ef1a117"
    )
  }

  private func keyStream(
    _ cipher: StreamCipher,
    key: SecretBytes,
    pieces: [Int]
  ) throws -> String {
    let nonce = [UInt8](repeating: 0, count: cipher.nonceBytes)
    let stream = try KeyStream(cipher, key: key, nonce: nonce)
    var text = ""
    for count in pieces {
      var bytes = [UInt8](repeating: 0, count: count)
      try bytes.withUnsafeMutableBytes { try stream.apply(to: $0) }
      text += Hexadecimal.text(bytes)
    }
    return text
  }

  @Test("keys, nonces and blocks of another length are refused")
  func lengths() throws {
    let long = [UInt8](repeating: 0, count: 17)
    let key = try SecretBytes(count: 32)
    #expect(throws: CardFileFailure.damaged) {
      _ = try BlockCipherStream(.aes256, key: key, initializationVector: long)
    }
    #expect(throws: CardFileFailure.damaged) {
      _ = try KeyStream(.salsa20, key: key, nonce: long)
    }
    #expect(throws: CardFileFailure.damaged) {
      _ = try BlockCipherStream(ecb: .aes256, key: try SecretBytes(count: 31))
    }
    let cipher = try BlockCipherStream(ecb: .aes256, key: key)
    var bytes = long
    bytes.withUnsafeMutableBytes { bytes in
      #expect(throws: CardFileFailure.damaged) { try cipher.encrypt(bytes) }
      #expect(throws: CardFileFailure.damaged) { try cipher.decrypt(bytes) }
    }
  }

  @Test("the padding of PKCS #7 is found where it is whole, and nowhere else")
  func padding() {
    for count in 0...33 {
      let content = [UInt8](repeating: 7, count: count)
      let padded = content + BlockPadding.bytes(after: count)
      #expect(padded.count.isMultiple(of: 16) && padded.count > count)
      #expect(padded.withUnsafeBytes { BlockPadding.contentCount(in: $0) } == count)
    }
    for broken in [[], [0], [2, 1, 2], [17], [3, 3], Array(repeating: 17, count: 32)] as [[UInt8]] {
      #expect(broken.withUnsafeBytes { BlockPadding.contentCount(in: $0) } == nil)
    }
  }
}
