import AnkiPackages
import Foundation
import ReaderProtocol
import Testing

@Suite struct PackageWritingTests {
  @Test(arguments: PackageReadingTests.all, PackageFormat.allCases)
  func whatIsWrittenIsReadAsItWas(package: String, format: PackageFormat) throws {
    let original = try ReadPackage(fixture: package)
    let bytes = try WrittenPackage.bytes(of: records(original, format))
    // For the script that has the real engine import them.
    if let folder = ProcessInfo.processInfo.environment["CARDCASE_WRITE_PACKAGES"] {
      let ending = package.hasSuffix(".apkg") ? "apkg" : "colpkg"
      let name = "\(package)=\(format).\(ending)"
      try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    let again = try ReadPackage(bytes: bytes)
    #expect(again.collection == collection(original, format))
    #expect(again.presets == original.presets)
    #expect(again.decks == original.decks)
    // The older schema has no times of templates.
    #expect(
      again.noteTypes.map(\.withoutTemplateTimes) == original.noteTypes.map(\.withoutTemplateTimes)
    )
    #expect(again.notes == original.notes)
    #expect(again.cards == original.cards)
    #expect(again.answers == original.answers)
    #expect(again.counts == original.counts)
    #expect(again.media == original.media)
  }

  @Test func recordsThatDoNotEndAreRefused() throws {
    let original = try ReadPackage(fixture: "latest.apkg")
    #expect(throws: PackageFailure.damagedRecords) {
      try WrittenPackage.bytes(of: original.all.dropLast())
    }
    #expect(throws: PackageFailure.damagedRecords) { try WrittenPackage.bytes(of: []) }
    #expect(throws: PackageFailure.damagedRecords) {
      try WrittenPackage.bytes(
        of: original.all.filter { if case .note = $0 { false } else { true } }
      )
    }
  }

  @Test func changedOptionsAreWrittenAndTheOthersKept() throws {
    let original = try ReadPackage(fixture: "collection.colpkg")
    let changed = original.all.map { record -> PackageRecord in
      switch record {
      case .preset(var preset):
        preset.options.newPerDay = 3
        preset.options.retention = 0.8
        return .preset(preset)
      case .deck(var deck) where deck.name == "Medizin":
        deck.newPerDay = 9
        return .deck(deck)
      case .noteType(var type) where type.name == "Cloze":
        type.css += "b {}"
        type.templates[0].front += "!"
        return .noteType(type)
      default: return record
      }
    }
    let again = try ReadPackage(bytes: WrittenPackage.bytes(of: changed))
    #expect(again.presets.allSatisfy { $0.options.newPerDay == 3 && $0.options.retention == 0.8 })
    let medicine = try #require(again.presets.first { $0.name == "Medizin" })
    #expect(medicine.options.easyDays == [1, 1, 1, 1, 1, 0.5, 0])
    let deck = try #require(again.decks.first { $0.name == "Medizin" })
    #expect(deck.newPerDay == 9 && deck.isDescribed)
    let cloze = try #require(again.noteTypes.first { $0.name == "Cloze" })
    #expect(cloze.css.hasSuffix("b {}") && cloze.templates[0].front.hasSuffix("!"))
    #expect(cloze.isCloze)
  }

  @Test func columnsForSearchingAreTheEngines() throws {
    let original = try ReadPackage(fixture: "collection.colpkg")
    let bytes = try WrittenPackage.bytes(of: records(original, .legacy1))
    let rows = try Fixtures.list("collection.json")["notes"] ?? []
    let written = try NoteColumnsOfPackage.read(bytes)
    #expect(written.count == rows.count)
    for (row, columns) in zip(rows, written) {
      #expect("\(row[7])" == columns.sorted, "\(row[6])")
      #expect("\(row[8])" == "\(columns.checksum)", "\(row[6])")
    }
  }

  private func collection(_ read: ReadPackage, _ format: PackageFormat) -> PackageCollection? {
    var collection = read.collection
    collection?.format = format
    collection?.schema = format == .latest ? 18 : 11
    return collection
  }

  private func records(_ read: ReadPackage, _ format: PackageFormat) -> [PackageRecord] {
    read.all.map { record in
      guard case .collection = record, let changed = collection(read, format) else { return record }
      return .collection(changed)
    }
  }
}

extension PackageNoteType {
  fileprivate var withoutTemplateTimes: PackageNoteType {
    var type = self
    for index in type.templates.indices { type.templates[index].modified = 0 }
    return type
  }
}
