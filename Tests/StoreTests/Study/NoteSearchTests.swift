import Flashcards
import Secrets
import TestSupport
import Testing
import TextSearch

@testable import Store
@testable import Vault

@Suite("Searching notes by the index")
struct NoteSearchTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
  }

  /// Adds notes with these texts and these ids, each with a card.
  private func add(_ texts: [String], from first: Int64, _ format: FieldFormat = .plain) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    for (id, text) in zip(first..., texts) {
      change.notes.append(
        Note(
          id: NoteID(rawValue: id),
          guid: "guid\(id)",
          content: NoteContent(
            type: StandardNoteType.basic.type,
            fields: [FieldText(text, format), FieldText("", format)]
          ),
          tags: Tags(id % 3 == 0 ? "tägs::\(id)" : ""),
          modified: StudyFixture.now.time
        )
      )
      change.cards.append(fixture.card(100_000 + id, of: id, in: 1))
    }
    try store.apply(change, under: key)
  }

  // MARK: Equality with what a search means

  @Test("a search finds what has its words, whatever they are made of", arguments: 0..<4)
  func texts(seed: UInt64) throws {
    var words = RandomTexts(seed: seed)
    var texts = (0..<160).map { _ in words.text() }
    // Few are indexed at once, many by and by: here some are, and some are not.
    try add(Array(texts[..<40]), from: 1)
    try add(Array(texts[40..<80]), from: 41, .html)
    try fixture.expectFound(words.queries(in: texts))
    try add(Array(texts[80...]), from: 81, .html)
    #expect(try fixture.pending() == 80)
    try fixture.expectFound(words.queries(in: texts))
    try add((0..<120).map { _ in words.text() }, from: 41)
    try fixture.expectFound(words.queries(in: texts))
    try fixture.indexAll()
    #expect(try fixture.pending() == 0)
    try fixture.expectFound(words.queries(in: texts))
    texts = (0..<20).map { _ in words.text() }
    try add(texts, from: 61)
    #expect(try fixture.pending() == 0)
    try fixture.expectFound(words.queries(in: texts))
    try fixture.expectWholeIndex()
  }

  @Test("words of one, two, three and more characters, beside each other")
  func lengths() throws {
    try add(["abc abd", "ab cabd", "a b c", "xabcdx", "abc\u{A0}dx", "ＡＢＣ", "äbc"], from: 1)
    func found(_ query: String) throws -> [Int64] {
      try store.notes(with: SearchWords(query), limit: 9, under: key).map(\.id.rawValue)
    }
    #expect(try found("a") == [7, 6, 5, 4, 3, 2, 1])
    #expect(try found("bd") == [2, 1])
    #expect(try found("abc") == [7, 6, 5, 4, 1])
    #expect(try found("abcd") == [4])
    #expect(try found("abc d") == [5, 4, 1])
    #expect(try found("abd cab") == [2])
    #expect(try found("ab b a d abd") == [2, 1])
    #expect(try found("\"") == [] && found("abc AND") == [] && found("abc*") == [])
    #expect(try found("") == [7, 6, 5, 4, 3, 2, 1])
    let some = try store.notes(with: SearchWords("a"), limit: 2, under: key)
    #expect(some.map(\.id.rawValue) == [7, 6] && some.first?.prompt == "äbc")
    #expect(try store.count(with: SearchWords("abc d"), under: key) == 3)
  }

  // MARK: Changes

  @Test("the index is right after any changes, undone and redone too", arguments: 0..<2)
  func changes(seed: UInt64) throws {
    var world = try UndoWorld(seed: seed)
    for step in 0..<40 {
      switch step % 5 {
      case 3: _ = try? world.fixture.undoLast()
      case 4: _ = try? world.fixture.undoLast(.redo)
      default: try world.operate()
      }
      if step % 6 == 0 { try world.fixture.expectFound(["question", "e", "an", "1 s", "step"]) }
    }
    try world.fixture.expectWholeIndex()
  }

  @Test("the index is right after changes of other devices")
  func devices() throws {
    var devices = try SyncDevices(3, seed: 5)
    for _ in 0..<8 {
      for index in devices.worlds.indices { try devices.worlds[index].operate() }
      try devices.deliverAll()
    }
    for world in devices.worlds {
      try world.fixture.expectFound(["question", "e", "an", "1 s"])
      try world.fixture.expectWholeIndex()
    }
  }

  @Test(
    "a long import is undone and done again before and after it is indexed",
    arguments: [true, false]
  )
  func importing(isTold: Bool) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    change.notes = try (1...300).map { try fixture.note($0, "word\($0 % 7)") }
    change.cards = (1...300).map { fixture.card(1_000 + $0, of: $0, in: 1) }
    let operation = UndoableOperation(.importing, "")
    try store.apply(change, as: operation, at: StudyFixture.now.time, under: key)
    for direction in [nil, UndoDirection.undo, .redo] {
      if let direction { try fixture.undoLast(direction) }
      try fixture.expectFound(["word3", "o", "rd", "3 wor"])
      if isTold { try fixture.indexAll() }
      try fixture.expectFound(["word3", "o", "rd", "3 wor"])
    }
    try fixture.indexAll()
    try fixture.expectWholeIndex()
  }

  @Test("an index in another form is not used, and made anew")
  func otherForm() throws {
    try add(["old words", "more"], from: 1)
    try vault { try $0.execute("UPDATE note_index SET form = -1") }
    try add(["new words"], from: 2)
    try fixture.expectFound(["words", "o", "re", "old wo"])
    try fixture.indexAll()
    try fixture.expectFound(["words", "o", "re", "old wo"])
    #expect(try fixture.pending() == 0)
    try fixture.expectWholeIndex()
  }

  @Test("a note that can't be read is not found, and can be replaced")
  func unreadable() throws {
    try add(["first words", "second words"], from: 1)
    try vault { try $0.execute("UPDATE record_note SET formats = '9' WHERE id = 1") }
    for _ in 0..<2 {
      #expect(
        try store.notes(with: SearchWords("words"), limit: 9, under: key).map(\.id.rawValue) == [2]
      )
      try fixture.indexAll()
    }
    try add(["third words"], from: 1)
    try fixture.expectFound(["words", "first", "third"])
    try fixture.expectWholeIndex()
  }

  private func vault(_ body: (Connection) throws -> Void) throws {
    try fixture.vault.write(under: key) { try body($0) }
  }

  // MARK: What is deleted for good

  @Test("no gram is left of a note that was deleted for good, nor of its earlier words")
  func forGood() throws {
    // Runes and ogham, whose bytes no other character here begins with.
    try add(["ᚠᚢᚦᚨ ᚱᚲ", "other words"], from: 1)
    for _ in 0..<20 { try add(["more words"], from: 3) }
    #expect(try fixture.holdsInIndex("ᚠ"))
    try add(["ᚠᚢᚦᚨ"], from: 1)
    var change = ChangeSet()
    change.removedNotes = [NoteID(rawValue: 1)]
    try fixture.log.deleteForGood(change, under: key)
    #expect(try !fixture.holdsInIndex("ᚠ") && fixture.pending() == 0)
    try fixture.expectFound(["words", "ᚠ", "ᚠᚢᚦ"])
    try fixture.expectWholeIndex()
  }

  @Test("no gram is left of earlier words once their entry is forgotten or has expired")
  func forgotten() throws {
    for isExpired in [true, false] {
      try add(["ᚠᚢᚦᚨ ᚱᚲ", "other words"], from: 1)
      var change = ChangeSet()
      change.notes = [try fixture.note(1, "changed")]
      let operation = UndoableOperation(.edit, "")
      try store.apply(change, as: operation, at: StudyFixture.now.time, under: key)
      #expect(try fixture.holdsInIndex("ᚠ"))
      if isExpired {
        let later = StudyFixture.now.time.advanced(byMilliseconds: 1_000)
        try fixture.log.deleteEntries(before: later, under: key)
        try fixture.indexAll()
      } else {
        let entry = try #require(try fixture.log.next(.undo, in: .everything, under: key))
        try fixture.log.forget(entry.id, under: key)
      }
      #expect(try !fixture.holdsInIndex("ᚠ"))
      try fixture.expectWholeIndex()
    }
  }

  // MARK: Locks and plans

  @Test("indexing ends with the key in the middle of a slice, and goes on under another one")
  func interruption() throws {
    try add((0..<600).map { "word\($0) and more of them" }, from: 1)
    for left in [600, 350, 100] {
      let lent = key.lease()
      #expect(throws: VaultFailure.secret(.keyDestroyed)) {
        try fixture.vault.writeRecords(under: lent) { records in
          lent.destroy()
          _ = try NoteIndex(records).proceed()
        }
      }
      #expect(throws: VaultFailure.secret(.keyDestroyed)) {
        try store.proceedWithIndex(under: lent)
      }
      #expect(try fixture.pending() == left)
      try fixture.expectFound(["word1", "more", "1 of"])
      _ = try store.proceedWithIndex(under: key)
    }
    #expect(try fixture.pending() == 0)
    try fixture.expectWholeIndex()
  }

  @Test("a note that can't be read is told by each search, also once the index knows of it")
  func unreadableInIndex() throws {
    try add(["one", "two", "three"], from: 1)
    func unreadableNotes() throws -> Int {
      try fixture.rows(matching: "three") { _, _, _ in }.damaged
    }
    #expect(try unreadableNotes() == 0)
    func set(formats: String) throws {
      try vault { try $0.run("UPDATE record_note SET formats = ? WHERE id = 2", formats) }
    }
    let formats = try fixture.vault.read(under: key) {
      try $0.texts("SELECT formats FROM record_note WHERE id = 2")
    }
    try set(formats: "9")
    #expect(try unreadableNotes() == 1)
    try fixture.indexAll()
    #expect(try unreadableNotes() == 1)
    #expect(try store.count(with: SearchWords("two"), under: key) == 0)
    try set(formats: formats[0])
    try fixture.indexAll()
    #expect(try unreadableNotes() == 0)
    try fixture.expectFound(["one", "two", "three"])
    try fixture.expectWholeIndex()
  }

  @Test(
    "no search reads all notes or sorts what it finds",
    arguments: ["a", "ab", "abc", "abc de f", "a b"]
  )
  func plans(query: String) throws {
    let (sql, _) = NoteIndex.found(GramWords(SearchWords(query)))
    try vault { db in
      var plan: [String] = []
      try db.unkeptStatement("EXPLAIN QUERY PLAN \(sql)").each { plan.append($0.text(3) ?? "") }
      #expect(!plan.isEmpty)
      for line in plan {
        #expect(!line.contains("TEMP B-TREE") && !line.contains("MATERIALIZE"), "\(line)")
        #expect(!line.contains("SCAN") || line.contains("VIRTUAL TABLE INDEX"), "\(line)")
      }
    }
  }
}

