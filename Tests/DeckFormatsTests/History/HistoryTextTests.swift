import Flashcards
import ReaderProtocol
import Testing
import Wording

@testable import DeckFormats
@testable import DeckReading

@Suite("A history as text")
struct HistoryTextTests {
  private let collection: StudyCollection
  private let reviews: [Review]
  private let schedulers: [DeckID: Scheduler]

  init() throws {
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("Words::New")))
    let other = Deck(id: DeckID(rawValue: 2), name: try #require(DeckName("Numbers")))
    let notes = try ["a,b:c", "plain"].enumerated().map { index, guid in
      Note(
        id: NoteID(rawValue: Int64(index + 1)),
        guid: guid,
        content: try NoteContent(kind: .basicAndReversed, prompt: "p", answer: "a"),
        tags: .none,
        modified: Timestamp(milliseconds: 0)
      )
    }
    let cards = notes.enumerated().flatMap { index, note in
      (0..<2).map { ordinal in
        Flashcard(
          id: FlashcardID(rawValue: Int64(10 * index + ordinal + 1)),
          note: note.id,
          ordinal: ordinal,
          deck: index == 0 ? deck.id : other.id,
          position: 1
        )
      }
    }
    collection = StudyCollection(decks: [other, deck], notes: notes, cards: cards)
    let start: Int64 = 1_784_116_800_123
    let zones: [Int32] = [0, 7_200, -34_200, 4_332]
    reviews = ReviewKind.allCases.enumerated().map { index, kind in
      Review(
        card: cards[index % 3].id,
        moment: LocalMoment(
          time: Timestamp(milliseconds: start + Int64(index) * 86_400_000),
          zoneOffset: zones[index % zones.count]
        ),
        duration: UInt32(index * 999),
        rating: kind.isAnswer ? Rating.allCases[index % 4] : .again,
        kind: kind
      )
    }
    let scheduler = deck.scheduler(nil, boundary: DayBoundary())
    schedulers = [deck.id: scheduler, other.id: scheduler]
  }

  private func text(_ rows: String...) -> [UInt8] {
    Array((["card,time,rating,duration,kind"] + rows).joined(separator: "\n").utf8)
  }

  private func recognizes(_ bytes: [UInt8]) -> Bool {
    HistoryText.recognizes(DeckFileContent(bytes))
  }

  private func plan(_ bytes: [UInt8], _ present: [Review] = []) throws -> HistoryPlan {
    HistoryPlan(try DeckFile.history(bytes), into: collection, present, schedulers: schedulers)
  }

  @Test("goes out and comes in with every entry as it was")
  func exchange() throws {
    let written = HistoryText.write(reviews, of: collection)
    #expect(written.entries == reviews.count)
    #expect(recognizes(written.bytes))
    let plan = try plan(written.bytes)
    #expect(plan.refused.isEmpty)
    #expect(plan.change.reviews == reviews)
    #expect(HistoryText.write(plan.change.reviews, of: collection).bytes == written.bytes)
    for card in plan.change.cards {
      let own = reviews.filter { $0.card == card.id }
      #expect(card.progress == schedulers[card.deck]?.replay(ReviewHistory(own)))
    }
    #expect(!plan.change.cards.isEmpty)
  }

  @Test("is written as documented")
  func format() {
    let written = HistoryText.write(Array(reviews.prefix(2)), of: collection)
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == """
        card,time,rating,duration,kind
        "a,b:c:1",2026-07-15T12:00:00.123+00:00,1,0,learning
        "a,b:c:2",2026-07-16T14:00:00.123+02:00,2,999,review

        """
    )
  }

  @Test("holds the cards of one deck where one is asked for")
  func oneDeck() {
    let written = HistoryText.write(reviews, of: collection, deck: DeckName("Numbers"))
    #expect(written.entries == reviews.count { $0.card.rawValue == 11 })
  }

  @Test("changes nothing the second time, and keeps what is there besides")
  func again() throws {
    let bytes = HistoryText.write(reviews, of: collection).bytes
    let plan = try plan(bytes, reviews)
    #expect(plan.new == 0 && plan.same == reviews.count && plan.change.isEmpty)
    let half = try self.plan(bytes, Array(reviews.prefix(4)))
    #expect(half.new == reviews.count - 4)
    let whole = ReviewHistory(reviews.filter { $0.card.rawValue == 1 })
    let card = half.change.cards.first { $0.id.rawValue == 1 }
    #expect(card?.progress == schedulers[DeckID(rawValue: 1)]?.replay(whole))
  }

  @Test("tells each line that is no entry, with its reason")
  func faults() throws {
    let moment = "2026-07-15T12:00:00Z"
    let plan = try plan(
      text(
        "plain:1,\(moment),3,100,review",
        "plain,\(moment),3,100,review",
        "plain:0,\(moment),3,100,review",
        "nobody:1,\(moment),3,100,review",
        "plain:1,2026-02-30T12:00:00Z,3,100,review",
        "plain:1,2026-07-15T12:00:00,3,100,review",
        "plain:1,\(moment),5,100,review",
        "plain:1,\(moment),,100,review",
        "plain:1,\(moment),3,soon,review",
        "plain:1,\(moment),3,100,guess",
        "plain:2,2026-07-15 12:00:00.5Z,3,,",
        "\"plain:1,\(moment),3,100,review"
      )
    )
    #expect(plan.new == 2)
    #expect(
      plan.refused.map(\.reason) == [
        .answerCard, .answerCard, .unknownCard, .answerTime, .answerTime, .answerRating,
        .answerRating, .answerDuration, .answerKind, .openQuote,
      ]
    )
    #expect(plan.refused.map(\.line) == [3, 4, 5, 6, 7, 8, 9, 10, 11, 13])
  }

  @Test("is told from notes by its header, in whatever order its columns stand")
  func recognition() {
    #expect(recognizes(Array("Rating, time ,card\n".utf8)))
    #expect(recognizes([0xEF, 0xBB, 0xBF] + text()))
    for other in ["", "card,time\n", "front,back\n", "#separator:comma\n", "card\ttime\trating\n"] {
      #expect(!recognizes(Array(other.utf8)))
    }
  }

  @Test("says every moment so that it is read again")
  func moments() {
    for milliseconds: Int64 in [
      0, -1, 951_782_400_000, 4_107_542_399_999, -2_208_988_800_000, 1_784_116_800_123,
    ] {
      for zone: Int32 in [0, 50_400, -43_200, 20_700, -1_172] {
        let moment = LocalMoment(
          time: Timestamp(milliseconds: milliseconds),
          zoneOffset: zone
        )
        #expect(LocalMoment(moment.text) == moment)
      }
    }
    #expect(
      LocalMoment(time: Timestamp(milliseconds: 951_782_400_000)).text
        == "2000-02-29T00:00:00.000+00:00"
    )
  }

  @Test("reads days that there are, and no others")
  func days() {
    for day in ["2000-02-29", "2024-02-29", "2023-12-31", "0000-01-01", "9999-12-31"] {
      #expect(LocalMoment(day + "T00:00:00Z")?.text == day + "T00:00:00.000+00:00")
    }
    for day in ["1900-02-29", "2023-02-29", "2023-04-31", "2023-00-01", "2023-13-01"] {
      #expect(LocalMoment(day + "T00:00:00Z") == nil)
    }
  }
}
