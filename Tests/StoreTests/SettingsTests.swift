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

  @Test("come back as they were saved", arguments: limits, [false, true])
  func roundTrip(limit: TimeLimit, flag: Bool) throws {
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

  private static let limits: [TimeLimit] = [.seconds(1), .seconds(30), .seconds(86_400), .never]

  @Test(
    "a limit is any time up to a day, or never",
    arguments: ["", "0", "-1", "86401", "1m", "Never"]
  )
  func noLimits(text: String) {
    #expect(TimeLimit(rawValue: text) == nil)
    #expect(TimeLimit(.seconds(100_000)) == .seconds(86_400))
    #expect(TimeLimit(.milliseconds(1)) == .seconds(1))
    #expect(TimeLimit(nil) == .never)
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
    try store.save(Settings(idleLimit: .seconds(30)), under: creation.key)
    try creation.vault.write {
      try $0.execute(sql: "UPDATE setting SET value = 'never' WHERE name = 'lock.idle'")
    }
    #expect(try store.unverified().idleLimit == .never)
    #expect(try store.verified(under: creation.key) == nil)
  }
}
