import Testing

@testable import Flashcards

@Suite("Presets of options")
struct OptionsPresetTests {
  private func deck(_ id: Int64, _ name: String, _ options: DeckOptions = DeckOptions()) -> Deck {
    Deck(id: DeckID(rawValue: id), name: DeckName(nearest: name), options: options)
  }

  private func preset(_ id: Int64, _ options: DeckOptions = DeckOptions()) -> OptionsPreset {
    OptionsPreset(id: OptionsPresetID(rawValue: id), name: "P\(id)", options: options)
  }

  private func carried(_ id: Int64, _ name: String = "Anki's") -> CarriedDeck {
    CarriedDeck(presetID: id, presetName: name, preset: [UInt8(id)], deck: [], modified: 0)
  }

  @Test("A deck follows one in everything but its parameters and what it has of its own")
  func following() throws {
    var own = DeckOptions(newPerDay: 3, reviewsPerDay: 4, parameters: ParameterSetID(rawValue: 7))
    own.scheduling = try SchedulerSettings(retention: 0.8, learningSteps: [], relearningSteps: [])
    let shared = DeckOptions(
      newPerDay: 30,
      reviewsPerDay: 40,
      parameters: ParameterSetID(rawValue: 8),
      leechAction: .suspend,
      easyDays: Array(repeating: .minimum, count: 7)
    )
    let all = own.following(shared)
    #expect((all.newPerDay, all.reviewsPerDay, all.leechAction) == (30, 40, .suspend))
    #expect(all.parameters?.rawValue == 7 && all.scheduling == .defaults)
    #expect(all.easyDays == shared.easyDays)
    let limited = own.following(shared, but: [.newPerDay, .retention])
    #expect((limited.newPerDay, limited.reviewsPerDay) == (3, 40))
    #expect(limited.scheduling.retention == 0.8)
    #expect(limited.scheduling.learningSteps == SchedulerSettings.defaults.learningSteps)
    #expect(
      all.own(besides: shared) == [] && limited.own(besides: shared) == [.newPerDay, .retention]
    )
    #expect(own.own(besides: shared) == nil)
  }

  @Test("What is changed of a deck is its preset's and all decks' that share it")
  func takingUp() {
    let shared = preset(1)
    let decks = [
      deck(1, "A").following(shared), deck(2, "B").following(shared),
      deck(3, "C"), deck(4, "D").following(shared).withOwnOptions,
    ]
    var limited = decks[1]
    limited.preset?.own = .newPerDay
    limited.options.newPerDay = 5
    var change = ChangeSet()
    change.decks = [decks[0]]
    change.decks[0].options.newPerDay = 99
    change.decks[0].options.leechAction = .suspend
    change.keepPresets([shared], decks: [decks[0], limited, decks[2], decks[3]])
    #expect(change.presets.map(\.options.newPerDay) == [99])
    #expect(change.decks.map(\.id.rawValue) == [1, 2])
    #expect(change.decks.map(\.options.leechAction) == [.suspend, .suspend])
    #expect(change.decks.map(\.options.newPerDay) == [99, 5])
    // What the deck alone has, its preset keeps as it was.
    var own = ChangeSet()
    own.decks = [limited]
    own.decks[0].options.newPerDay = 7
    own.keepPresets([shared], decks: [decks[0], limited])
    #expect(own.presets.isEmpty && own.decks.map(\.options.newPerDay) == [7])
  }

  @Test("A deck has one of three of its own, or has the preset's again, which stays as it was")
  func switching() throws {
    let shared = preset(1, DeckOptions(newPerDay: 11, reviewsPerDay: 12))
    let follower = deck(1, "A").following(shared)
    var own = follower.switching(.newPerDay, in: shared)
    #expect(own.preset?.own == .newPerDay && own.options == follower.options)
    own.options.newPerDay = 5
    // Another of its own does not change it, and giving it up takes the preset's.
    let both = own.switching(.retention, in: shared)
    #expect(both.preset?.own == [.newPerDay, .retention] && both.options.newPerDay == 5)
    #expect(own.switching(.newPerDay, in: shared) == follower)
    #expect(deck(1, "A").switching(.newPerDay, in: shared) == deck(1, "A"))
    #expect(own.switching(.newPerDay, in: preset(2)) == own)
    // The preset may have been changed meanwhile, and is not changed by what a deck gives up.
    var change = ChangeSet()
    change.decks = [own]
    change.decks[0].preset?.own = []
    change.decks[0].options.leechAction = .suspend
    change.keepPresets([preset(1, DeckOptions(newPerDay: 30))], decks: [own])
    #expect(change.decks.map(\.options.newPerDay) == [30])
    #expect(change.presets.map(\.options.newPerDay) == [30])
    #expect(change.presets.map(\.options.leechAction) == [.suspend])
  }

  @Test(
    "What is changed of a preset is its decks', whatever these were; a deleted one leaves them as they are"
  )
  func changedPreset() {
    let decks = [deck(1, "A").following(preset(1)), deck(2, "B")]
    var change = ChangeSet()
    change.presets = [preset(1, DeckOptions(newPerDay: 42))]
    change.keepPresets([preset(1)], decks: decks)
    #expect(change.decks.map(\.options.newPerDay) == [42])
    var merged = ChangeSet()
    merged.decks = [decks[0]]
    merged.decks[0].options.newPerDay = 1
    merged.keepPresets([preset(1)], decks: decks, takesUp: false)
    #expect(merged.presets.isEmpty && merged.decks.map(\.options.newPerDay) == [20])
    var removal = ChangeSet()
    removal.removedPresets = [OptionsPresetID(rawValue: 1)]
    removal.keepPresets([preset(1)], decks: decks)
    #expect(removal.decks == [decks[0].withOwnOptions])
  }

  @Test("A deck that was read before it followed one does not leave it by that")
  func keptChoice() {
    var read = deck(1, "A")
    read.carried = carried(7)
    let stored = read.following(preset(1))
    var change = ChangeSet()
    change.decks = [read]
    change.decks[0].name = DeckName(nearest: "Renamed")
    change.keepPresets([preset(1)], decks: [stored])
    #expect(change.decks.map(\.preset) == [stored.preset] && change.presets.isEmpty)
  }

  @Test("Decks of older vaults have one in common if they came with one and differ in limits alone")
  func older() {
    var decks = (1...5).map { deck($0, "D\($0)") }
    for place in 0..<3 { decks[place].carried = carried(7) }
    decks[3].carried = carried(8, "Other")
    decks[1].options.newPerDay = 1
    decks[2].options.leechAction = .suspend
    var ids = IDSource()
    var change = ChangeSet()
    change.makePresets(of: decks, among: [], &ids, at: Timestamp(milliseconds: 5))
    #expect(change.presets.map(\.name) == ["Anki's", "Other"])
    #expect(change.presets.map(\.ankiID) == [7, 8])
    #expect(change.decks.map(\.id.rawValue) == [1, 2, 3, 4])
    #expect(change.decks.map(\.options) == decks.prefix(4).map(\.options))
    let shared = change.presets[0].id
    #expect(
      change.decks.map(\.preset) == [
        DeckPreset(shared), DeckPreset(shared, own: .newPerDay), DeckPreset(nil),
        DeckPreset(change.presets[1].id),
      ]
    )
    var again = ChangeSet()
    again.makePresets(
      of: change.decks + [decks[4]],
      among: change.presets,
      &ids,
      at: Timestamp(milliseconds: 6)
    )
    #expect(again.isEmpty)
    // One that comes later has the preset that is there.
    var late = deck(6, "Late")
    late.carried = carried(7)
    again.makePresets(of: [late], among: change.presets, &ids, at: Timestamp(milliseconds: 6))
    #expect(again.presets.isEmpty && again.decks.map(\.preset) == [DeckPreset(shared)])
    #expect(change.presets.name(of: again.decks[0]) == "Anki's")
    #expect(change.presets.name(of: change.decks[2]) == nil)
    #expect(change.presets.name(of: late) == "Anki's")
  }
}
