import ByteCoding
import ReaderProtocol
import TestSupport
import Testing

@Suite struct RecordTests {
  @Test(arguments: Self.samples.indices)
  func everyKindOfRecordComesBackAsItWas(index: Int) throws {
    let record = Self.samples[index]
    #expect(try read(bytes(of: [record])) == [record])
  }

  @Test func recordsFollowOneAnother() throws {
    #expect(try read(bytes(of: Self.samples)) == Self.samples)
  }

  @Test func aRecordThatIsCutOffIsRefused() {
    for record in Self.samples {
      let whole = bytes(of: [record])
      for count in 1..<whole.count {
        #expect(throws: UnreadableBytes.self) { try read(Array(whole.prefix(count))) }
      }
    }
  }

  @Test func anyBytesAreReadOrRefused() {
    var generator = SeededGenerator(seed: 14)
    let whole = bytes(of: Self.samples)
    for _ in 0..<20_000 {
      var broken = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      // Nothing is expected but that it ends.
      _ = try? read(broken)
    }
  }

  @Test func aLengthBeyondTheBytesIsRefusedBeforeMemoryIsTaken() {
    let hugeText: [UInt8] = [5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: UnreadableBytes.self) { try read(hugeText) }
  }

  @Test func aNumberOfMoreThan64BitsIsRefused() {
    let tooLong: [UInt8] = [5] + [UInt8](repeating: 0xFF, count: 9) + [0x02]
    #expect(throws: UnreadableBytes.self) { try read(tooLong) }
  }

  @Test func fieldsKeepTheirBytes() throws {
    let fields = ["", " a\u{0}b ", "e\u{301}", "\u{1F600}", ""]
    let note = PackageNote(
      id: 1,
      guid: "g",
      noteType: 2,
      modified: 3,
      tags: " a b ",
      fields: fields
    )
    guard case .note(let again)? = try read(bytes(of: [.note(note)])).first else {
      Issue.record("no note")
      return
    }
    #expect(again.fields.map { Array($0.utf8) } == fields.map { Array($0.utf8) })
  }

  private func bytes(of records: [PackageRecord]) -> [UInt8] {
    var writer = ByteWriter()
    for record in records { writer.write(record) }
    return writer.bytes
  }

  private func read(_ bytes: [UInt8]) throws -> [PackageRecord] {
    try bytes.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      var records: [PackageRecord] = []
      while let record = try reader.next() { records.append(record) }
      return records
    }
  }

  private static let samples: [PackageRecord] = {
    var options = PresetOptions()
    options.parameters = [0.1, -2.5, .greatestFiniteMagnitude]
    options.easyDays = [1, 0.5]
    options.ignoresBefore = "2024-12-31"
    options.order?.buriesDaySteps = true
    options.order?.newGather = 5
    options.order?.reviewSort = .max
    var older = options
    older.order = nil
    var counts = PackageCounts()
    counts.answers = .max
    return [
      .savedSearch(PackageSavedSearch(name: "ä", search: "is:due")),
      .collection(
        PackageCollection(
          format: .latest,
          schema: 18,
          created: 1_767_582_000,
          modified: .max,
          rolloverHour: 3,
          creationOffset: -60,
          localOffset: nil,
          usesFSRS: true,
          balancesLoad: true
        )
      ),
      .preset(
        PackagePreset(
          id: .min,
          name: "ä",
          modified: -1,
          options: options,
          configuration: [0, 255]
        )
      ),
      .preset(PackagePreset(id: 1, name: "", modified: 0, options: older, configuration: [])),
      .deck(
        PackageDeck(
          id: 2,
          name: "a::b",
          modified: 3,
          preset: 7,
          newPerDay: 0,
          reviewsPerDay: .max,
          retention: 0.93,
          isDescribed: true,
          common: [1],
          kind: []
        )
      ),
      .deck(PackageDeck(id: 3, name: "filtered", modified: 3, preset: nil)),
      .deck(
        PackageDeck(
          id: 4,
          name: "filtered",
          modified: 3,
          preset: nil,
          filter: PackageFilter(
            searches: [
              .init(text: "is:due", limit: 20, order: 6), .init(text: "", limit: 0, order: 10),
            ],
            reschedules: true,
            again: 60,
            hard: 600,
            good: 7
          ),
          kind: [9]
        )
      ),
      .noteType(
        PackageNoteType(
          id: 4,
          name: "Vokabel (Größe)",
          modified: 5,
          isCloze: true,
          isImageOcclusion: true,
          css: ".card {}",
          fields: [.init(name: "Wort", configuration: [8, 1])],
          templates: [.init(name: "Vorwärts", modified: 1, front: "{{Wort}}", back: "b")],
          configuration: [1, 2, 3]
        )
      ),
      .media(PackageMedia(name: "../haus.jpg")), .mediaPiece([1, 0, 255]), .mediaPiece([]),
      .mediaEnd(sha1: "a38c2b"),
      .note(
        PackageNote(
          id: 6,
          guid: "<&>",
          noteType: 4,
          modified: 7,
          tags: " x ",
          fields: ["one", "", "three"]
        )
      ),
      .card(
        PackageCard(
          id: 8,
          note: 6,
          deck: 2,
          ordinal: 1,
          modified: 9,
          type: 2,
          queue: -1,
          due: -100_000,
          interval: -60,
          factor: 2_500,
          reviews: 3,
          lapses: 1,
          left: 1_001,
          originalDue: 12,
          originalDeck: 2,
          flags: 7,
          data: #"{"s":1.5}"#
        )
      ),
      .answer(
        PackageAnswer(
          id: 1_767_687_334_463,
          card: 8,
          ease: 3,
          interval: -900,
          lastInterval: 0,
          factor: 1_100,
          duration: 60_000,
          kind: 4
        )
      ),
      .end(counts),
    ]
  }()
}
