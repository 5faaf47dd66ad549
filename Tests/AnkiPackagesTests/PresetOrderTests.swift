import AnkiPackages
import ByteCoding
import Flashcards
import ReaderProtocol
import Testing

@testable import DeckFormats

@Suite struct PresetOrderTests {
  /// The decks of a package, of which one has an order of its own, and the place of that one.
  private func ordered() throws -> (change: ChangeSet, place: Int) {
    let (change, _) = try Import.fixture("settings.colpkg")
    let place = try #require(change.decks.firstIndex { "\($0.name)" == "Geordnet" })
    return (change, place)
  }

  /// The records of an export of all decks, those without cards too.
  private func records(_ change: ChangeSet) -> [PackageRecord] {
    var export = PackageExport()
    (export.withEmptyDecks, export.withCollection) = (true, true)
    return Export.records(change, export)
  }

  private func preset(_ change: ChangeSet) throws -> PackagePreset {
    let presets = records(change).compactMap { record in
      if case .preset(let preset) = record { preset } else { nil }
    }
    return try #require(presets.first { $0.name == "Geordnet ä" })
  }

  @Test func anOrderGoesOutAsItIsHere() throws {
    var (change, place) = try ordered()
    change.decks[place].options.order.newMix = .after
    change.decks[place].options.buriesDayStepSiblings.toggle()
    change.decks[place].options.easyDays[5] = .reduced
    let buries = change.decks[place].options.buriesDayStepSiblings
    let order = try #require(try preset(change).options.order)
    #expect((order.newSort, order.reviewSort, order.newMix) == (1, 2, 1))
    #expect(order.buriesDaySteps == buries)
    let read = try ReadPackage(bytes: WrittenPackage.bytes(of: records(change)))
    let written = try #require(read.presets.first { $0.name == "Geordnet ä" })
    #expect(written.options.order == order)
    #expect(written.options.easyDays == [1, 1, 1, 1, 1, 0.5, 1])
  }

  @Test func anOrderThatAnOlderProgramDidNotReadGoesOutAsItCame() throws {
    var (change, place) = try ordered()
    let carried = try #require(change.decks[place].carried)
    let came = try #require(carried.presetRecord)
    var older = came
    older.options.order = nil
    var writer = ByteWriter()
    writer.write(.preset(older))
    change.decks[place].carried = CarriedDeck(
      presetID: carried.presetID,
      presetName: carried.presetName,
      preset: writer.bytes,
      deck: carried.deck,
      modified: carried.modified
    )
    let preset = try #require(change.presets.firstIndex { $0.name == "Geordnet ä" })
    change.presets[preset].carried = writer.bytes
    change.decks[place].options.order = StudyOrder()
    change.decks[place].options.buriesDayStepSiblings =
      change.decks[place].options.buriesReviewSiblings
    func written() throws -> PackagePreset? {
      try ReadPackage(bytes: WrittenPackage.bytes(of: records(change))).presets
        .first { $0.name == "Geordnet ä" }
    }
    #expect(try written()?.configuration == came.configuration)
    // So it does where another option was changed.
    change.decks[place].options.newPerDay += 1
    #expect(try written()?.options.order == came.options.order)
    change.decks[place].options.order.newMix = .before
    #expect(try written()?.options.order?.newMix == 2)
    #expect(try written()?.options.order?.newSort == 0)
  }

  @Test func aNumberThatIsNotKnownIsNamed() throws {
    var order = PresetOrder()
    #expect(order.isKnown)
    order.reviewSort = 40
    #expect(!order.isKnown && order.studyOrder == StudyOrder())
  }
}
