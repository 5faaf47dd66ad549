import TestSupport
import Testing

@testable import Secrets

@Suite("Sealing")
struct SealingTests {
  private let random = SeededRandom(seed: 3)
  private let place = AssociatedData(.text("cards"), .number(7))

  @Test("opens to what was sealed, of any length", arguments: [0, 1, 15, 16, 17, 5000])
  func roundTrip(count: Int) throws {
    let key = try SealingKey(random: random)
    let plain = random.bytes(count)
    let box = key.seal(plain, boundTo: place, random: random)
    #expect(try key.open(box, boundTo: place) == plain)
    #expect(try key.openSecret(box, boundTo: place).revealed == plain)
    let kept = try #require(SealedBox(bytes: box.bytes))
    #expect(try key.open(kept, boundTo: place) == plain)
  }

  @Test("opens to nothing once any single bit is changed")
  func everyBit() throws {
    let key = try SealingKey(random: random)
    let sealed = key.seal(Array("4111".utf8), boundTo: place, random: random).bytes
    for bit in 0..<sealed.count * 8 {
      var bytes = sealed
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let box = try #require(SealedBox(bytes: bytes))
      #expect(throws: SecretFailure.notAuthentic) { try key.open(box, boundTo: place) }
    }
  }

  @Test("is bound to its place and its key")
  func bound() throws {
    let key = try SealingKey(random: random)
    let box = key.seal([1, 2, 3], boundTo: place, random: random)
    let elsewhere = AssociatedData(.text("cards"), .number(8))
    #expect(throws: SecretFailure.notAuthentic) { try key.open(box, boundTo: elsewhere) }
    let other = try SealingKey(random: random)
    #expect(throws: SecretFailure.notAuthentic) { try other.openSecret(box, boundTo: place) }
  }

  @Test("never makes the same box twice")
  func freshNonces() throws {
    let key = try SealingKey(random: SystemRandom())
    let boxes = (0..<100).map { _ in key.seal([5], boundTo: place, random: SystemRandom()) }
    #expect(Set(boxes).count == 100)
  }

  @Test("refuses what is too short to be a box")
  func tooShort() {
    #expect(SealedBox(bytes: [UInt8](repeating: 0, count: 39)) == nil)
    #expect(SealedBox(bytes: [UInt8](repeating: 0, count: 40)) != nil)
  }

  @Test("sub-keys differ by purpose, return by name, and are not authentication codes")
  func subKeys() throws {
    let key = try SealingKey(random: random)
    let wallet = KeyPurpose(rawValue: "wallet")
    let first = try key.subKey(for: wallet)
    #expect(try first.bytes == key.subKey(for: wallet).bytes)
    #expect(try first.bytes != key.subKey(for: KeyPurpose(rawValue: "walle")).bytes)
    #expect(first.bytes != key.bytes)
    #expect(first.bytes.revealed != key.code(of: AssociatedData(.text("wallet"))))
  }

  @Test("an authentication code holds for its data and key only")
  func codes() throws {
    let key = try SealingKey(random: random)
    var code = key.code(of: place)
    #expect(key.isAuthentic(code, of: place))
    #expect(!key.isAuthentic(code, of: AssociatedData(.text("cards"), .number(8))))
    #expect(try !SealingKey(random: random).isAuthentic(code, of: place))
    code[31] ^= 1
    #expect(!key.isAuthentic(code, of: place))
    #expect(!key.isAuthentic([], of: place))
  }

  @Test("fields that read alike when joined are told apart")
  func unambiguousFields() {
    let lists: [AssociatedData] = [
      AssociatedData(), AssociatedData(.none), AssociatedData(.text("")),
      AssociatedData(.bytes([])),
      AssociatedData(.text("ab"), .text("c")), AssociatedData(.text("a"), .text("bc")),
      AssociatedData(.text("abc")), AssociatedData(.number(0)),
      AssociatedData(.bytes([0, 0, 0, 0, 0, 0, 0, 0])),
    ]
    #expect(Set(lists.map(\.bytes)).count == lists.count)
  }

  @Test("BLAKE2b as published: the sum of no bytes")
  func knownSum() {
    let hex = Checksum.of([]).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hex == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
  }
}

@Suite("A vault key")
struct VaultKeyTests {
  private let random = SeededRandom(seed: 4)
  private let purpose = KeyPurpose(rawValue: "test")

  @Test("seals nothing once it is destroyed, for no holder of it")
  func destroyed() throws {
    let key = try VaultKey(random: random)
    let holder = key
    _ = try key.subKey(for: purpose)
    key.destroy()
    key.destroy()
    #expect(holder.isDestroyed)
    #expect(throws: SecretFailure.keyDestroyed) { try holder.subKey(for: purpose) }
    #expect(throws: SecretFailure.keyDestroyed) {
      try holder.wrapped(
        under: SealingKey(random: random),
        boundTo: AssociatedData(),
        random: random
      )
    }
  }

  @Test("leaves nothing of itself in memory")
  func wiped() throws {
    let bytes = try SecretBytes(random: 32, from: random)
    let key = try VaultKey(bytes: bytes)
    key.destroy()
    #expect(bytes.revealed == [UInt8](repeating: 0, count: 32))
  }

  @Test("opens a sealed value, its secrets too; another key does not")
  func sealedValue() throws {
    let key = try VaultKey(random: random)
    let sealed = try Sealed("draft", for: purpose, under: key, random: random) { text, _ in
      Array(text.utf8)
    }
    let decode = { (bytes: [UInt8], _: SecretTable) in String(decoding: bytes, as: UTF8.self) }
    var opened = try sealed.open(for: purpose, with: key, decode: decode)
    #expect(opened.value == "draft")
    opened.value += "!"
    #expect(opened.value == "draft!")
    #expect(throws: SecretFailure.notAuthentic) {
      try sealed.open(for: purpose, with: VaultKey(random: random), decode: decode)
    }
    let exchanged = Sealed<String>(content: sealed.content, secrets: sealed.content)
    #expect(throws: SecretFailure.notAuthentic) {
      try exchanged.open(for: purpose, with: key, decode: decode)
    }
    key.destroy()
    #expect(throws: SecretFailure.keyDestroyed) {
      try sealed.open(for: purpose, with: key, decode: decode)
    }
  }
}

@Suite("Keyed hashes of secrets")
struct MarkTests {
  @Test("are the same for the same secret under one key, and for nothing else")
  func marks() throws {
    let key = try SealingKey(random: SeededRandom(seed: 1))
    let other = try SealingKey(random: SeededRandom(seed: 2))
    func mark(_ text: String, _ key: SealingKey) throws -> SecretBytes {
      try key.mark(of: SecretBytes(Array(text.utf8)))
    }
    #expect(try mark("5566", key) == mark("5566", key))
    #expect(try mark("5566", key) != mark("5567", key))
    #expect(try mark("5566", key) != mark("55660", key))
    #expect(try mark("5566", key) != mark("5566", other))
    #expect(try mark("", key).count == SealingKey.codeBytes)
  }
}
