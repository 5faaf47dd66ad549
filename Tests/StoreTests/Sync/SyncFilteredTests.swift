import Flashcards
import Testing
import Vault

@testable import Store

@Suite("Filtered decks on several devices")
struct SyncFilteredTests {
  private let pair: SyncPair

  init() throws {
    pair = try SyncPair()
  }

  @discardableResult
  private func build(
    _ name: String = "F",
    _ deck: FilteredDeck? = nil,
    limit: Int = 100,
    on device: StudyFixture
  ) throws -> FilteredDeck {
    var deck =
      deck ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: name))
    deck.options = FilteredOptions(searches: [FilteredSearch("", limit: limit, order: .added)])
    return try device.store.build(
      deck,
      finding: [.everything],
      SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary),
      chance: 1,
      under: device.key
    ).deck
  }

  private func remove(_ deck: FilteredDeck, on device: StudyFixture) throws {
    _ = try device.store.remove(deck.id, at: StudyFixture.now.time, under: device.key)
  }

  /// The filtered deck of a device, if there is one.
  private func deck(on device: StudyFixture) throws -> FilteredDeck {
    try #require(try device.contents().collection.filteredDecks.first)
  }

  /// The names of a device's filtered decks, and the places of the cards of each note in one.
  private func state(of device: StudyFixture) throws -> (names: [String], places: [String: Int]) {
    let collection = try device.contents().collection
    let guids = Dictionary(uniqueKeysWithValues: collection.notes.map { ($0.id, $0.guid) })
    var places: [String: Int] = [:]
    for card in collection.cards {
      guard let stay = card.stay else { continue }
      #expect(collection.filteredDecks.contains { $0.id == stay.deck })
      places[guids[card.note] ?? ""] = stay.place
    }
    return (collection.filteredDecks.map(\.name.description), places)
  }

  private func answer(_ guid: String, on device: StudyFixture, endsStay: Bool) throws {
    var card = try pair.card(of: guid, on: device)
    let time = StudyFixture.now.time.advanced(byMilliseconds: 90_000)
    card.progress.phase = .review
    card.progress.due = .day(20_400)
    card.progress.reviews += 1
    card.progress.lastReview = LocalMoment(time: time)
    if endsStay { card.stay = nil }
    try device.change(.answer, after: 90) {
      $0.cards = [card]
      $0.reviews = [
        Review(
          card: card.id,
          moment: LocalMoment(time: time),
          duration: 1,
          rating: .good,
          kind: .learning,
          isInFilteredDeck: endsStay
        )
      ]
    }
  }

  @Test("are built on one, answered on another and undone there")
  func answers() throws {
    try build(on: pair.one)
    try pair.meet()
    let built = try state(of: pair.one)
    #expect(built.places.count == 3)
    #expect(try state(of: pair.other) == built)
    #expect(try deck(on: pair.other).options == deck(on: pair.one).options)
    try answer("guid20", on: pair.other, endsStay: true)
    try pair.meet()
    #expect(try pair.card(of: "guid20", on: pair.one).stay == nil)
    #expect(try pair.one.contents().reviews.map(\.isInFilteredDeck) == [true])
    try pair.other.undoLast()
    try pair.meet()
    #expect(try state(of: pair.one) == built)
    #expect(try pair.one.contents().reviews.isEmpty)
  }

  @Test("let a card go home that was answered by a program without them")
  func olderPrograms() throws {
    try build(on: pair.one)
    try pair.meet()
    try answer("guid10", on: pair.other, endsStay: false)
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(try pair.card(of: "guid10", on: device).stay == nil)
      #expect(try state(of: device).places.count == 2)
    }
  }

  @Test("are deleted with their cards at home everywhere, and come back so when that is undone")
  func removal() throws {
    try build(on: pair.one)
    try pair.meet()
    let built = try state(of: pair.other)
    try remove(deck(on: pair.other), on: pair.other)
    try pair.meet()
    #expect(try state(of: pair.one) == ([], [:]))
    try pair.other.undoLast()
    try pair.meet()
    for device in [pair.one, pair.other] { #expect(try state(of: device) == built) }
  }

  @Test("stay if one is built anew while it is deleted elsewhere")
  func rebuiltAndRemoved() throws {
    let deck = try build(limit: 1, on: pair.one)
    try pair.meet()
    try remove(self.deck(on: pair.other), on: pair.other)
    try build("F", deck, on: pair.one)
    try pair.meet()
    let merged = try state(of: pair.one)
    #expect(merged.names == ["F"])
    #expect(try state(of: pair.other) == merged)
  }

  @Test("of one name get names of their own, and each card is in one")
  func namesakes() throws {
    try build(on: pair.one)
    try build(limit: 2, on: pair.other)
    try pair.meet()
    let merged = try state(of: pair.one)
    #expect(merged.names == ["F", "F+"])
    #expect(merged.places.count == 3)
    #expect(try state(of: pair.other) == merged)
    try pair.one.change(.deckAddition) { $0.decks = [try pair.one.deck(77, "F")] }
    try pair.meet()
    for device in [pair.one, pair.other] { #expect(try state(of: device).names == ["F+", "F++"]) }
  }

  @Test("are there for a device that joins later")
  func joining() throws {
    let own = try StudyFixture()
    try own.fill()
    try build(on: own)
    let late = try StudyFixture()
    for (number, device) in [(UInt16(1), own), (2, late)] {
      try SyncStore(device.vault).begin(.study, as: number, under: device.key)
    }
    try pair.apply(pair.frames(of: own), to: late)
    #expect(try state(of: late) == state(of: own))
    #expect(try state(of: late).places.count == 3)
  }
}
