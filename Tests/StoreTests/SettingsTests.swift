import Flashcards
import Preferences
import Secrets
import Testing

@testable import Store
@testable import Vault

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
    #expect(settings == Preferences())
    #expect(settings.idleLimit == .seconds(120))
    #expect(!settings.locksOnFocusLoss && !settings.reducedMotion && !settings.wipesAfterTen)
  }

  @Test("come back as they were saved", arguments: limits, [false, true])
  func roundTrip(limit: Duration?, flag: Bool) throws {
    let creation = try vault()
    let store = SettingsStore(creation.vault)
    let settings = Preferences()
      .with(\.idleLimit, limit)
      .with(\.locksOnFocusLoss, flag)
      .with(\.reducedMotion, !flag)
      .with(\.wipesAfterTen, flag)
    try store.save(settings, under: creation.key)
    #expect(try store.unverified() == settings)
    #expect(try store.verified(under: creation.key) == settings)
  }

  private static let limits: [Duration?] = [.seconds(1), .seconds(30), .seconds(86_400), nil]

  @Test("are written as they always were, so that older versions read them")
  func storedForm() throws {
    let creation = try vault()
    try SettingsStore(creation.vault).save(Preferences(), under: creation.key)
    let forms = [
      "lock.idle": "120", "lock.session": "never", "lock.focus": "false", "lock.wipe": "false",
      "look.reduced-motion": "false", "look.colors": "true", "cards.moves-on": "true",
      "cards.clipboard": "15", "cards.clipboard-ssh": "false", "study.rollover": "4",
      "study.space-answers": "true", "study.reading": "false", "study.forgiven": "5",
      "look.background": "automatic", "cards.home": "true", "sync.by-itself": "true",
      "sync.interval": "300", "due.file": "false", "due.decks": "false",
      "look.theme": "standard", "look.borders": "lines", "look.pictures": "halves",
      "look.brief": "false",
      "study.sounds": "on", "study.voice": "false", "study.search": "folded",
      "cards.codes": "ask", "sync.at-lock": "true", "sync.at-end": "true",
      "sync.media-as-needed": "false",
      "study.new-ignores-reviews": "false", "study.limits-from-top": "false",
      "study.learn-ahead": "1200", "study.load-balancer": "false", "study.timebox": "never",
    ]
    #expect(creation.vault.settings == forms)
  }

  @Test("of limits come on with an import, and go as they were with its undo")
  func imported() throws {
    let fixture = try StudyFixture()
    let store = SettingsStore(fixture.vault)
    let before = Preferences().with(\.limitsStartFromTop, true).with(\.rolloverHour, 6)
    try store.save(before, under: fixture.key)
    try fixture.change(.importing) {
      $0.limitRules = LimitRules(newIgnoresReviews: true, startsFromTop: true)
    }
    let after = before.with(\.newIgnoresReviews, true)
    #expect(try store.verified(under: fixture.key) == after)
    #expect(try fixture.undoLast().preferences == before)
    #expect(try store.verified(under: fixture.key) == before)
    #expect(try fixture.undoLast(.redo).preferences == after)
    // What brings none, or is not on, leaves them.
    try fixture.change(.importing) { $0.limitRules = LimitRules(startsFromTop: true) }
    #expect(try store.verified(under: fixture.key) == after)
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
    #expect(settings == Preferences().with(\.reducedMotion, true))
  }

  @Test("are not given out as verified once somebody changed them")
  func changed() throws {
    let files = try StoredFiles()
    let (vault, key) = try Vault.forTest(at: files.location)
    try SettingsStore(vault).save(Preferences().with(\.idleLimit, .seconds(30)), under: key)
    try vault.close()
    let file = HeaderFile(name: files.path)
    var header = try file.read(format: Schema.current.version)
    header.settings["lock.idle"] = "never"
    try file.write(header, format: Schema.current.version)
    let changed = try Vault.open(files.location)
    let store = SettingsStore(changed)
    #expect(try store.unverified().idleLimit == nil)
    #expect(try store.verified(under: key) == nil)
    #expect(try changed.verify(under: key).damage == [.settings])
  }
}
