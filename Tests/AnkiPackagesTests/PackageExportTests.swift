import AnkiPackages
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol
import Testing

@Suite struct PackageExportTests {
  @Test(arguments: PackageImportTests.packages, PackageFormat.allCases)
  func anUntouchedImportGoesOutAsItCame(package: String, format: PackageFormat) throws {
    let original = try ReadPackage(fixture: package)
    let (change, _) = try Import.fixture(package)
    var export = PackageExport()
    export.format = format
    let records = Export.records(change, export)
    let bytes = try WrittenPackage.bytes(of: records)
    try Export.keep(bytes, "\(package)=import-\(format)", package)
    let again = try ReadPackage(bytes: bytes)
    #expect(again.notes == original.notes)
    #expect(again.answers == original.answers)
    #expect(again.presets.filter { $0.id != 1 } == original.presets.filter { $0.id != 1 })
    let decks = original.decks.filter { $0.id != 1 }
    #expect(again.decks.filter { $0.id != 1 } == decks)
    #expect(
      again.noteTypes.map(\.untimed) == original.noteTypes.map(\.untimed)
    )
    let days =
      Import.day(of: again.collection?.created ?? 0)
      - Import.day(of: original.collection?.created ?? 0)
    for (card, source) in zip(again.cards, original.cards) {
      #expect(card == source.counted(since: days))
    }
    #expect(again.cards.count == original.cards.count)
  }

  @Test func withoutSchedulingNothingOfTheLearnerGoesOut() throws {
    let original = try ReadPackage(fixture: "words-only.apkg")
    let (change, _) = try Import.fixture("latest.apkg")
    var export = PackageExport()
    (export.withScheduling, export.withPresets) = (false, false)
    let bytes = try WrittenPackage.bytes(of: Export.records(change, export))
    try Export.keep(bytes, "words-only.apkg=import-latest", "a.apkg")
    let again = try ReadPackage(bytes: bytes)
    #expect(again.notes == original.notes)
    #expect(again.answers.isEmpty)
    #expect(again.cards.map(\.state) == original.cards.map(\.state))
    #expect(again.decks.allSatisfy { $0.preset == 1 && $0.newPerDay == nil })
    #expect(again.presets.map(\.id) == [1])
  }

  @Test func aCardThatWaitsForAnotherOfItsNoteGoesOutAsSuchAndHasAnEase() throws {
    var change = try Import.fixture("latest.apkg").change
    let pairs = Dictionary(grouping: change.cards.indices) { change.cards[$0].note }
    let pair = try #require(
      pairs.values.first { $0.count == 2 && change.cards[$0[0]].progress.phase == .review }
    )
    let today = DayBoundary().day(of: Import.now)
    for index in change.cards.indices {
      change.cards[index].buriedOn = nil
      change.cards[index].isSuspended = false
    }
    change.cards[pair[0]].progress.lastReview = Import.now
    change.cards[pair[1]].buriedOn = today
    let alone = try #require(change.cards.indices.first { !pair.contains($0) })
    change.cards[alone].buriedOn = today
    let deck = change.cards[pair[1]].deck
    let place = try #require(change.decks.firstIndex { $0.id == deck })
    change.decks[place].options.buriesNewSiblings = true
    change.decks[place].options.buriesReviewSiblings = true
    // It came as a new card, and was learnt here.
    let carried = CarriedCard(factor: 0, left: 0, data: "{}", modified: 0, reviews: 0)
    change.cards[pair[0]].carried = carried
    let cards = Export.records(change, PackageExport()).compactMap { record in
      if case .card(let card) = record { card } else { nil }
    }
    func record(_ index: Int) throws -> PackageCard {
      try #require(cards.first { $0.id == change.cards[index].ankiID })
    }
    #expect(try record(pair[1]).queue == -2 && record(alone).queue == -3)
    #expect(try record(pair[0]).factor == 2_500)
  }

  @Test(arguments: [0, 1])
  func aCardWaitsByTheOptionsOfTheAnsweredOnesDeck(burying: Int) throws {
    var change = try Import.fixture("latest.apkg").change
    let today = DayBoundary().day(of: Import.now)
    let pair = try #require(
      Dictionary(grouping: change.cards.indices) { change.cards[$0].note }.values
        .first { $0.count == 2 && change.cards[$0[0]].progress.phase == .review }
    )
    // The answered card is in the first deck, the other one in the second.
    change.presets = []
    for (place, index) in pair.enumerated() {
      change.decks[place].preset = nil
      change.decks[place].options.buriesNewSiblings = place == burying
      change.decks[place].options.buriesReviewSiblings = place == burying
      change.decks[place].options.buriesDayStepSiblings = place == burying
      change.cards[index].deck = change.decks[place].id
      (change.cards[index].isSuspended, change.cards[index].buriedOn) = (false, nil)
    }
    change.cards[pair[0]].progress.lastReview = Import.now
    change.cards[pair[1]].progress.lastReview = nil
    func queue(ofBuried index: Int) throws -> Int32 {
      var buried = change
      buried.cards[index].buriedOn = today
      let cards = Export.records(buried, PackageExport()).compactMap { record in
        if case .card(let card) = record { card } else { nil }
      }
      return try #require(cards.first { $0.id == change.cards[index].ankiID }).queue
    }
    #expect(try queue(ofBuried: pair[1]) == (burying == 0 ? -2 : -3))
    // The answered card itself was left out by hand.
    #expect(try queue(ofBuried: pair[0]) == -3)
  }

  @Test func ownNotesAndAnswersGoOutAsAnkisOwn() throws {
    let bytes = try WrittenPackage.bytes(
      of: Export.records(try OwnCollection.change, PackageExport())
    )
    try Export.keep(bytes, "own=latest", "a.apkg")
    let again = try ReadPackage(bytes: bytes)
    #expect(again.notes.map(\.fields) == [["<b>bold</b>", "a<br>b"], ["{{c1::gap}}", ""]])
    #expect(again.noteTypes.map(\.name) == ["Basic", "Cloze"])
    let card = try #require(again.cards.first)
    #expect(card.type == 2 && card.queue == 2 && card.reviews == 3 && card.factor == 2_500)
    #expect(again.answers.map(\.kind) == [0, 0, 1])
    #expect(again.answers[0].interval == -600)
    #expect(again.answers[1].lastInterval == -600)
    #expect(again.answers[1].interval == again.answers[2].lastInterval)
    #expect(again.answers.allSatisfy { (100...1_100).contains($0.factor) })
    // What goes out comes back as it was, to the digits that Anki keeps.
    let (back, _) = try Import.records(again.all)
    let progress = try #require(back.cards.first?.progress)
    let own = try #require(try OwnCollection.change.cards.first?.progress)
    #expect(progress.due == own.due && progress.intervalDays == own.intervalDays)
    #expect(progress.phase == own.phase && progress.lastReview == own.lastReview)
    let (one, other) = (try #require(progress.memory), try #require(own.memory))
    #expect(abs(one.stability - other.stability) < 1e-4)
    #expect(abs(one.difficulty - other.difficulty) < 1e-3)
  }
}

extension PackageNoteType {
  var untimed: PackageNoteType {
    var type = self
    type.modified = 0
    type.isImageOcclusion = isImageOcclusion
    for index in type.templates.indices { type.templates[index].modified = 0 }
    return type
  }
}

extension PackageCard {
  /// The card in its own deck, with days counted from another one.
  fileprivate func counted(since days: Int64) -> PackageCard {
    var card = self
    if type == 2, originalDeck != 0 {
      card.originalDue -= days
    } else if type == 2 {
      card.due -= days
    }
    return card
  }

  fileprivate var state: String { "\(id) \(note) \(ordinal) \(type) \(queue) \(due) \(reviews)" }
}
