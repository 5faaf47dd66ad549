import AnkiPackages
import ByteCoding
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol
import Testing

/// Packages with something in them that can't be taken over as it is.
@Suite struct PackageFaultTests {
  private let package: ReadPackage

  init() throws {
    package = try ReadPackage(fixture: "latest.apkg")
  }

  private func withNote(_ change: (inout PackageNote) -> Void) -> [PackageRecord] {
    package.all.map { record in
      guard case .note(var note) = record, note.id == package.notes[0].id else { return record }
      change(&note)
      return .note(note)
    }
  }

  private func kinds(_ records: [PackageRecord]) throws -> [PackageLoss.Kind] {
    let read = try ReadPackage(bytes: WrittenPackage.bytes(of: records))
    return try Import.records(read.all).report.losses.map(\.kind)
  }

  @Test func aNoteThatIsTooLongIsLeftOutAndNamed() throws {
    let long = String(repeating: "x", count: ByteWriter.longest + 1)
    let records = withNote { $0.fields[1] = long }
    let read = try ReadPackage(bytes: WrittenPackage.bytes(of: records))
    let (change, report) = try Import.records(read.all)
    #expect(change.notes.count == package.notes.count - 1)
    let loss = try #require(report.losses.first)
    #expect(loss.kind == .longNotes && loss.names == [package.notes[0].fields[0]])
    #expect(report.left == loss.names)
    #expect(!report.losses.contains { $0.kind == .strays })
  }

  @Test func notesOfAHundredThousandTagsAreLeftOutAtOnce() throws {
    let tags = (0..<100_000).map { "t\($0)" }.joined(separator: " ")
    #expect(try kinds(withNote { $0.tags = tags }).first == .longNotes)
    // What is below the limit is taken tag by tag, not each compared with all before it.
    let many = (0..<9_000).map { "t\($0) T\($0)" }.joined(separator: " ")
    #expect(Tags(many).names.count == 9_000)
  }

  @Test func fieldsTooManyOrTooFewAreTold() throws {
    #expect(try kinds(withNote { $0.fields.append("more") }).contains(.fieldCounts))
    #expect(try kinds(withNote { $0.fields.removeLast() }).contains(.fieldCounts))
    #expect(try !kinds(package.all).contains(.fieldCounts))
  }

  @Test func textThatIsNoneIsTold() throws {
    var writer = ByteWriter()
    let note = package.notes[0]
    [UInt8](note.guid.utf8).withUnsafeBytes { guid in
      ([0x61, 0xFF, 0x1F, 0x62] as [UInt8]).withUnsafeBytes { fields in
        writer.writeNote(
          id: note.id,
          noteType: note.noteType,
          modified: note.modified,
          guid: guid,
          tags: UnsafeRawBufferPointer(start: nil, count: 0),
          fields: fields
        )
      }
    }
    let read = try writer.bytes.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      return try reader.next()
    }
    guard case .note(let faulty) = read else {
      Issue.record("no note")
      return
    }
    #expect(faulty.isRepaired)
    let (_, report) = try Import.records(withNote { $0 = faulty })
    #expect(report.losses.contains { $0.kind == .faultyText && $0.count == 1 })
  }

  @Test(
    arguments: [
      "Please update to the latest Anki version, then import the .colpkg/.apkg file again.",
      "Bitte installieren Sie die aktuelle Anki-Version. Importieren Sie die .colpkg-Datei anschließend erneut.",
      "请更新至 Anki 的最新版本，然后再次导入 .colpkg/.apkg 文件。",
    ]
  )
  func ankisNoticeToOldProgramsIsRefused(words: String) throws {
    var note = package.notes[0]
    note.fields = [words] + note.fields.dropFirst().map { _ in "" }
    let bytes = try WrittenPackage.bytes(of: only(note, .legacy1))
    let read = try ReadPackage(bytes: bytes)
    #expect(throws: PackageFailure.updateNotice) { try Import.records(read.all) }
    // Where somebody keeps the sentence as a card, in a package as Anki makes them, it comes.
    #expect(try Import.records(only(note, .latest)).change.notes.count == 1)
  }

  @Test func theNoticeOfPackagesThatAreWrittenHereIsSuchAOne() throws {
    let bytes = try WrittenPackage.bytes(of: package.all)
    let notice = try NoteColumnsOfPackage.read(bytes)
    #expect(notice.count == 1 && notice[0].sorted.contains(".colpkg"))
  }

  private func only(_ note: PackageNote, _ format: PackageFormat) -> [PackageRecord] {
    let card = package.cards.first { $0.note == note.id }?.id
    return package.all.compactMap { record in
      switch record {
      case .collection(var facts):
        facts.format = format
        return .collection(facts)
      case .note(let other): return other.id == note.id ? .note(note) : nil
      case .card(let other): return other.id == card ? record : nil
      case .answer: return nil
      case .end(var counts):
        (counts.notes, counts.cards, counts.answers) = (1, 1, 0)
        return .end(counts)
      default: return record
      }
    }
  }

  @Test func decksThatAreNestedTooDeepAreRefused() throws {
    func deck(_ levels: Int) -> PackageRecord {
      let name = Array(repeating: "d", count: levels).joined(separator: "::")
      return .deck(PackageDeck(id: 77, name: name, modified: 0, preset: 1))
    }
    func records(_ levels: Int) -> [PackageRecord] {
      package.all.flatMap { record in
        if case .deck(let given) = record, given.id == 1 {
          [record, deck(levels)]
        } else {
          [record]
        }
      }
    }
    #expect(throws: PackageFailure.deepDecks) { try Import.records(records(101)) }
    #expect(try Import.records(records(100)).change.decks.count > 100)
  }
}
