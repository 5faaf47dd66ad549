import Flashcards
import Foundation
import SearchLanguage
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("Presets of options in a vault")
struct PresetStoreTests {
  private let fixture: StudyFixture

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  private var collection: StudyCollection {
    get throws { try fixture.contents().collection }
  }

  private func deck(_ id: Int64) throws -> Deck {
    try #require(try collection.decks.first { $0.id.rawValue == id })
  }

  /// Has decks follow a preset that is made of nothing but its name.
  private func share(_ name: String = "Shared", _ ids: Int64...) throws -> OptionsPreset {
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 500),
      name: name,
      options: DeckOptions(newPerDay: 11)
    )
    try fixture.change(.presetAddition) {
      $0.presets = [preset]
      $0.decks = try ids.map { try deck($0).following(preset) }
    }
    return preset
  }

  @Test(
    "are saved with one deck for all that share them, as one step that is undone and done again"
  )
  func sharing() throws {
    let preset = try share("Shared", 1, 2)
    #expect(try deck(2).options.newPerDay == 11 && deck(3).options.newPerDay == 20)
    var change = ChangeSet()
    change.decks = [try deck(1)]
    change.decks[0].options.buriesNewSiblings = false
    let written = try fixture.store.apply(
      change,
      as: UndoableOperation(.deckOptions),
      at: StudyFixture.now.time,
      under: fixture.key
    )
    #expect(written.decks.map(\.id.rawValue) == [1, 2] && written.presets.map(\.id) == [preset.id])
    let after = try collection
    #expect(after.decks.map(\.options.buriesNewSiblings) == [false, false, true])
    #expect(after.presets.map(\.options.buriesNewSiblings) == [false])
    try fixture.undoLast()
    #expect(try collection.decks.map(\.options.buriesNewSiblings) == [true, true, true])
    #expect(try collection.presets == [preset])
    try fixture.undoLast(.redo)
    #expect(try collection == after)
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try collection.presets.isEmpty && collection.decks.allSatisfy { $0.preset == nil })
    #expect(try deck(1).options == DeckOptions())
  }

  @Test("leave decks their options when they are deleted, and have them again when that is undone")
  func removal() throws {
    let preset = try share("Shared", 1, 3)
    let before = try collection
    try fixture.change(.presetRemoval) { $0.removedPresets = [preset.id] }
    #expect(try collection.presets.isEmpty)
    #expect(try deck(3).preset == DeckPreset(nil) && deck(3).options.newPerDay == 11)
    try fixture.undoLast()
    #expect(try collection == before)
  }

  @Test("are not changed back under decks that came to them since, unless these leave them first")
  func laterDecks() throws {
    let preset = try share("Shared", 1)
    try fixture.change(.deckOptions) {
      $0.decks = [try deck(1)]
      $0.decks[0].options.newPerDay = 12
    }
    let changed = try #require(try collection.presets.first)
    try fixture.change(.presetChoice) { $0.decks = [try deck(3).following(changed)] }
    try fixture.change(.presetChoice) { $0.decks = [try deck(2).following(changed)] }
    let entries = try fixture.log.entries(under: fixture.key).entries
    let edit = try #require(entries.first { $0.operation.kind == .deckOptions })
    let found = try #require(try fixture.log.inspect(.undo, edit.id, under: fixture.key))
    #expect(found.dependents.map(\.operation.kind) == [.presetChoice, .presetChoice])
    // A choice does not depend on another one.
    let choice = try #require(entries.last { $0.operation.kind == .presetChoice })
    guard case .done = try fixture.log.step(.undo, choice.id, under: fixture.key) else {
      Issue.record("not undone")
      return
    }
    #expect(try deck(3).preset == nil && deck(3).options.newPerDay == 20)
    #expect(try deck(2).options.newPerDay == 12)
    _ = try fixture.log.step(.undo, edit.id, withDependents: true, under: fixture.key)
    #expect(try deck(2).preset == nil && deck(2).options.newPerDay == 20)
    #expect(try deck(1).options.newPerDay == 11 && collection.presets == [preset])
  }

  @Test("leave a deck what it has of its own, until that is undone, whatever they became meanwhile")
  func own() throws {
    let preset = try share("Shared", 1, 2)
    let before = try collection
    try fixture.change(.deckOptions) { $0.decks = [try deck(1).switching(.newPerDay, in: preset)] }
    let own = try collection
    #expect(own.decks.map(\.options.newPerDay) == [11, 11, 20] && own.presets == [preset])
    try fixture.undoLast()
    #expect(try collection == before)
    try fixture.undoLast(.redo)
    #expect(try collection == own)
    try fixture.change(.deckOptions) {
      $0.decks = [try deck(2)]
      $0.decks[0].options.newPerDay = 30
    }
    #expect(try collection.decks.map(\.options.newPerDay) == [11, 30, 20])
    let changed = try collection
    // Undone out of order it has what the preset is now, and not what it was.
    let entries = try fixture.log.entries(under: fixture.key).entries
    let entry = try #require(entries.dropFirst().first)
    guard case .done = try fixture.log.step(.undo, entry.id, under: fixture.key) else {
      Issue.record("not undone")
      return
    }
    #expect(try deck(1).preset?.own == [] && deck(1).options.newPerDay == 30)
    #expect(try collection.presets.map(\.options.newPerDay) == [30])
    try fixture.undoLast(.redo)
    #expect(try collection == changed)
  }

  @Test("are made once of those that decks of older programs have from Anki")
  func older() throws {
    var change = ChangeSet()
    for id in [Int64(1), 2] {
      var deck = try deck(id)
      deck.carried = CarriedDeck(presetID: 9, presetName: "Old", preset: [1], deck: [], modified: 0)
      change.decks.append(deck)
    }
    try fixture.store.apply(change, under: fixture.key)
    let made = try fixture.store.makePresets(at: StudyFixture.now.time, under: fixture.key)
    #expect(made.presets.map(\.name) == ["Old"] && made.decks.count == 2)
    #expect(try fixture.store.presets(under: fixture.key) == made.presets)
    #expect(
      try fixture.store.makePresets(at: StudyFixture.now.time, under: fixture.key).isEmpty
    )
    try fixture.change(.deckOptions) {
      $0.decks = [try deck(1)]
      $0.decks[0].options.newPerDay = 1
    }
    #expect(try deck(2).options.newPerDay == 1)
  }

  @Test("are found by name, and a deck without one by that of Anki's standard one")
  func search() throws {
    _ = try share("Örtlich", 1)
    func found(_ search: String) throws -> [Int64] {
      let context = try fixture.store.searchContext(at: StudyFixture.now, under: fixture.key)
      return try fixture.store.cards(matching: CardQuery(search), context, under: fixture.key)
        .cards.map(\.card.rawValue).sorted()
    }
    #expect(try found("preset:örtlich") == [100])
    #expect(try found("preset:default") == [200, 300])
    let names = try fixture.store.searchVocabulary(under: fixture.key)
    #expect(names[.presets].sorted() == ["Default", "Örtlich"])
  }

  @Test("are nowhere in clear, and are there in a backup and under a new key")
  func onDisk() throws {
    let files = try StoredFiles()
    let vault = try StudyFixture(at: files.location)
    try vault.fill()
    let name = "canary of a preset"
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 500),
      name: name,
      options: DeckOptions(newPerDay: 11)
    )
    try vault.change(.presetAddition) {
      $0.presets = [preset]
      $0.decks = try [#require(vault.contents().collection.decks.first).following(preset)]
    }
    let shared = try vault.contents().collection
    let backup = try #require(try vault.vault.keepDailyBackup(at: 1_000_000, under: vault.key))
    for path in [files.path, files.path + VaultCopy.logEnding, backup.path] {
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.range(of: Data(name.utf8)) == nil)
    }
    let copy = try Vault.open(.file(backup.path), for: .readOnly)
    #expect(try StudyStore(copy).collection(under: vault.key).collection == shared)
    let rekeyed = try vault.vault.rekey(
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: .floor,
      at: 1_000_001,
      under: vault.key
    )
    #expect(try vault.store.collection(under: rekeyed.key).collection == shared)
  }

  @Test("share memory parameters: what is chosen for a deck is chosen for all, and undone for all")
  func parameters() throws {
    _ = try share("Shared", 1, 2)
    var values = FSRSParameters.defaults.values
    values[0] = 0.5
    let set = ParameterSet(
      id: ParameterSetID(rawValue: 700),
      parameters: try FSRSParameters(values),
      made: StudyFixture.now.time,
      origin: .entered
    )
    func effect(of deck: Int64) throws -> ParameterChange {
      try fixture.store.parameterChange(
        of: DeckID(rawValue: deck),
        to: set,
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: fixture.key
      ).change
    }
    var answers = ChangeSet()
    answers.reviews = [100, 200, 300].map { fixture.review($0, kind: .learning) }
    try fixture.store.apply(answers, under: fixture.key)
    let before = try collection
    let change = try effect(of: 1)
    #expect(change.decks.map(\.id.rawValue) == [1, 2] && change.answered == 2)
    try fixture.change(.parameters) { $0 = change.change(reschedules: true) }
    let changed = zip(before.cards, try collection.cards).filter { $0 != $1 }
    #expect(changed.map(\.0.id.rawValue) == [100, 200])
    #expect(try [1, 2, 3].map { try deck($0).options.parameters } == [set.id, set.id, nil])
    try fixture.undoLast()
    #expect(try collection.decks == before.decks && collection.cards == before.cards)
    // A deck with options of its own has them for itself.
    #expect(try effect(of: 3).decks.map(\.id.rawValue) == [3])
  }

  @Test("new parameters of several presets and decks are one step")
  func plan() throws {
    _ = try share("Shared", 1, 2)
    let before = try collection
    let sets = try [0.5, 0.6].enumerated().map { index, first in
      var values = FSRSParameters.defaults.values
      values[0] = first
      return ParameterSet(
        id: ParameterSetID(rawValue: 700 + Int64(index)),
        parameters: try FSRSParameters(values),
        made: StudyFixture.now.time,
        origin: .fitted(reviews: 500)
      )
    }
    let data = try fixture.store.planData(under: fixture.key)
    #expect(data.damaged == 0 && Set(data.data.decks) == Set(before.decks))
    #expect(Set(data.data.cards.map(\.id)) == Set(before.cards.map(\.id)))
    try fixture.change(.parameters) {
      $0.parameters = sets
      $0.decks = try [Int64(1), 2, 3].map { id in
        var deck = try deck(id)
        deck.options.parameters = sets[id < 3 ? 0 : 1].id
        return deck
      }
    }
    let ids = sets.map(\.id)
    #expect(try [1, 2, 3].map { try deck($0).options.parameters } == [ids[0], ids[0], ids[1]])
    try fixture.undoLast()
    #expect(try collection.decks == before.decks)
    try fixture.undoLast(.redo)
    #expect(try [1, 2, 3].map { try deck($0).options.parameters } == [ids[0], ids[0], ids[1]])
  }
}
