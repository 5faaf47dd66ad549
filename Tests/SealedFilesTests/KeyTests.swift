import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Keys of replicas")
struct KeyTests {
  private let random = SeededRandom(seed: 9)

  @Test("sign what only the public half accepts, and come back from their seed")
  func signing() throws {
    let key = try SigningKey(random: random)
    let signature = key.signature(of: [1, 2, 3])
    #expect(key.verifyKey.isSignature(signature, of: [1, 2, 3]))
    #expect(!key.verifyKey.isSignature(signature, of: [1, 2, 4]))
    #expect(!key.verifyKey.isSignature(Array(signature.dropLast()), of: [1, 2, 3]))
    #expect(try !SigningKey(random: random).verifyKey.isSignature(signature, of: [1, 2, 3]))
    let again = try SigningKey(seed: key.seed())
    #expect(again.verifyKey == key.verifyKey)
    #expect(again.signature(of: [1, 2, 3]) == signature)
    #expect(throws: SecretFailure.wrongLength) {
      try SigningKey(seed: SecretBytes(count: 31))
    }
  }

  @Test("sign as RFC 8032 has it")
  func knownSignature() throws {
    let seed: [UInt8] = [
      0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c,
      0xc4, 0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae,
      0x7f, 0x60,
    ]
    let key = try SigningKey(seed: SecretBytes(seed))
    #expect(key.verifyKey.bytes.prefix(4) == [0xd7, 0x5a, 0x98, 0x01])
    #expect(key.signature(of: []).prefix(4) == [0xe5, 0x56, 0x43, 0x00])
  }

  @Test("open what was sealed to them, whole, and nothing else")
  func boxes() throws {
    let pair = try BoxKeyPair(random: random)
    let secret = try SecretBytes(Array("a key".utf8))
    let box = try pair.publicKey.seal(secret)
    #expect(try pair.open(box) == secret)
    #expect(try BoxKeyPair(seed: pair.seed).open(box) == secret)
    #expect(throws: SecretFailure.notAuthentic) { try BoxKeyPair(random: random).open(box) }
    for index in box.indices {
      var changed = box
      changed[index] ^= 1
      #expect(throws: SecretFailure.notAuthentic) { try pair.open(changed) }
    }
    #expect(throws: SecretFailure.notAuthentic) { try pair.open(Array(box.dropLast())) }
    #expect(throws: SecretFailure.notAuthentic) { try pair.open([]) }
    #expect(try pair.publicKey.seal(secret) != box)
  }

  @Test("of a public half that leaves no secret seal nothing")
  func smallOrder() throws {
    let zero = try BoxPublicKey(bytes: [UInt8](repeating: 0, count: 32)).known
    #expect(throws: SecretFailure.notAuthentic) { try zero.seal(SecretBytes(count: 5)) }
  }

  @Test("of a group are packed with all epochs, and limited to the spaces that are joined")
  func keyrings() throws {
    let group = GroupID(random: random)
    var ring = Keyring(group: group)
    for epoch: UInt16 in 1...3 {
      ring.add(try EpochKeys(epoch: epoch, spaces: epoch == 2 ? .study : .all, random: random))
    }
    ring.add(try EpochKeys(epoch: 3, spaces: .all, random: random))
    #expect(try Keyring(unpacking: ring.packed()) == ring)
    #expect(ring.keys(of: .wallet, epoch: 2).isEmpty)
    #expect(ring.keys(of: .wallet, epoch: 3).count == 2)
    let study = ring.limited(to: .study)
    #expect(study.keys(of: .wallet, epoch: 1).isEmpty)
    #expect(study.keys(of: .study, epoch: 1).count == 1)
    #expect(study.keys(of: .roster, epoch: 3).count == 2)
    #expect(try study.packed().count == ring.packed().count)
    var filled = study
    filled.add(ring)
    #expect(filled == ring)
    let packed = try ring.packed()
    packed.withUnsafeBytes { bytes in
      for count in 0..<bytes.count {
        #expect(throws: SecretFailure.notAuthentic) {
          try Keyring(
            unpacking: SecretBytes(copying: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
          )
        }
      }
    }
  }
}