extension StudyFixture {
  /// Makes rows of what a search finds, written as words.
  func rows<Row>(
    matching search: String,
    _ row: (Note, Deck?, Int) throws -> Row
  ) throws -> (rows: [Row], damaged: Int) {
    let context = SearchContext(now: Self.now, boundary: DayBoundary())
    return try store.rows(matching: CardQuery(search), context, under: key, row)
  }

  /// Words as a search is written that has nothing else.
  private static func search(for words: String) -> String {
    words.split(whereSeparator: \.isWhitespace).map { word in
      var written = String.UnicodeScalarView()
      for scalar in word.unicodeScalars {
        if "\\\"*_:".unicodeScalars.contains(scalar) { written.append("\\") }
        written.append(scalar)
      }
      return "\"\(String(written))\""
    }.joined(separator: " ")
  }

  /// Indexes everything that is left.
  fileprivate func indexAll() throws {
    while try store.proceedWithIndex(under: key) {}
  }

  /// The number of pending notes.
  fileprivate func pending() throws -> Int {
    try vault.read(under: key) { Int(try $0.integer("SELECT count(*) FROM note_pending") ?? 0) }
  }

  /// Compares searches with a look at each note.
  fileprivate func expectFound(_ queries: [String]) throws {
    let notes = try store.collection(under: key).collection.notes.sorted { $0.id > $1.id }
    for query in queries {
      let words = SearchWords(query)
      let wanted = notes.filter {
        words.match($0.content.fields.map(\.plain) + [$0.tags.text])
      }.map(\.id)
      let rows = try rows(matching: Self.search(for: query)) { note, _, _ in note.id }.rows
      #expect(rows == wanted, "\(query.debugDescription)")
      let first = try store.notes(with: words, limit: 3, under: key).map(\.id)
      #expect(first == Array(wanted.prefix(3)), "\(query.debugDescription)")
      let count = try store.count(with: words, under: key)
      #expect(count == wanted.count, "\(query.debugDescription)")
    }
  }

