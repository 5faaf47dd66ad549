import ByteCoding
import Flashcards
import Testing
import Vault

@testable import Store

@Suite("The columns of notes and cards")
struct StoredRowTests {
  @Test("of each table are those of the program, in its order")
  func columns() throws {
    let fixture = try StudyFixture()
    try fixture.vault.read(under: fixture.key) { db in
      for (table, places) in [
        (RecordTable.note, NoteColumn.allCases.map(\.rawValue)),
        (RecordTable.flashcard, FlashcardColumn.allCases.map(\.rawValue)),
      ] {
        let name = "record_" + table.name
        let columns = try db.texts("SELECT name FROM pragma_table_info(?) ORDER BY cid", name)
        #expect(columns == ["id", "version"] + table.indexedColumns + table.columns)
        #expect(places == Array(2..<columns.count))
      }
    }
  }

  @Test(
    "a field may have any character",
    arguments: [
      [""], ["", ""], ["a", "", "b"], ["\u{1F}"], ["\u{1E}"], ["\u{1E}1", "\u{1F}0"],
      ["a\u{1F}b\u{1E}c", "\u{1E}\u{1E}\u{1F}"], ["nul\0", "日本語", "e\u{301}", "\u{1F468}\u{200D}"],
    ]
  )
  func joined(texts: [String]) {
    var joined = JoinedTexts()
    for text in texts { joined.append(text) }
    var found: [String] = []
    Array(joined.text.utf8).withUnsafeBytes { JoinedTexts.each(in: $0) { found.append($0) } }
    #expect(found.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    let separators = joined.text.utf8.count { $0 == 0x1F }
    #expect(separators == texts.count - 1)
  }

  private static let trial = RecordTable(
    "trial",
    indexed: ["one"],
    columns: ["two", "three", "four", "five"]
  )

  @Test("as bytes they are the same values, and what is cut can't be read")
  func bytes() throws {
    let values: [ColumnValue] = [
      .null, .integer(.min), .real(-0.5), .text("word"), .blob([1, 2, 3]),
    ]
    let bytes = StoredRow.bytes(of: values)
    try bytes.withUnsafeBytes { bytes in
      #expect(StoredRow.isRow(bytes))
      let row = try StoredRow(bytes, of: Self.trial)
      #expect(row.integer(2) == nil)
      #expect(row.isNull(2))
      #expect(row.integer(3) == .min)
      #expect(row.double(4) == -0.5)
      #expect(row.text(5) == "word")
      #expect(Array(row.bytes(6)) == [1, 2, 3])
    }
    for count in bytes.indices {
      #expect(throws: UnreadableBytes.self) {
        try bytes.prefix(count).withUnsafeBytes { _ = try StoredRow($0, of: Self.trial) }
      }
    }
  }

  @Test("of a format before the last columns there were can be read, those being NULL")
  func fewerColumns() throws {
    let table = RecordTable("trial", indexed: ["one"], columns: ["two", "three"], laterColumns: 1)
    let values: [ColumnValue] = [.integer(1), .text("word")]
    try StoredRow.bytes(of: values).withUnsafeBytes { bytes in
      let row = try StoredRow(bytes, of: table)
      #expect(row.text(3) == "word")
      #expect(row.isNull(4))
      #expect(row.integer(4) == nil)
    }
    for count in [1, 4] {
      let bytes = StoredRow.bytes(of: Array(repeating: .integer(1), count: count))
      #expect(throws: UnreadableBytes.self) {
        try bytes.withUnsafeBytes { _ = try StoredRow($0, of: table) }
      }
    }
  }

  /// The bytes of a card as entries of the undo log have it in format 17: the 22 columns of that time.
  static let formerCard: [UInt8] = {
    let values: [ColumnValue] = [
      .integer(5), .integer(6), .integer(11), .null, .integer(1), .integer(70), .integer(3),
      .integer(4), .integer(0), .integer(2), .integer(0), .integer(30), .integer(20_000), .null,
      .real(12.25), .real(5.5), .integer(1_700_000_000_123), .integer(-3_600), .integer(8),
      .integer(2), .null, .null,
    ]
    return StoredRow.bytes(of: values)
  }()

  @Test("of a card that format 17 kept can be read")
  func formerCards() throws {
    let card = try Self.formerCard.withUnsafeBytes { try Flashcard.read(9, $0) }
    #expect(card.id.rawValue == 9)
    #expect((card.deck.rawValue, card.note.rawValue, card.ordinal) == (5, 6, 1))
    #expect(card.progress.due == .day(20_000))
    #expect(card.progress.memory == Memory(stability: 12.25, difficulty: 5.5))
    #expect((card.progress.reviews, card.progress.lapses) == (8, 2))
  }

  /// Cards with everything that a card may have, and with as little as it may have.
  static let cards: [Flashcard] = {
    let memory = Memory(stability: 12.25, difficulty: 5.5)
    let last = LocalMoment(time: Timestamp(milliseconds: 1_700_000_000_123), zoneOffset: -12_600)
    let dues: [Due?] = [nil, .day(-3), .day(20_000), .moment(Timestamp(milliseconds: 0))]
    return dues.enumerated().map { index, due in
      let isRich = index > 0
      let progress = FlashcardProgress(
        phase: Phase.allCases[index],
        step: index,
        memory: isRich ? memory : nil,
        intervalDays: index * 30,
        due: due,
        lastReview: isRich ? last : nil,
        reviews: index,
        lapses: index
      )
      let standing = CarriedCard.Standing(deck: -5, isSuspended: index == 2, flag: 3)
      return Flashcard(
        id: FlashcardID(rawValue: Int64(1_000 + index)),
        ankiID: isRich ? Int64(index) << 40 : nil,
        note: NoteID(rawValue: 10),
        ordinal: index,
        deck: DeckID(rawValue: 1),
        position: -index,
        flag: UInt8(index),
        isSuspended: index == 2,
        buriedOn: index == 3 ? -1 : nil,
        progress: progress,
        placement: isRich ? Placement(progress, at: last.time) : nil,
        carried: isRich
          ? CarriedCard(
            factor: 2_500,
            left: 1_001,
            data: "{\"cd\":\"\u{1F}\"}",
            modified: 7,
            reviews: 3,
            standing: index == 1 ? nil : standing
          ) : nil
      )
    }
  }()

  @Test("a card and a note are the same from their rows and from their bytes")
  func objects() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    var change = ChangeSet()
    change.cards = Self.cards
    try fixture.store.apply(change, under: fixture.key)
    let collection = try fixture.store.collection(under: fixture.key).collection
    #expect(collection.cards.filter { $0.id.rawValue >= 1_000 } == Self.cards)
    try fixture.vault.readRecords(under: fixture.key) { records in
      let types = records.noteTypeTable
      for card in collection.cards {
        let stored: (object: Flashcard, content: [UInt8])? = try records.stored(
          card.id.rawValue,
          types
        )
        #expect(stored?.object == card)
        #expect(try stored.map { try Flashcard.read(card.id.rawValue, $0.content, types) } == card)
      }
      for note in collection.notes {
        let stored: (object: Note, content: [UInt8])? = try records.stored(note.id.rawValue, types)
        #expect(stored?.object == note)
        #expect(try stored.map { try Note.read(note.id.rawValue, $0.content, types) } == note)
      }
    }
  }
}
