import Flashcards
import Foundation
import ReaderProtocol
import TestSupport
import Testing
import Wording

@testable import DeckFormats
@testable import DeckReading

/// Every row of the registries, by the file in `Fixtures/Formats` that is named after its type.
@Suite("Every format of flashcards")
struct FormatRowTests {
  /// A row and its fixture.
  struct Sample: CustomTestStringConvertible {
    let format: any ReadableDeckFormat
    let bytes: [UInt8]

    var testDescription: String { FormatRowTests.name(of: format) }
  }

  private static let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/Formats")

  private static func name(of format: any ReadableDeckFormat) -> String { "\(type(of: format))" }

  /// The fixtures there are, by their names without the ending.
  private static func fixtures() throws -> [String: URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return Dictionary(
      files.map { ($0.deletingPathExtension().lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  static let samples: [Sample] = DeckReadingRegistry.formats.compactMap { format in
    // A row without one fails the test of fixtures.
    guard let file = try? fixtures()[name(of: format)], let data = try? Data(contentsOf: file)
    else { return nil }
    return Sample(format: format, bytes: Array(data))
  }

  @Test("has one row and a fixture, and each fixture has a row")
  func fixtures() throws {
    let names = DeckReadingRegistry.formats.map { Self.name(of: $0) }
    #expect(Set(names).count == names.count)
    #expect(try Set(Self.fixtures().keys) == Set(names))
  }

  @Test("recognises its file, which no other recognises", arguments: samples)
  func recognition(sample: Sample) {
    let content = DeckFileContent(sample.bytes)
    let found = DeckReadingRegistry.formats.filter { $0.recognizes(content) }
    #expect(found.map { Self.name(of: $0) } == [sample.testDescription])
  }

  @Test("is read without a fault", arguments: samples)
  func use(sample: Sample) throws {
    let deck = try DeckFile.read(sample.bytes)
    #expect(!deck.notes.isEmpty && deck.faults.isEmpty)
  }

  @Test("has a name of its own, in the order in which formats are tried")
  func names() {
    // Histories, packages and databases are no notes in a text.
    let others: [FlashcardImportFormat] = [.package, .history, .database]
    #expect(
      DeckReadingRegistry.formats.map(\.name)
        == FlashcardImportFormat.allCases.filter { !others.contains($0) }
    )
  }

  @Test("keeps its name on the command line")
  func arguments() {
    #expect(
      FlashcardImportFormat.allCases.map(\.argument)
        == ["anki", "json", "markdown", "text", "history", "hashcards"]
    )
  }

  @Test("is read as the format that is chosen, and as no other", arguments: samples)
  func choice(sample: Sample) throws {
    let notes = try DeckFile.read(sample.bytes, as: sample.format.name).notes
    #expect(try notes.count == DeckFile.read(sample.bytes).notes.count && !notes.isEmpty)
    for chosen in FlashcardImportFormat.allCases where chosen != sample.format.name {
      #expect(throws: DeckFileFailure.otherFormat(chosen)) {
        try DeckFile.read(sample.bytes, as: chosen)
      }
    }
  }

  @Test("bears any change of its file", arguments: samples)
  func hostile(sample: Sample) throws {
    var random = SeededGenerator(seed: 11)
    for length in sample.bytes.indices {
      _ = try? DeckFile.read(Array(sample.bytes.prefix(length)))
    }
    for _ in 0..<300 {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      let deck = try? DeckFile.read(bytes)
      for note in deck?.notes ?? [] { _ = note.content() }
    }
  }

  @Test("that is long is written in pieces, with as many fields in each row")
  func pieces() throws {
    let deck = try #require(DeckName("A"))
    let type = NoteType(
      id: NoteTypeID(rawValue: 1_000),
      name: "Three",
      kind: .normal,
      fields: ["A", "B", "C"].map { NoteField(name: $0) },
      templates: [CardTemplate(name: "1", front: "{{A}}", back: "{{B}}")]
    )
    let text = String(repeating: "word ", count: 150_000)
    let two = NoteContent(type: StandardNoteType.basic.type, fields: [FieldText(text, .html)])
    let three = NoteContent(type: type, fields: [FieldText(text, .html)])
    var writer = try #require(DeckExport(path: "notes")).writer()
    for (id, content) in zip(Int64(1)..., [two, three, two]) {
      let note = Note(
        id: NoteID(rawValue: id),
        guid: "g\(id)",
        content: content,
        tags: Tags("t"),
        modified: Timestamp(milliseconds: 0)
      )
      writer.add(note, in: deck)
    }
    let pieces = writer.finish()
    #expect(pieces.count > 2)
    var rows = SeparatedFields(Array(pieces.joined())[...], separator: .tab)
    for id in 1...3 {
      let fields = try #require(rows.next()?.fields)
      #expect(fields.count == 7 && fields[0] == "g\(id)" && fields[3] == text && fields[6] == "t")
    }
    #expect(rows.next() == nil)
  }

  @Test("that is written is read again, and the sentence about exports names each of its endings")
  func writing() throws {
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
    let note = Note(
      id: NoteID(rawValue: 2),
      guid: "g",
      content: try NoteContent(kind: .basic, exactly: "one", "two\nthree"),
      tags: Tags("t"),
      modified: Timestamp(milliseconds: 0)
    )
    let card = Flashcard(
      id: FlashcardID(rawValue: 3),
      note: note.id,
      ordinal: 0,
      deck: deck.id,
      position: 1
    )
    let collection = StudyCollection(decks: [deck], notes: [note], cards: [card])
    let sentence = Wording()(.exportFormat)
    for ending in DeckWritingRegistry.formats.flatMap(\.fileEndings) {
      let written = try #require(DeckExport(path: "notes." + ending)).write(collection)
      #expect(written.notes == 1)
      let read = try DeckFile.read(written.bytes).notes
      #expect(read.map { $0.fields.map(\.text) } == [["one", "two<br>three"]])
      #expect(sentence.contains("." + ending))
    }
  }
}
