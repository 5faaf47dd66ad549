import ByteCoding
import DeckReading
import Flashcards
import ReaderProtocol
import TestSupport
import Testing
import Wording

@testable import DeckFormats

@Suite("What the reader tells the program of a file of flashcards")
struct DeckRecordTests {
  private static let failures: [DeckFileFailure] = [
    .empty, .notUTF8(line: 7), .unknownFormat, .brokenJSON(line: 1), .tooLong,
  ]
  private static let history = """
    card,time,rating,duration,kind
    "a,b:c:1",2026-07-15T12:00:00.123+02:00,3,999,review
    g:100000,0000-01-01T00:00:00+23:59:59,,0,reset
    g:2,9999-12-31T23:59:59.999-23:59:59,1,4294967295,
    g,yesterday,1,,
    """

  /// The records of every fixture and of a history, and some with all there is.
  private static func files() throws -> [[DeckFileRecord]] {
    let names = ["A", "A", "a: :: b:c ::::x", "é::\u{65}\u{301}", "e\u{301}::é"]
    let notes = names.enumerated().map { index, name in
      ParsedNote(
        line: index + 1,
        guid: index == 1 ? nil : "g\(index)",
        typeName: [nil, "Caf\u{E9}", "Cafe\u{301}", "Cafe\u{301}", nil][index],
        kind: [nil, .basic, .cloze, .typed, .basicAndReversed][index],
        fields: FieldFormat.allCases.prefix(index).map { FieldText("a\u{301}\0\(index)", $0) },
        tags: [nil, Tags("x y"), Tags("x y"), Tags(""), Tags("é::z")][index],
        deck: DeckName(name)
      )
    }
    var facts = ParsedDeck.Facts()
    facts.deck = DeckName("B: :: :c")
    facts.matching = .both
    facts.fieldNames = ["Front", ""]
    let faults = LineFault.Reason.reasons.map { LineFault(line: 9, reason: $0) }
    return try FormatRowTests.samples.map { try DeckFile.records(of: $0.bytes) }
      + [
        try DeckFile.records(of: Array(history.utf8)),
        notes.map { .note($0) } + faults.map { .fault($0) } + [.endOfNotes(facts)],
      ]
  }

  /// An entry of a history.
  private static func answer() throws -> ParsedHistory.Entry {
    for case .answer(let entry) in try files().joined() { return entry }
    throw DeckFile.OtherKind()
  }

  private static func bytes(of records: [DeckFileRecord]) -> [UInt8] {
    var writer = DeckRecordWriter()
    for record in records { writer.write(record) }
    return writer.bytes
  }

  private static func records(in bytes: [UInt8]) throws -> [DeckFileRecord] {
    try bytes.withUnsafeBytes { bytes in
      var memory = MemoryReader(bytes)
      var reader = DeckRecordReader()
      var records: [DeckFileRecord] = []
      while let record = try reader.next(&memory) { records.append(record) }
      return records
    }
  }

  @Test("every failure arrives as it was sent", arguments: failures)
  func failure(_ failure: DeckFileFailure) throws {
    #expect(try DeckFileFailure(failure.frame) == failure)
  }

  @Test("every record of every format arrives with each of its bytes")
  func exchange() throws {
    for sent in try Self.files() {
      let received = try Self.records(in: Self.bytes(of: sent))
      #expect(received == sent)
      // Texts and names are equal where they only look the same; their bytes tell.
      #expect(received.map { Self.bytes(of: [$0]) } == sent.map { Self.bytes(of: [$0]) })
    }
  }

  @Test("what notes have in common is said once, in whatever frame they come")
  func common() throws {
    let deck = DeckName("A::B")
    let note = ParsedNote(line: 1, typeName: "Basic", fields: [], tags: Tags("one"), deck: deck)
    var writer = DeckRecordWriter()
    writer.write(.note(note))
    let first = writer.bytes
    writer.removeBytes()
    writer.write(.note(note))
    #expect(writer.bytes.count < first.count / 2)
    #expect(throws: UnreadableBytes.invalid) { try Self.records(in: writer.bytes) }
    #expect(try Self.records(in: first + writer.bytes) == [.note(note), .note(note)])
  }

  @Test("records that end too soon are refused, at whatever byte")
  func truncated() throws {
    for record in try Self.files().joined() {
      let bytes = Self.bytes(of: [record])
      for length in bytes.indices.dropFirst() {
        #expect(throws: UnreadableBytes.self) { try Self.records(in: Array(bytes[..<length])) }
      }
    }
  }

