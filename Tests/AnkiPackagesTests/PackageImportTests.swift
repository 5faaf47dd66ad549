import AnkiPackages
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol
import Testing

@Suite struct PackageImportTests {
  static let packages = PackageReadingTests.withScheduling

  @Test(arguments: packages)
  func everythingComes(package: String) throws {
    let (change, report) = try Import.fixture(package)
    #expect(report.new == 51 && report.changed == 0 && report.same == 0)
    #expect(report.cards == 73 && report.answers == 582)
    #expect(report.explained + report.placed == 73)
    #expect(change.notes.count == 51 && change.cards.count == 73 && change.reviews.count == 582)
    #expect(change.removesNothing)
    // The rest was scheduled by SM-2, moved by hand, or stood on a step that the engine had spread.
    #expect(report.explained == 55)
  }

  @Test(arguments: packages)
  func theStatesOfCardsAreAnkis(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let (change, _) = try Import.fixture(package)
    let cards = Dictionary(
      change.cards.map { ($0.ankiID ?? 0, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    let created = Import.day(of: read.collection?.created ?? 0)
    for source in read.cards {
      let card = try #require(cards[source.id])
      #expect(Int32(card.progress.phase.rawValue) == source.type)
      #expect(Int32(card.progress.reviews) == source.reviews)
      #expect(Int32(card.progress.lapses) == source.lapses)
      #expect(card.isSuspended == (source.queue == -1))
      #expect(Int32(card.flag) == source.flags)
      let due = source.originalDeck != 0 ? source.originalDue : source.due
      switch card.progress.due {
      case nil: #expect(source.type == 0 && Int64(card.position) == due)
      case .day(let day): #expect(Int64(day) == created + due)
      case .moment(let time): #expect(time.rawValue / 1_000 == due)
      }
      if source.type == 2 { #expect(Int32(card.progress.intervalDays) == source.interval) }
      if let memory = card.progress.memory, source.data.contains("\"s\"") {
        let numbers = try #require(
          JSONSerialization.jsonObject(with: Data(source.data.utf8)) as? [String: Any]
        )
        let stability = try #require(numbers["s"] as? Double)
        let difficulty = try #require(numbers["d"] as? Double)
        #expect(abs(memory.stability - stability) <= 6e-5 * max(1, stability))
        #expect(abs(memory.difficulty - difficulty) <= 1e-3)
      }
    }
  }

  @Test(arguments: packages)
  func aReplayLeadsToTheStateOfEachCard(package: String) throws {
    let (change, _) = try Import.fixture(package)
    let sets = Dictionary(
      change.parameters.map { ($0.id, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    let decks = Dictionary(change.decks.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let reviews = Dictionary(grouping: change.reviews, by: \.card)
    for card in change.cards {
      let deck = try #require(decks[card.deck])
      let set = deck.options.parameters.flatMap { sets[$0] }
      let replayed = deck.scheduler(set, boundary: DayBoundary()).replay(
        reviews[card.id] ?? [],
        from: card.placement,
        fuzzID: card.fuzzID
      )
      #expect(replayed == card.progress)
    }
  }

  @Test(arguments: packages)
  func aSecondImportChangesNothing(package: String) throws {
    let (change, _) = try Import.fixture(package)
    let (again, report) = try Import.fixture(package, into: change)
    #expect(again.isEmpty, "\(again.decks.map(\.name)) \(again.collections.count)")
    #expect(report.same == 51 && report.new == 0 && report.changed == 0)
    #expect(report.cards == 0 && report.answers == 0)
  }

  @Test(arguments: packages, packages)
  func anotherVersionOfTheSameChangesNothing(first: String, second: String) throws {
    let (change, _) = try Import.fixture(first)
    var again = try Import.fixture(second, into: change).change
    // The rest of a collection is in a package of the whole of one alone.
    again.collections = []
    #expect(again.isEmpty)
  }

  @Test func fieldsAreKeptToTheByte() throws {
    let read = try ReadPackage(fixture: "latest.apkg")
    let (change, _) = try Import.fixture("latest.apkg")
    for (note, source) in zip(change.notes, read.notes) {
      #expect(note.content.fields == source.fields.map { FieldText($0, .html) })
      #expect(note.guid == source.guid && note.ankiID == source.id)
      #expect(note.tags == Tags(source.tags))
    }
  }

  @Test func decksShareThePresetsOptions() throws {
    let (change, _) = try Import.fixture("latest.apkg")
    let decks = Dictionary(
      change.decks.map { ("\($0.name)", $0) },
      uniquingKeysWith: { one, _ in one }
    )
    #expect(
      decks.keys.sorted()
        == ["Medizin", "Sonstiges", "Sprachen", "Sprachen::Deutsch", "Sprachen::Français"]
    )
    let german = try #require(decks["Sprachen::Deutsch"])
    let languages = try #require(decks["Sprachen"])
    #expect(german.options == languages.options)
    #expect(german.carried?.presetID == languages.carried?.presetID)
    #expect(german.options.newPerDay == 15 && german.options.reviewsPerDay == 120)
    #expect(german.options.scheduling.retention == 0.87)
    #expect(german.options.scheduling.learningSteps == [120_000, 900_000])
    #expect(german.options.leechAction == .suspend)
    let french = try #require(decks["Sprachen::Français"])
    #expect(french.options.newPerDay == 0 && french.options.reviewsPerDay == 77)
    #expect(french.options.scheduling.retention == 0.93)
    #expect(french.options.parameters == german.options.parameters)
    #expect(change.parameters.count == 2)
  }

  @Test func whatCannotBeKeptIsNamed() throws {
    let (change, report) = try Import.fixture("latest.apkg")
    let medicine = try #require(change.decks.first { "\($0.name)" == "Medizin" })
    #expect(medicine.options.easyDays.suffix(3) == [.normal, .reduced, .minimum])
    let found = Dictionary(
      report.losses.map { ($0.kind, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    #expect(change.mediaNames.map(\.text).sorted() == ["h.mp3", "haus.jpg"])
    #expect(report.media == 2 && found[.missingMedia] == nil)
    #expect(found[.scripts]?.names == ["Mit Skript"])
    // Its script draws shapes over a picture, which are drawn here too.
    #expect(found[.scripts]?.names.contains("Image Occlusion") == false)
    #expect(found[.descriptions]?.names == ["Medizin"])
    #expect(found[.ignoredAnswers]?.names == ["Medizin"])
    #expect(found[.strays] == nil)
  }

  @Test func filteredDecksComeWithTheirCardsWhichKeepTheirHomes() throws {
    let read = try ReadPackage(fixture: "latest.apkg")
    let (change, _) = try Import.fixture("latest.apkg")
    let decks = change.filteredDecks.sorted { $0.name < $1.name }
    #expect(decks.map(\.name.description) == ["Prüfung", "Voraus"])
    #expect(decks.map(\.options.reschedules) == [false, true])
    #expect(
      decks.map { $0.options.searches.first?.text } == [
        "note:Cloze is:review -is:buried",
        "deck:Sprachen::Français (is:review OR is:new)",
      ]
    )
    let away = change.cards.filter { $0.stay != nil }
    #expect(away.count == read.cards.count { $0.originalDeck != 0 } && !away.isEmpty)
    #expect(away.compactMap { $0.stay?.place }.max() ?? 0 > 5)
    let homes = Set(change.decks.map(\.id))
    #expect(change.cards.allSatisfy { homes.contains($0.deck) })
    let again = try Import.fixture("latest.apkg", into: change).change
    #expect(again.filteredDecks.isEmpty)
  }

  @Test func aFilteredDeckOfATakenNameGetsAnother() throws {
    var vault = ChangeSet()
    vault.filteredDecks = [
      FilteredDeck(id: FilteredDeckID(rawValue: 5), name: DeckName(nearest: "voraus"))
    ]
    let (change, _) = try Import.fixture("latest.apkg", into: vault)
    #expect(change.filteredDecks.map(\.name.description).sorted() == ["Prüfung", "Voraus+"])
  }

  @Test func aNewerNoteWinsAndAnOlderDoesNot() throws {
    let (change, _) = try Import.fixture("latest.apkg")
    let read = try ReadPackage(fixture: "latest.apkg")
    let records = read.all.map { record -> PackageRecord in
      guard case .note(var note) = record else { return record }
      if note.id == read.notes[0].id {
        note.modified += 1
        note.fields[0] = "newer"
      } else if note.id == read.notes[1].id {
        note.modified -= 1
        note.fields[0] = "older"
      }
      return .note(note)
    }
    let (second, report) = try Import.records(records, into: change)
    #expect(second.notes.map(\.content.prompt) == ["newer"])
    #expect(second.cards.isEmpty && second.reviews.isEmpty)
    #expect(report.changed == 1 && report.same == 50)
  }

  @Test func aTypeWithOtherFieldsIsAnotherAndItsNotesAreLeft() throws {
    let (change, _) = try Import.fixture("latest.apkg")
    let read = try ReadPackage(fixture: "latest.apkg")
    let basic = try #require(read.noteTypes.first { $0.name == "Basic" })
    let records = read.all.map { record -> PackageRecord in
      switch record {
      case .noteType(var type) where type.id == basic.id:
        type.fields.append(PackageNoteType.Field(name: "More"))
        return .noteType(type)
      case .note(var note) where note.noteType == basic.id:
        note.modified += 1
        note.fields.append("more")
        return .note(note)
      default: return record
      }
    }
    let (second, report) = try Import.records(records, into: change)
    #expect(second.isEmpty)
    #expect(report.left.count == read.notes.filter { $0.noteType == basic.id }.count)
    #expect(report.losses.first?.kind == .otherTypes)
    // A note that is not there yet comes with its type, which gets another name.
    var fresh = change
    fresh.notes.removeAll { $0.ankiID == read.notes[0].id }
    fresh.cards.removeAll { $0.ankiID == read.cards[0].id }
    let (third, _) = try Import.records(records, into: fresh)
    #expect(third.noteTypes.map(\.name) == ["Basic+"])
    #expect(third.notes.count == 1)
  }

  @Test func recordsOutOfOrderAreRefused() throws {
    let read = try ReadPackage(fixture: "latest.apkg")
    #expect(throws: PackageFailure.damagedRecords) { try Import.records(read.all.dropFirst()) }
    #expect(throws: PackageFailure.damagedRecords) { try Import.records(read.all.dropLast()) }
    #expect(throws: PackageFailure.damagedRecords) {
      try Import.records(read.all.filter { if case .answer = $0 { false } else { true } })
    }
  }
}
