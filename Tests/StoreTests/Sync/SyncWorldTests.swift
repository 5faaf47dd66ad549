import Flashcards
import TestSupport
import Testing
import Vault

@testable import Store

@Suite("Vaults in step")
struct SyncWorldTests {
  @Test(
    "Whatever is done on devices, undone and delivered in whatever order, all come to the same",
    arguments: Array(UInt64(1)...8) + Array(200...212)
  )
  func converge(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var devices = try SyncDevices(random.next(in: 2...4), seed: seed)
    let count = devices.worlds.count
    for index in devices.worlds.indices {
      devices.worlds[index].hasPresets = true
      devices.worlds[index].hasLoad = seed >= 200
    }
    for _ in 0..<60 {
      let index = random.next(below: count)
      switch random.next(below: 10) {
      case 0...5: try devices.worlds[index].operate()
      case 6:
        let fixture = devices.worlds[index].fixture
        let direction = random.next(below: 3) == 0 ? UndoDirection.redo : .undo
        guard let entry = try fixture.log.next(direction, in: .everything, under: fixture.key)
        else {
          continue
        }
        // One that others depend on is refused, as on the screen.
        _ = try fixture.log.step(direction, entry.id, under: fixture.key)
      case 7: try devices.seal(index)
      default:
        let source = random.next(below: count)
        if source != index {
          try devices.deliver(from: source, to: index, most: random.next(in: 1...3))
        }
      }
    }
    try devices.deliverAll()
    #expect(try devices.digests(.study).count == 1, "seed \(seed)")
    #expect(try devices.digests(.wallet).count == 1, "seed \(seed)")
    let snapshots = try devices.worlds.map { try $0.snapshot }
    for snapshot in snapshots {
      #expect(snapshot.collection.notes.count == snapshots[0].collection.notes.count)
      #expect(snapshot.collection.cards.count == snapshots[0].collection.cards.count)
      #expect(
        snapshot.collection.decks.map(\.name.description)
          == snapshots[0].collection.decks.map(\.name.description)
      )
      #expect(snapshot.answers.count == snapshots[0].answers.count)
      #expect(Set(snapshot.numbers) == Set(snapshots[0].numbers))
      #expect(snapshot.collection.words == snapshots[0].collection.words, "seed \(seed)")
      #expect(snapshot.collection.days == snapshots[0].collection.days, "seed \(seed)")
      for (deck, first) in zip(snapshot.collection.decks, snapshots[0].collection.decks) {
        #expect(deck.easyDates == first.easyDates, "seed \(seed)")
        #expect(deck.exams == first.exams, "seed \(seed)")
      }
    }
    for collection in snapshots.map(\.collection) {
      for deck in collection.decks {
        guard let use = deck.preset, use.id != nil else { continue }
        let preset = try #require(collection.presets.preset(of: deck), "seed \(seed)")
        #expect(
          deck.options == deck.options.following(preset.options, but: use.own),
          "seed \(seed)"
        )
      }
      #expect(collection.presets.map(\.name) == snapshots[0].collection.presets.map(\.name))
    }
    for world in devices.worlds {
      #expect(try world.fixture.vault.verify(under: world.fixture.key).damage.isEmpty)
    }
  }
}

extension StudyCollection {
  /// Each note with its texts by the names of their fields, and the templates of its cards that are shown.
  fileprivate var words: [String] {
    let cards = Dictionary(grouping: cards, by: \.note)
    return notes.map { note in
      let texts = zip(note.content.type.fields, note.content.fields).map {
        "\($0.name): \($1.text)"
      }
      let shown = cards[note.id, default: []].filter { note.content.asks($0.ordinal) }
        .compactMap { note.content.type.template(ofCard: $0.ordinal)?.name }
      return "\(note.guid) \(note.content.type.name) \(texts) \(shown.sorted())"
    }.sorted()
  }
}