  /// Compares the index with one that is made anew.
  fileprivate func expectWholeIndex() throws {
    try indexAll()
    let before = try grams()
    try vault.write(under: key) { try $0.execute("UPDATE note_index SET form = -1") }
    try indexAll()
    #expect(try grams() == before)
  }

  private func grams() throws -> [[String]] {
    try vault.write(under: key) { db in
      try ["note_grams", "note_short_grams"].map { table in
        try db.execute("CREATE VIRTUAL TABLE temp.v USING fts5vocab(main, \(table), instance)")
        defer { try? db.execute("DROP TABLE temp.v") }
        return try db.texts("SELECT term || ' ' || doc || ' ' || coalesce(offset, 0) FROM temp.v")
          .sorted()
      }
    }
  }

  /// True if the tables of the index have the bytes of a character.
  fileprivate func holdsInIndex(_ character: Character) throws -> Bool {
    try vault.read(under: key) { db in
      try ["note_grams", "note_short_grams"].contains { table in
        let sql = "SELECT 1 FROM \(table)_data WHERE instr(block, CAST(? AS BLOB)) > 0"
        return try db.integer(sql, String(character)) != nil
      }
    }
  }
}

/// Texts of what is difficult to search for.
private struct RandomTexts {
  private static let parts = [
    "a", "b", "ab", "é", "É", "e\u{301}", "e\u{20DD}", "e", "ｅ", "Ｅ", "ß", "ss", "Σ", "ς", "İ", "ı",
    "\u{FF8A}\u{FF9F}", "パ", "ハ", "ハ\u{309A}", "が", "か\u{3099}", "か", "\u{FF76}\u{FF9E}",
    "漢", "字", "\u{F900}", "\u{8C48}", "한", "\u{1112}\u{1161}\u{11AB}", "하\u{11AB}", "하",
    "👨‍👩‍👧", "👨", "👩🏽", "👩", "🇩🇪", "🇫🇷", "☃", "☃️", "1️⃣", "1",
    "\u{915}\u{94D}\u{937}\u{93F}", "\u{915}", "\u{958}", "\u{E01}\u{E33}", "\u{5E2}\u{5B4}",
    "\u{61F}", "\"", "'", "*", "-", ".", "\\", "%", "_", "(", ")", ":", "AND", "NEAR",
    "<b>", "</b>", "<br>", "&amp;", "&nbsp;", "{{c1::", "}}", "\u{A0}", " ", " ", " ", "\n",
    "\r\n", "\t", "\u{3000}", "\u{2003}", "\u{1}", "\u{1F}", "\u{7F}", "\u{0}", "\u{200D}",
    "\u{FE0F}", "\u{F0000}", "\u{10FFFD}", "\u{212B}", "\u{2126}", "\u{AD}", "\u{FF9E}", "\u{37E}",
  ]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func text() -> String {
    let count = random.next(in: 1...24)
    return (0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
  }

  /// Parts of texts, between characters and within them, and others.
  mutating func queries(in texts: [String]) -> [String] {
    (0..<60).map { index in
      guard let text = texts.randomElement(using: &random) else { return "" }
      let scalars = Array(text.unicodeScalars)
      let start = random.next(below: scalars.count)
      let end = min(scalars.count, start + random.next(in: 1...6))
      var query = String.UnicodeScalarView()
      query.append(contentsOf: scalars[start..<end])
      let own = Self.parts.randomElement(using: &random) ?? ""
      switch index % 4 {
      case 0: return String(query) + " " + own
      case 1: return own
      default: return String(query)
      }
    }
  }
}
