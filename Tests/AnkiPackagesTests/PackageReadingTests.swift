import AnkiPackages
import Foundation
import ReaderProtocol
import Testing

@Suite struct PackageReadingTests {
  static let withScheduling = [
    "latest.apkg", "legacy.apkg", "collection.colpkg", "collection-legacy.colpkg",
  ]
  static let all = withScheduling + ["words-only.apkg"]

  @Test(arguments: withScheduling)
  func notesAreWhatTheEngineHas(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let rows = try Fixtures.list("collection.json")["notes"] ?? []
    #expect(rows.count == 51)
    #expect(
      read.notes.map { "\($0.id) \($0.guid) \($0.noteType) \($0.modified) \($0.tags)" }
        == rows.map { "\($0[0]) \($0[1]) \($0[2]) \($0[3]) \($0[5])" }
    )
    for (note, row) in zip(read.notes, rows) {
      #expect(note.fields.joined(separator: "\u{1F}").utf8.elementsEqual("\(row[6])".utf8))
    }
  }

  @Test(arguments: withScheduling)
  func cardsAreWhatTheEngineHas(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let rows = try Fixtures.list("collection.json")["cards"] ?? []
    let columns = read.cards.map { card -> [String] in
      let ids = [card.id, card.note, card.deck, Int64(card.ordinal), card.modified]
      let states: [Int32] = [card.type, card.queue]
      let numbers: [Int32] = [
        card.interval, card.factor, card.reviews, card.lapses, card.left,
      ]
      let origins = [card.originalDue, card.originalDeck, Int64(card.flags)]
      return ids.map(String.init) + states.map(String.init) + [String(card.due)]
        + numbers.map(String.init) + origins.map(String.init) + [card.data]
    }
    // In a package no card is buried: the engine puts those back first.
    let wanted = rows.map { row in
      let isBuried = ["-2", "-3"].contains("\(row[7])")
      return row.enumerated().filter { $0.offset != 5 }.map {
        isBuried && $0.offset == 7 ? "\(row[6])" : "\($0.element)"
      }
    }
    for (one, other) in zip(columns, wanted) { #expect(one == other) }
    #expect(columns.count == wanted.count)
    #expect(Set(read.cards.map(\.queue)) == [-1, 0, 1, 2, 4])
  }

  @Test(arguments: withScheduling)
  func theReviewLogIsWhatTheEngineHas(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let rows = try Fixtures.list("collection.json")["revlog"] ?? []
    let columns = read.answers.map { answer in
      [
        answer.id, answer.card, Int64(answer.ease), Int64(answer.interval),
        Int64(answer.lastInterval), Int64(answer.factor), Int64(answer.duration),
        Int64(answer.kind),
      ]
    }
    let wanted = rows.map { row in
      row.enumerated().filter { $0.offset != 2 }.map { ($0.element as? NSNumber)?.int64Value }
    }
    #expect(columns == wanted)
    #expect(Set(read.answers.map(\.kind)) == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: withScheduling)
  func decksPresetsAndNoteTypesAreWhatTheEngineHas(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let lists = try Fixtures.list("collection.json")
    let decks = lists["decks"] ?? []
    #expect(read.decks.map(\.id) == decks.map { ($0[0] as? NSNumber)?.int64Value })
    #expect(
      read.decks.map(\.name)
        == decks.map { "\($0[1])".replacingOccurrences(of: "\u{1F}", with: "::") }
    )
    #expect(read.decks.map(\.common) == decks.map { blob($0[4]) })
    #expect(read.decks.map(\.kind) == decks.map { blob($0[5]) })
    let presets = lists["deck_config"] ?? []
    #expect(read.presets.map(\.name) == presets.map { "\($0[1])" })
    #expect(read.presets.map(\.configuration) == presets.map { blob($0[4]) })
    let types = lists["notetypes"] ?? []
    #expect(read.noteTypes.map(\.name) == types.map { "\($0[1])" })
    #expect(read.noteTypes.map(\.configuration) == types.map { blob($0[4]) })
    let fields = lists["fields"] ?? []
    #expect(read.noteTypes.flatMap(\.fields).map(\.name) == fields.map { "\($0[2])" })
    #expect(read.noteTypes.flatMap(\.fields).map(\.configuration) == fields.map { blob($0[3]) })
    let templates = lists["templates"] ?? []
    #expect(read.noteTypes.flatMap(\.templates).map(\.name) == templates.map { "\($0[2])" })
    #expect(
      read.noteTypes.flatMap(\.templates).map(\.configuration) == templates.map { blob($0[5]) }
    )
  }

  private func blob(_ value: Any) -> [UInt8] {
    (value as? [NSNumber] ?? []).map(\.uint8Value)
  }

  @Test(arguments: withScheduling)
  func optionsHaveTheirMeaning(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let languages = try #require(read.presets.first { $0.name == "Sprachen ä" })
    #expect(languages.options.learningSteps == [2, 15])
    #expect(languages.options.relearningSteps == [20])
    #expect(languages.options.newPerDay == 15)
    #expect(languages.options.reviewsPerDay == 120)
    #expect(languages.options.maximumInterval == 730)
    #expect(languages.options.leechThreshold == 4)
    #expect(!languages.options.onlyTagsLeeches)
    #expect(languages.options.buriesNew && languages.options.buriesReviews)
    #expect(languages.options.retention == 0.87)
    #expect(languages.options.parameters.count == 21)
    let medicine = try #require(read.presets.first { $0.name == "Medizin" })
    #expect(medicine.options.easyDays == [1, 1, 1, 1, 1, 0.5, 0])
    #expect(medicine.options.ignoresBefore == "2025-01-01")
    #expect(medicine.options.relearningSteps.isEmpty)
    let french = try #require(read.decks.first { $0.name == "Sprachen::Français" })
    #expect(french.preset == languages.id)
    #expect((french.reviewsPerDay, french.newPerDay, french.retention) == (77, 0, 0.93))
    #expect(read.decks.filter(\.isFiltered).map(\.name).sorted() == ["Prüfung", "Voraus"])
    #expect(read.decks.filter(\.isDescribed).map(\.name) == ["Medizin"])
    #expect(read.noteTypes.filter(\.isImageOcclusion).map(\.name) == ["Image Occlusion"])
  }

  @Test(arguments: all)
  func mediaComeWithTheirNames(package: String) throws {
    let read = try ReadPackage(fixture: package)
    #expect(read.media.map(\.name).sorted() == ["h.mp3", "haus.jpg"])
    let picture = try #require(read.media.first { $0.name == "haus.jpg" })
    #expect(picture.bytes == Array("no picture".utf8))
    #expect(picture.sha1 == "a38c2b5d195fbf51c5f94b3c02a1947695805f1f")
  }

  @Test(arguments: all)
  func theRecordsEndWithTheirNumbers(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let counts = try #require(read.counts)
    #expect(counts.notes == UInt64(read.notes.count))
    #expect(counts.cards == UInt64(read.cards.count))
    #expect(counts.answers == UInt64(read.answers.count))
    guard case .collection? = read.all.first, case .end? = read.all.last else {
      Issue.record("not in order")
      return
    }
  }

  @Test func aPackageOfWordsHasNoProgress() throws {
    let read = try ReadPackage(fixture: "words-only.apkg")
    #expect(read.notes.count == 51)
    #expect(read.answers.isEmpty)
    #expect(read.cards.allSatisfy { $0.type == 0 && $0.queue == 0 })
  }

  @Test func theVersionAndTheDaysAreTold() throws {
    let latest = try #require(try ReadPackage(fixture: "collection.colpkg").collection)
    #expect((latest.format, latest.schema) == (.latest, 18))
    #expect(latest.created == 1_767_582_000)
    #expect(latest.creationOffset == -60)
    #expect(latest.usesFSRS)
    let legacy = try #require(try ReadPackage(fixture: "collection-legacy.colpkg").collection)
    #expect((legacy.format, legacy.schema) == (.legacy2, 11))
    #expect(legacy.usesFSRS)
  }
}
