import Flashcards
import Testing
import Vault

@testable import Store

@Suite("Presets of options on several devices")
struct SyncPresetTests {
  private let pair: SyncPair

  init() throws {
    pair = try SyncPair()
  }

  private func deck(_ name: String, on device: StudyFixture) throws -> Deck {
    try #require(try device.contents().collection.decks.first { "\($0.name)" == name })
  }

  private func preset(on device: StudyFixture) throws -> OptionsPreset {
    try #require(try device.contents().collection.presets.first)
  }

  private func share(_ names: String...) throws {
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 900),
      name: "Shared",
      options: DeckOptions()
    )
    try pair.one.change(.presetAddition) {
      $0.presets = [preset]
      $0.decks = try names.map { try deck($0, on: pair.one).following(preset) }
    }
    try pair.meet()
  }

  private func edit(
    _ name: String,
    on device: StudyFixture,
    after seconds: Int64 = 0,
    _ body: (inout DeckOptions) -> Void
  ) throws {
    try device.change(.deckOptions, after: seconds) {
      var deck = try deck(name, on: device)
      body(&deck.options)
      $0.decks = [deck]
    }
  }

  /// Has a program that knows no presets change a deck.
  private func editByOlder(
    _ name: String,
    on device: StudyFixture,
    newPerDay: Int
  ) throws {
    var deck = try deck(name, on: device)
    deck.options.newPerDay = newPerDay
    let written = deck
    try device.vault.writeRecords(under: device.key) { records in
      try records.put(written.recordID, written.recordContent(), in: .deck)
      var entry = OutboxEntry()
      entry.time = StudyFixture.now.time.rawValue + 60_000
      entry.changes = [
        OutboxEntry.Change(kind: .deck, local: written.recordID, fields: [DeckFields.newPerDay])
      ]
      try records.putInOutbox(entry, of: .study)
    }
  }

  private func expectFollowing(_ names: String..., newPerDay: Int) throws {
    for device in [pair.one, pair.other] {
      let preset = try preset(on: device)
      #expect(preset.options.newPerDay == newPerDay)
      for name in names {
        let deck = try deck(name, on: device)
        #expect(deck.preset?.id == preset.id)
        #expect(deck.options == deck.options.following(preset.options))
      }
    }
  }

  @Test("arrive with the decks that follow them, and go with what made them")
  func arrival() throws {
    try share("A", "C")
    try expectFollowing("A", "C", newPerDay: 20)
    #expect(try preset(on: pair.other).name == "Shared")
    try edit("C", on: pair.other) { $0.newPerDay = 5 }
    try pair.meet()
    try expectFollowing("A", "C", newPerDay: 5)
    try pair.other.undoLast()
    try pair.meet()
    try expectFollowing("A", "C", newPerDay: 20)
    try pair.one.undoLast()
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try device.contents().collection.presets.isEmpty)
      #expect(try deck("A", on: device).options == DeckOptions())
    }
  }

  @Test(
    "changed on both keep each option that one of them changed, and tell those that both did, once"
  )
  func bothChanged() throws {
    try share("A", "A::B", "C")
    try edit("A", on: pair.one) {
      $0.newPerDay = 7
      $0.leechAction = .suspend
    }
    try edit("C", on: pair.other, after: 5) {
      $0.newPerDay = 8
      $0.buriesNewSiblings = false
    }
    try pair.meet()
    try expectFollowing("A", "A::B", "C", newPerDay: 8)
    for device in [pair.one, pair.other] {
      let options = try preset(on: device).options
      #expect(options.leechAction == .suspend && !options.buriesNewSiblings)
      let conflicts = try SyncStore(device.vault).conflicts(in: .study, under: device.key)
      #expect(conflicts.map(\.name) == ["Shared"] && conflicts.map(\.key.kind) == [.preset])
    }
    // The other value is chosen for all decks.
    let conflict = try #require(
      try SyncStore(pair.one.vault).conflicts(in: .study, under: pair.one.key).first
    )
    let other = try #require(conflict.versions.last)
    let settled = try SyncStore(pair.one.vault).settle(
      [SyncConflict.Choice(conflict.key, conflict.field, other.dot)],
      in: .study,
      at: StudyFixture.now.time.advanced(byMilliseconds: 9_000),
      under: pair.one.key
    )
    #expect(settled.count == 1 && settled.changes.changes.study.decks.count == 3)
    try pair.meet()
    try expectFollowing("A", "A::B", "C", newPerDay: 7)
    #expect(try SyncStore(pair.other.vault).conflictCount(of: .study, under: pair.other.key) == 0)
  }

  @Test("have one set of memory parameters for all decks, whichever device chose last")
  func parameters() throws {
    try share("A", "C")
    for (device, id, seconds) in [(pair.one, Int64(700), Int64(1)), (pair.other, 800, 5)] {
      var values = FSRSParameters.defaults.values
      values[0] = Double(id) / 1_000
      let set = ParameterSet(
        id: ParameterSetID(rawValue: id),
        parameters: try FSRSParameters(values),
        made: StudyFixture.now.time,
        origin: .entered
      )
      let effect = try device.store.parameterChange(
        of: deck("C", on: device).id,
        to: set,
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: device.key
      )
      try device.change(.parameters, after: seconds) {
        $0 = effect.change.change(reschedules: false)
      }
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      let used = try ["A", "C"].map { try deck($0, on: device).options.parameters }
      let sets = try device.store.studyHistory(of: nil, under: device.key).history.parameters
      let values = sets.filter { $0.id == used[0] }.map { $0.parameters.values[0] }
      #expect(used[0] == used[1] && values == [0.8])
    }
  }

  @Test("are chosen for a deck while they are changed elsewhere, which follows")
  func chosenMeanwhile() throws {
    try share("A")
    try pair.one.change(.presetChoice) {
      $0.decks = [try deck("C", on: pair.one).following(try preset(on: pair.one))]
    }
    try edit("A", on: pair.other) { $0.newPerDay = 6 }
    try pair.meet()
    try pair.meet()
    try expectFollowing("A", "C", newPerDay: 6)
  }

  @Test("leave a deck what it has of its own on all devices, until one gives it up")
  func own() throws {
    try share("A", "C")
    try pair.one.change(.deckOptions) {
      let own = try deck("A", on: pair.one).switching(.newPerDay, in: try preset(on: pair.one))
      $0.decks = [own]
      $0.decks[0].options.newPerDay = 5
    }
    try edit("C", on: pair.other, after: 2) { $0.newPerDay = 30 }
    try pair.meet()
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try preset(on: device).options.newPerDay == 30)
      #expect(try deck("C", on: device).options.newPerDay == 30)
    }
    let values = try [pair.one, pair.other].map { try deck("A", on: $0).options.newPerDay }
    #expect(values[0] == values[1])
    #expect(try deck("A", on: pair.other).preset?.own == .newPerDay)
    // Which of the two it is to have is asked, as the other had it from its preset then.
    for device in [pair.one, pair.other] {
      let conflicts = try SyncStore(device.vault).conflicts(in: .study, under: device.key)
      #expect(conflicts.map(\.name) == ["A"])
    }
    // One gives it up while the other changes it.
    try pair.one.change(.deckOptions, after: 10) {
      $0.decks = [
        try deck("A", on: pair.one).switching(.newPerDay, in: try preset(on: pair.one))
      ]
    }
    try edit("A", on: pair.other, after: 12) { $0.newPerDay = 9 }
    try pair.meet()
    try pair.meet()
    try expectFollowing("A", "C", newPerDay: 30)
  }

  @Test("are there still for a deck that took one while it was deleted elsewhere")
  func chosenAndRemoved() throws {
    try share("A")
    try pair.other.change(.presetRemoval) { $0.removedPresets = [try preset(on: pair.other).id] }
    try pair.one.change(.presetChoice, after: 3) {
      $0.decks = [try deck("C", on: pair.one).following(try preset(on: pair.one))]
    }
    try pair.meet()
    try pair.meet()
    try expectFollowing("C", newPerDay: 20)
    for device in [pair.one, pair.other] {
      #expect(try deck("A", on: device).preset == DeckPreset(nil))
    }
  }

  @Test("keep their options though an older program changed those of one of their decks")
  func olderProgram() throws {
    try share("A", "C")
    try editByOlder("A", on: pair.other, newPerDay: 1)
    try pair.meet()
    try pair.meet()
    try expectFollowing("A", "C", newPerDay: 20)
  }

  @Test("are one if both make them of what the same deck has from Anki")
  func older() throws {
    try pair.one.change(.importing) {
      var deck = try deck("A", on: pair.one)
      deck.carried = CarriedDeck(presetID: 9, presetName: "Old", preset: [1], deck: [], modified: 0)
      $0.decks = [deck]
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      let made = try device.store.makePresets(at: StudyFixture.now.time, under: device.key)
      #expect(made.presets.count == 1)
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try device.contents().collection.presets.map(\.name) == ["Old"])
      #expect(try SyncStore(device.vault).conflictCount(of: .study, under: device.key) == 0)
    }
    try expectFollowing("A", newPerDay: 20)
  }
}