  @Test("no byte that is flipped brings the program down, whatever is planned by it")
  func flipped() throws {
    var random = SeededGenerator(seed: 5)
    for file in try Self.files() {
      let bytes = Self.bytes(of: file)
      for index in bytes.indices.prefix(3_000) {
        var hostile = bytes
        hostile[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        // Whether it is refused depends on the byte.
        guard let records = try? Self.records(in: hostile),
          let read = try? Self.file(of: records)
        else { continue }
        try Self.plan(read)
      }
    }
  }

  private static func file(of records: [DeckFileRecord]) throws -> ParsedDeckFile {
    var assembly = DeckFileAssembly()
    for record in records { try assembly.take(record) }
    return try assembly.finish()
  }

  private static func plan(_ file: ParsedDeckFile) throws {
    switch file {
    case .notes(let notes):
      let plan = DeckImportPlan(
        notes,
        into: StudyCollection(),
        ids: IDSource(),
        deck: try #require(DeckName("Default")),
        at: Timestamp(milliseconds: 1_750_000_000_000),
        random: { 1 }
      )
      #expect(
        plan.new + plan.changed + plan.same + plan.refused.count
          == notes.notes.count + notes.faults.count
      )
    case .history(let history):
      let plan = HistoryPlan(history, into: StudyCollection(), [], schedulers: [:])
      #expect(plan.refused.count == history.entries.count + history.faults.count)
    }
  }

  @Test("numbers out of their range, and texts and names that are none, are refused")
  func ranges() throws {
    func note(_ line: UInt8, _ rest: UInt8...) -> [UInt8] { [1, line, 0, 0, 0] + rest }
    #expect(try Self.records(in: note(1, 0, 0, 0)).count == 1)
    let zeros = [UInt8](repeating: 0, count: 8)
    let hostile: [[UInt8]] = [
      // A line that is none; a deck's name that is none; a text that is no UTF-8; the last of its
      // kind where there was none; what is neither; a format and a type that are none.
      note(0, 0, 0, 0), note(1, 0, 0, 1, 3, 0x61, 0x3A, 0x3A), note(1, 1, 1, 0xFF, 0, 0),
      note(1, 2, 0, 0), note(1, 0, 3, 0), [1, 1, 0, 0, 1, 3, 0, 0, 0, 0],
      [1, 1, 0, 1, 4, 0, 0, 0, 0],
      // More fields than bytes; a reason that is none; lines in one that are none; another record;
      // another treatment; a deck of no name.
      [1, 1, 0, 0, 0xFF, 0xFF, 0x03], [3, 1, 99] + zeros, [3, 1, 3] + zeros,
      [3, 1, 3] + zeros.map { ~$0 }, [6], [4, 0, 1, 3, 0], [4, 1, 0, 0, 0],
    ]
    for bytes in hostile {
      #expect(throws: UnreadableBytes.self, "\(bytes)") { try Self.records(in: bytes) }
    }
    let moment = try Self.answer().moment
    let moments = [
      LocalMoment(time: Timestamp(milliseconds: .max)),
      LocalMoment(time: Timestamp(milliseconds: .min)),
      LocalMoment(time: moment.time, zoneOffset: 86_400),
    ]
    for (ordinal, moment) in [(100_000, moment)] + moments.map({ (0, $0) }) {
      let entry = ParsedHistory.Entry(
        line: 1,
        guid: "g",
        ordinal: ordinal,
        moment: moment,
        rating: .good,
        duration: 0,
        kind: .review
      )
      #expect(throws: UnreadableBytes.invalid) {
        try Self.records(in: Self.bytes(of: [.answer(entry)]))
      }
    }
  }

  @Test("a file is of one kind, and has an end with nothing behind it")
  func assembly() throws {
    let answer = DeckFileRecord.answer(try Self.answer())
    let note = DeckFileRecord.note(ParsedNote(line: 1, fields: [FieldText("a"), FieldText("b")]))
    let end = DeckFileRecord.endOfNotes(ParsedDeck.Facts())
    for records in [[], [note], [note, .endOfHistory], [answer, end], [end, end], [end, note]] {
      #expect(throws: UnreadableBytes.self) { try Self.file(of: records) }
    }
  }

  @Test("every reason has a sentence of its own")
  func sentences() {
    let wording = Wording()
    let sentences = LineFault.Reason.reasons.map { wording(LineFault(line: 1, reason: $0).phrase) }
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { !$0.isEmpty })
  }
}
