import ReaderProtocol
import Secrets
import Testing

@testable import CardFormats

@Suite("Keys derived from passwords")
struct KeyDerivationTests {
  private let generous = DerivationBudget { .zero }

  private func published(_ variant: Argon2.Variant, _ version: Argon2.Version) -> Argon2 {
    Argon2(
      variant: variant,
      version: version,
      passes: 3,
      kibibytes: 32,
      lanes: 4,
      salt: Array(repeating: 2, count: 16),
      secret: Array(repeating: 3, count: 8),
      associatedData: Array(repeating: 4, count: 12)
    )
  }

  @Test("Argon2d and Argon2id of RFC 9106, and of version 1.0 of its authors' known answers")
  func argon2() throws {
    let password = try SecretBytes(Array(repeating: 1, count: 32))
    let known: [(Argon2.Variant, Argon2.Version, String)] = [
      (.d, .v13, "512b391b6f1162975371d30919734294f868e3be3984f3c1a13a4db9fabe4acb"),
      (.id, .v13, "0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659"),
      (.d, .v10, "96a9d4e5a1734092c85e29f410a45914a5dd1f5cbf08b2670da68a0285abf32b"),
      (.id, .v10, "b64615f07789b66b645b67ee9ed3b377ae350b6bfcbb0fc95141ea8f322613c0"),
    ]
    for (variant, version, key) in known {
      let derived = try published(variant, version).key(from: password, within: generous)
      #expect(Hexadecimal.text(derived) == key)
    }
  }

  @Test("PBKDF2 of RFC 7914, section 11")
  func pbkdf2() throws {
    let known: [(String, String, UInt64, String)] = [
      (
        "passwd", "salt", 1,
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
          + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
      ),
      (
        "Password", "NaCl", 80_000,
        "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
          + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
      ),
    ]
    for (password, salt, iterations, key) in known {
      let derivation = PBKDF2(iterations: iterations, salt: Array(salt.utf8), keyBytes: 64)
      let derived = try derivation.key(from: try SecretBytes(password.utf8), within: generous)
      #expect(Hexadecimal.text(derived) == key)
    }
  }

