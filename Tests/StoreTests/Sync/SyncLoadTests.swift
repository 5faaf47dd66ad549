import Flashcards
import Testing
import Vault

@testable import Store

@Suite("Moved days on several devices")
struct SyncLoadTests {
  private let pair: SyncPair
  private let today = StudyFixture.today

  init() throws { pair = try .learned() }

  /// The deck `A` of a device.
  private func deck(on device: StudyFixture) throws -> Int64 {
    try #require(try device.contents().collection.decks.first { "\($0.name)" == "A" }).id.rawValue
  }

  private func move(_ tool: LoadTool, on device: StudyFixture, after time: Int64 = 0) throws {
    let done = try device.moveDays(tool, of: try deck(on: device), after: time)
    #expect(!done.load.moves.isEmpty)
  }

  @Test("agree after a sync, and after that is undone")
  func agree() throws {
    let before = try pair.one.daysBySource()
    try move(.flatten(perDay: 2), on: pair.one)
    let moved = try pair.one.daysBySource()
    try pair.meet()
    #expect(try pair.other.daysBySource() == moved)
    try pair.one.undoLast()
    try pair.meet()
    #expect(try pair.one.daysBySource() == before)
    #expect(try pair.other.daysBySource() == before)
  }

  @Test(
    "agree where both moved them without knowing of each other: the later move of a card counts"
  )
  func both() throws {
    try move(.holiday(today...today + 20, .after, spread: 5), on: pair.one)
    try move(.flatten(perDay: 1), on: pair.other, after: 60_000)
    let later = try pair.other.daysBySource()
    let cards = try pair.other.contents().reviews.filter { $0.kind == .rescheduled }.count
    #expect(cards > 0)
    try pair.meet()
    let (one, other) = (try pair.one.daysBySource(), try pair.other.daysBySource())
    #expect(one == other)
    let moved = try pair.other.log.next(.undo, in: .everything, under: pair.other.key)
    #expect(moved?.operation.kind == .flatten)
    // Those that the second device moved are where it put them.
    #expect(later.filter { one[$0.key] == $0.value }.count >= cards)
  }

  /// The easy dates of the decks of a device, by their names.
  private func dates(on device: StudyFixture) throws -> [String: Set<StudyDay>] {
    Dictionary(
      uniqueKeysWithValues: try device.contents().collection.decks.map {
        ("\($0.name)", $0.easyDates)
      }
    )
  }

  @Test(
    "have the easy dates with them, which are taken back on both; of two at once the later holds"
  )
  func easyDates() throws {
    let before = try dates(on: pair.one)
    try move(.holiday(today + 1...today + 30, .after, spread: 5), on: pair.one)
    let kept = try dates(on: pair.one)
    #expect(kept["A"]?.count == 30 && kept["A::B"]?.count == 30)
    try pair.meet()
    #expect(try dates(on: pair.other) == kept)
    try pair.one.undoLast()
    try pair.meet()
    #expect(try dates(on: pair.other) == before)
    let deck = try deck(on: pair.other)
    try pair.one.moveDays(.easyDates([today + 900], beyond: true), of: 1)
    try pair.other.moveDays(.easyDates([today + 901], beyond: true), of: deck, after: 60_000)
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try dates(on: device)["A"] == [today + 901])
      #expect(try SyncStore(device.vault).conflicts(in: .study, under: device.key).isEmpty)
    }
  }

  @Test(
    "give way to an answer that was given before on another device, and are kept by a later one's replay"
  )
  func answered() throws {
    try move(.holiday(today...today + 60, .after, spread: 5), on: pair.one, after: 60_000)
    let device = pair.other
    let guid = "guid1003"
    var card = try pair.card(of: guid, on: device)
    let scheduler = try device.deck(1, "A").scheduler(nil, boundary: StudyFixture.boundary)
    let answer = Review(
      card: card.id,
      moment: StudyFixture.now,
      duration: 1_000,
      rating: .again,
      kind: .review
    )
    card.progress = scheduler.progress(after: answer, from: card.progress)
    try device.change(.answer) {
      $0.cards = [card]
      $0.reviews = [answer]
    }
    try pair.meet()
    #expect(try pair.one.daysBySource() == pair.other.daysBySource())
    for each in [pair.one, pair.other] {
      let merged = try #require(
        try each.contents().collection.cards.first {
          $0.progress.lastReview?.time == StudyFixture.now.time
        }
      )
      #expect(merged.progress == card.progress)
    }
  }
}
