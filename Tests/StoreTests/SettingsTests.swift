import GRDB
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Settings")
struct SettingsTests {
  private func vault() throws -> Vault.Creation {
    let cost = try #require(DerivationCost(memory: 8 << 20, passes: 1))
    return try Vault.create(
      at: .memory,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: cost
    )
  }

  @Test("lock after two minutes unless something else was chosen")
  func defaults() throws {
    let creation = try vault()
    let settings = try SettingsStore(creation.vault).unverified()
    #expect(settings == Settings())
    #expect(settings.idleLimit.seconds == 120)
    #expect(!settings.locksOnFocusLoss && !settings.reducesMotion && !settings.wipesAfterTen)
  }

  @Test("come back as they were saved", arguments: IdleLimit.allCases, [false, true])
  func roundTrip(limit: IdleLimit, flag: Bool) throws {
    let creation = try vault()
    let store = SettingsStore(creation.vault)
    let settings = Settings(
      idleLimit: limit,
      locksOnFocusLoss: flag,
      reducesMotion: !flag,
      wipesAfterTen: flag
    )
    try store.save(settings, under: creation.key)
    #expect(try store.unverified() == settings)
    #expect(try store.verified(under: creation.key) == settings)
  }

  @Test("offer 30 seconds, 1, 2, 5 and 15 minutes, and never")
  func choices() {
    #expect(IdleLimit.allCases.map(\.seconds) == [30, 60, 120, 300, 900, nil])
  }

  @Test("fall back to the safe default for a value that is not known here")
  func unknownValues() throws {
    let creation = try vault()
    try creation.vault.setSettings(
      [
        "lock.idle": "31536000", "lock.focus": "perhaps", "look.reduced-motion": "true",
        "lock.wipe": "1", "x": "y",
      ],
      under: creation.key
    )
    let settings = try SettingsStore(creation.vault).verified(under: creation.key)
    #expect(settings == Settings(reducesMotion: true))
  }

  @Test("are not given out as verified once somebody changed them")
  func changed() throws {
    let creation = try vault()
    let store = SettingsStore(creation.vault)
    try store.save(Settings(idleLimit: .halfMinute), under: creation.key)
    try creation.vault.write {
      try $0.execute(sql: "UPDATE setting SET value = 'never' WHERE name = 'lock.idle'")
    }
    #expect(try store.unverified().idleLimit == .never)
    #expect(try store.verified(under: creation.key) == nil)
  }
}
