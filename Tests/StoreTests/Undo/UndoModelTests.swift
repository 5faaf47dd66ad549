import Flashcards
import PaymentCards
import Preferences
import Secrets
import TestSupport
import Testing

@testable import Store
@testable import Vault

@Suite("Operations in random order, undone and redone in random order")
struct UndoModelTests {
  @Test(
    "lead through the same states as a list of all states does",
    arguments: Array(UInt64(1)...5) + Array(200...212)
  )
  func states(seed: UInt64) throws {
    var world = try UndoWorld(seed: seed)
    world.hasPresets = true
    world.hasLoad = seed >= 200
    let log = world.fixture.log
    var states = [try world.snapshot]
    var present = 0
    for step in 1...60 {
      switch world.random.next(below: 10) {
      case 0...4:
        try world.operate()
        states.removeLast(states.count - 1 - present)
        states.append(try world.snapshot)
        present += 1
      case 5...7:
        for _ in 0...world.random.next(below: 4) where present > 0 {
          try world.fixture.undoLast()
          present -= 1
        }
      default:
        for _ in 0...world.random.next(below: 4) where present < states.count - 1 {
          try world.fixture.undoLast(.redo)
          present += 1
        }
      }
      #expect(try world.snapshot == states[present], "step \(step)")
      let key = world.fixture.key
      #expect(try (log.next(.undo, in: .everything, under: key) != nil) == (present > 0))
      let isLast = present == states.count - 1
      #expect(try (log.next(.redo, in: .everything, under: key) == nil) == isLast)
    }
    while present > 0 {
      try world.fixture.undoLast()
      present -= 1
      #expect(try world.snapshot == states[present])
    }
    #expect(try world.fixture.vault.verify(under: world.fixture.key).damage == [])
  }

  @Test(
    "any of them can be undone with what depends on it, and redone to the same",
    arguments: Array(UInt64(11)...50) + [136] + Array(200...220)
  )
  func anyEntry(seed: UInt64) throws {
    var world = try UndoWorld(seed: seed)
    world.hasLoad = seed >= 200
    let key = world.fixture.key
    let log = world.fixture.log
    let first = try world.snapshot
    for _ in 0..<12 {
      for _ in 0..<world.random.next(in: 1...6) { try world.operate() }
      let before = try world.snapshot
      let entries = try log.entries(under: key).entries
      let entry = try #require(entries.randomElement(using: &world.random))
      let found = try #require(try log.inspect(.undo, entry.id, under: key))
      #expect(found.dependents.allSatisfy { $0.id > entry.id })
      if !found.dependents.isEmpty {
        guard case .blocked(let told) = try log.step(.undo, entry.id, under: key) else {
          Issue.record("undone although others depend on it")
          return
        }
        #expect(told.dependents == found.dependents)
        #expect(try world.snapshot == before)
      }
      guard
        case .done(let report, _) = try log.step(
          .undo,
          entry.id,
          withDependents: true,
          under: key
        )
      else {
        Issue.record("not undone")
        return
      }
      #expect(report.entries.map(\.id) == found.dependents.map(\.id) + [entry.id])
      // With what depends on it, the addition of something deleted since changes nothing.
      if found.dependents.isEmpty { #expect(try world.snapshot != before, "\(entry)") }
      for _ in report.entries { try world.fixture.undoLast(.redo) }
      #expect(try log.next(.redo, in: .everything, under: key) == nil)
      #expect(try world.snapshot == before)
    }
    while try log.next(.undo, in: .everything, under: key) != nil { try world.fixture.undoLast() }
    #expect(try world.snapshot == first)
    #expect(try world.fixture.vault.verify(under: key).damage == [])
  }

  @Test("of 5,000 each is listed, the latest first, and the oldest of a deck is found")
  func many() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let start = Timestamp(milliseconds: StudyFixture.start)
    try fixture.vault.writeRecords(under: fixture.key) { records in
      for number in 0..<5_000 {
        var record = UndoRecord()
        let card = fixture.card(number == 0 ? 300 : 100, of: 10, in: 1)
        let content = FlashcardCodec.bytes(of: card)
        record[.card] = [ObjectState(id: card.id.rawValue, fields: .flag, content: content)]
        try records.log(
          record,
          of: UndoableOperation(.flag, "\(number)"),
          concerning: [DeckID(rawValue: number == 0 ? 3 : 1)],
          at: start.advanced(byMilliseconds: Int64(number))
        )
      }
    }
    let found = try fixture.log.entries(under: fixture.key)
    #expect(found.damaged == 0)
    #expect(found.entries.map(\.operation.name) == (0..<5_000).reversed().map { "\($0)" })
    let last = try fixture.log.next(
      .undo,
      in: .decks([DeckID(rawValue: 3)]),
      under: fixture.key
    )
    #expect(last?.operation.name == "0")
    let half = start.advanced(byMilliseconds: 2_500)
    try fixture.log.deleteEntries(before: half, under: fixture.key)
    #expect(try fixture.log.entries(under: fixture.key).entries.count == 2_500)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }
}
