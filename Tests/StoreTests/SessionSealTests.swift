import Secrets
import Testing

@testable import Store

@Suite("A sealed session")
struct SessionSealTests {
  private struct Session: Codable, Equatable {
    var screen: String
    var caret: Int
    var number: SecretBuffer
    var code: SecretBytes?
  }

  private func session() throws -> Session {
    var number = SecretBuffer(capacity: 19)
    for scalar in "4111 11".unicodeScalars { try number.append(scalar) }
    return Session(
      screen: "wallet/new",
      caret: 4,
      number: number,
      code: try SecretBytes([1, 2, 3])
    )
  }

  private let seal = SessionSeal<Session>(version: 3)

  @Test("comes back exactly, its secrets too")
  func roundTrip() throws {
    let key = try VaultKey(random: SystemRandom())
    let sealed = try seal.seal(session(), under: key)
    let opened = try seal.open(sealed, with: key)
    #expect(try opened.value == session())
  }

  @Test("shows nothing to whoever has not the key")
  func unreadable() throws {
    let key = try VaultKey(random: SystemRandom())
    let sealed = try seal.seal(session(), under: key)
    #expect(throws: SessionFailure.damaged) {
      try seal.open(sealed, with: VaultKey(random: SystemRandom()))
    }
    let bytes = sealed.content.bytes + sealed.secrets.bytes
    for canary in ["wallet", "4111"] {
      #expect(!bytes.contains(Array(canary.utf8)))
    }
  }

  @Test("is refused once any bit of it is changed")
  func damaged() throws {
    let key = try VaultKey(random: SystemRandom())
    let sealed = try seal.seal(session(), under: key)
    func flipped(_ box: SealedBox, _ bit: Int) throws -> SealedBox {
      var bytes = box.bytes
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      return try #require(SealedBox(bytes: bytes))
    }
    for bit in 0..<sealed.content.bytes.count * 8 {
      let changed = Sealed<Session>(
        content: try flipped(sealed.content, bit),
        secrets: sealed.secrets
      )
      #expect(throws: SessionFailure.damaged) { try seal.open(changed, with: key) }
    }
    for bit in 0..<sealed.secrets.bytes.count * 8 {
      let changed = Sealed<Session>(
        content: sealed.content,
        secrets: try flipped(sealed.secrets, bit)
      )
      #expect(throws: SessionFailure.damaged) { try seal.open(changed, with: key) }
    }
  }

  @Test("does not mix with the secrets of an older one")
  func olderSecrets() throws {
    let key = try VaultKey(random: SystemRandom())
    let older = try seal.seal(session(), under: key)
    let newer = try seal.seal(session(), under: key)
    let mixed = Sealed<Session>(content: newer.content, secrets: older.secrets)
    #expect(throws: SessionFailure.damaged) { try seal.open(mixed, with: key) }
  }

  @Test("of a version that is not known, or of another shape, says so")
  func unknown() throws {
    let key = try VaultKey(random: SystemRandom())
    let sealed = try seal.seal(session(), under: key)
    #expect(throws: SessionFailure.unknownVersion(3)) {
      try SessionSeal<Session>(version: 4).open(sealed, with: key)
    }
    let numbers = try SessionSeal<[Int]>(version: 3).seal([1], under: key)
    let reshaped = Sealed<Session>(content: numbers.content, secrets: numbers.secrets)
    #expect(throws: SessionFailure.unreadable) { try seal.open(reshaped, with: key) }
  }

  @Test("can neither be made nor opened once the key is destroyed")
  func destroyedKey() throws {
    let key = try VaultKey(random: SystemRandom())
    let sealed = try seal.seal(session(), under: key)
    key.destroy()
    #expect(throws: SessionFailure.secret(.keyDestroyed)) { try seal.seal(session(), under: key) }
    #expect(throws: SessionFailure.secret(.keyDestroyed)) { try seal.open(sealed, with: key) }
  }
}