  @Test("HKDF's expansion of RFC 5869, test case 1, and its limits")
  func hkdf() throws {
    let key = try Hexadecimal.secret(
      "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"
    )
    let purpose = Hexadecimal.bytes("f0f1f2f3f4f5f6f7f8f9")
    #expect(
      Hexadecimal.text(try HKDF.expand(key, for: purpose, count: 42))
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
    #expect(try HKDF.expand(key, for: [], count: 0).count == 0)
    #expect(try HKDF.expand(key, for: [], count: 8160).count == 8160)
    #expect(throws: CardFileFailure.unsupported(.derivation)) {
      try HKDF.expand(key, for: [], count: 8161)
    }
  }

  @Test("AES-KDF, as Python's hashlib and cryptography compute it")
  func aesKDF() throws {
    let derivation = AESKDF(rounds: 6000, seed: Array(0..<32))
    let derived = try derivation.key(from: try SecretBytes(Array(32..<64)), within: generous)
    #expect(
      Hexadecimal.text(derived)
        == "da86f7be13d8149c58bb5ebaf591bd8825c4b904d913d5daa2e25e3bdb2ab2a8"
    )
  }

  @Test("parameters that no derivation has are refused, and nothing is derived")
  func hostileParameters() throws {
    let clock = SteppingClock(step: .seconds(1))
    let password = try SecretBytes(count: 0)
    var argon2 = published(.id, .v13)
    let changes: [(inout Argon2) -> Void] = [
      { $0.passes = 0 }, { $0.lanes = 0 }, { $0.kibibytes = 31 }, { $0.kibibytes = 0 },
      { $0.lanes = 1 << 24 }, { $0.lanes = .max }, { $0.salt = [] },
      { $0.salt = Array(repeating: 0, count: 7) }, { $0.keyBytes = 3 }, { $0.keyBytes = 0 },
    ]
    for change in changes {
      argon2 = published(.id, .v13)
      change(&argon2)
      #expect(throws: CardFileFailure.unsupported(.derivation)) {
        try argon2.key(from: password, within: clock.budget)
      }
    }
    for pbkdf2 in [
      PBKDF2(iterations: 0, salt: [1]), PBKDF2(iterations: 1, salt: []),
      PBKDF2(iterations: 1, salt: [1], keyBytes: 0),
    ] {
      #expect(throws: CardFileFailure.unsupported(.derivation)) {
        try pbkdf2.key(from: password, within: clock.budget)
      }
    }
    for count in [0, 31, 33] {
      let aesKDF = AESKDF(rounds: 1, seed: Array(repeating: 0, count: count))
      #expect(throws: CardFileFailure.unsupported(.derivation)) {
        try aesKDF.key(from: password, within: clock.budget)
      }
    }
    #expect(clock.count == 0)
  }

  @Test(
    "more than a gibibyte of memory is refused without a measurement",
    arguments: [(1 << 20) + 1, 1 << 32, 1 << 54, .max] as [UInt64]
  )
  func memory(kibibytes: UInt64) throws {
    let clock = SteppingClock(step: .zero)
    var argon2 = published(.d, .v13)
    argon2.kibibytes = kibibytes
    #expect(throws: CardFileFailure.tooCostly(.memory)) {
      try argon2.key(from: try SecretBytes(count: 0), within: clock.budget)
    }
    #expect(clock.count == 0)
  }

  @Test("more than ten seconds is refused, by what a small derivation of the kind takes here")
  func time() throws {
    // A sample takes a hundredth of a second by this clock: a thousand of them are allowed.
    let clock = SteppingClock(step: .milliseconds(10))
    let budget = clock.budget
    var argon2 = published(.id, .v13)
    argon2.kibibytes = argon2.sample.kibibytes
    argon2.passes = 1000
    try budget.check(argon2)
    argon2.passes = 1001
    #expect(throws: CardFileFailure.tooCostly(.time)) { try budget.check(argon2) }
    argon2.passes = .max
    #expect(throws: CardFileFailure.tooCostly(.time)) { try budget.check(argon2) }
    var aesKDF = AESKDF(rounds: 0, seed: Array(repeating: 0, count: 32))
    aesKDF.rounds = 1000 * aesKDF.sample.rounds
    try budget.check(aesKDF)
    for rounds in [aesKDF.rounds + 1, .max] {
      aesKDF.rounds = rounds
      #expect(throws: CardFileFailure.tooCostly(.time)) { try budget.check(aesKDF) }
    }
    var pbkdf2 = PBKDF2(iterations: 0, salt: [1])
    pbkdf2.iterations = 1000 * pbkdf2.sample.iterations
    try budget.check(pbkdf2)
    pbkdf2.keyBytes = 33
    #expect(throws: CardFileFailure.tooCostly(.time)) { try budget.check(pbkdf2) }
    pbkdf2 = PBKDF2(iterations: .max, salt: [1])
    #expect(throws: CardFileFailure.tooCostly(.time)) { try budget.check(pbkdf2) }
  }

  @Test("what is as small as the sample is not measured at all")
  func small() throws {
    let clock = SteppingClock(step: .seconds(100))
    try clock.budget.check(PBKDF2(iterations: 1, salt: [1]))
    #expect(clock.count == 0)
  }

  @Test("this machine derives with what programs use by default, by its own clock")
  func defaults() throws {
    let budget = DerivationBudget()
    let salt = [UInt8](repeating: 0, count: 32)
    try budget.check(PBKDF2(iterations: 600_000, salt: salt))
    try budget.check(
      Argon2(variant: .id, passes: 3, kibibytes: 64 << 10, lanes: 4, salt: salt)
    )
    try budget.check(AESKDF(rounds: 60_000, seed: salt))
  }
}
