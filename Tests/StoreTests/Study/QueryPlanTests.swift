import CSQLite
import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

/// The statements that a connection runs.
private final class StatementTrace {
  private(set) var statements: Set<String> = []
  private let handle: OpaquePointer

  init(of handle: OpaquePointer) {
    self.handle = handle
    sqlite3_trace_v2(
      handle,
      UInt32(SQLITE_TRACE_STMT),
      { _, context, statement, _ in
        guard let context, let statement, let text = sqlite3_sql(OpaquePointer(statement)) else {
          return 0
        }
        Unmanaged<StatementTrace>.fromOpaque(context).takeUnretainedValue().statements
          .insert(String(cString: text))
        return 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  func end() { sqlite3_trace_v2(handle, 0, nil, nil) }
}

@Suite("What is asked of the database at a key press")
struct QueryPlanTests {
  private let fixture: StudyFixture

  init() throws {
    fixture = try StudyFixture()
    var change = ChangeSet()
    for id in Int64(1)...3 { change.decks.append(try fixture.deck(id, "Deck \(id)")) }
    for number in Int64(1)...300 {
      change.notes.append(try fixture.note(number, kind: .basicAndReversed))
      for ordinal in 0..<2 {
        change.cards.append(
          fixture.card(
            number * 2 + Int64(ordinal),
            of: number,
            in: number % 3 + 1,
            ordinal: ordinal
          )
        )
      }
    }
    change.reviews = (1...50).map { fixture.review($0 * 2, at: StudyFixture.start - $0 * 1_000) }
    try fixture.store.apply(change, under: fixture.key)
  }

  private static let questions: [(String, @Sendable (StudyFixture) throws -> Void)] = [
    (
      "the list of decks",
      { fixture in
        _ = try fixture.store.summaries(
          at: StudyFixture.now,
          boundary: StudyFixture.boundary,
          under: fixture.key
        )
      }
    ),
    (
      "the first card",
      { fixture in
        _ = try fixture.store.contents(
          of: DeckID(rawValue: 1),
          scope: .session(with: [FlashcardID(rawValue: 6)]),
          at: StudyFixture.now,
          boundary: StudyFixture.boundary,
          under: fixture.key
        )
      }
    ),
    (
      "an answer",
      { fixture in
        var change = ChangeSet()
        change.cards = [fixture.card(6, of: 3, in: 1)]
        change.reviews = [fixture.review(6)]
        try fixture.store.apply(change, under: fixture.key)
      }
    ),
    (
      "what is due on the coming days",
      { fixture in
        _ = try fixture.store.dueProjector(
          at: StudyFixture.now,
          boundary: StudyFixture.boundary,
          tellsNames: false,
          under: fixture.key
        )
      }
    ),
  ]

  @Test("is found by an index, in no table of notes, cards or answers from end to end")
  func plans() throws {
    for (name, ask) in Self.questions {
      let handle = try fixture.vault.read(under: fixture.key) { $0.handle }
      let trace = StatementTrace(of: handle)
      try ask(fixture)
      trace.end()
      #expect(trace.statements.contains { $0.contains("record_flashcard") }, "\(name)")
      for statement in trace.statements where !statement.hasPrefix("PRAGMA") {
        let plan = try fixture.vault.read(under: fixture.key) { db in
          var steps: [String] = []
          try db.unkeptStatement("EXPLAIN QUERY PLAN \(statement)").each { row in
            steps.append(row.text(3) ?? "")
          }
          return steps
        }
        for step in plan {
          let isScan = ["note", "flashcard", "review", "review_day"]
            .contains { step.hasPrefix("SCAN record_\($0)") && !step.contains("record_note_type") }
          #expect(!isScan, "\(name): \(statement): \(step)")
        }
      }
    }
  }

  @Test("new notes and cards are not looked for one by one")
  func additions() throws {
    func statements(_ notes: ClosedRange<Int64>) throws -> Int {
      var change = ChangeSet()
      change.notes = try notes.map { try fixture.note($0) }
      change.cards = notes.map { fixture.card($0, of: $0, in: 1) }
      let handle = try fixture.vault.read(under: fixture.key) { $0.handle }
      let trace = StatementTrace(of: handle)
      try fixture.store.apply(
        change,
        as: UndoableOperation(.importing, "notes"),
        at: StudyFixture.now.time,
        under: fixture.key
      )
      trace.end()
      return trace.statements.count { $0.hasPrefix("SELECT") }
    }
    #expect(try statements(1_001...1_010) == statements(2_001...2_040))
  }

  @Test("an answer sets no column that stays as it is: SQLite would write each index over it")
  func setColumns() throws {
    let handle = try fixture.vault.read(under: fixture.key) { $0.handle }
    let trace = StatementTrace(of: handle)
    var change = ChangeSet()
    var card = fixture.card(6, of: 3, in: 1)
    card.progress.phase = .review
    card.progress.due = .day(StudyFixture.today + 3)
    change.cards = [card]
    try fixture.store.apply(change, under: fixture.key)
    trace.end()
    let updates = trace.statements.filter { $0.contains("UPDATE \"record_flashcard\"") }
    #expect(updates.count == 1)
    #expect(updates.allSatisfy { $0.contains("\"due\"") && !$0.contains("\"note\"") })
    let found = try fixture.store.collection(under: fixture.key).collection.cards
    #expect(found.first { $0.id == card.id } == card)
  }
}
