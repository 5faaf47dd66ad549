import Flashcards
import Testing

@Suite("A set of parameters as text")
struct ParameterTextTests {
  private static let defaults = FSRSParameters.defaults.values.map { "\($0)" }

  @Test(
    "numbers are read with commas, blanks, line ends and brackets around and between them",
    arguments: [", ", " ", "\n", ";\t", ","]
  )
  func separators(_ separator: String) throws {
    let (read, given) = try FSRSParameters.read("[" + Self.defaults.joined(separator: separator))
    #expect(read == .defaults)
    #expect(given == 21)
  }

  @Test("17 and 19 numbers are carried over, and how many there were is told", arguments: [17, 19])
  func older(_ count: Int) throws {
    let (read, given) = try FSRSParameters.read(Self.defaults.prefix(count).joined(separator: " "))
    #expect(given == count)
    #expect(read.values.suffix(2) == [0, 0.5])
    #expect(read.values.prefix(4) == FSRSParameters.defaults.values.prefix(4))
  }

  @Test("what is no set is refused, with what is wrong where")
  func refused() {
    #expect(throws: ParameterTextError.empty) { try FSRSParameters.read(" \n,") }
    #expect(throws: ParameterTextError.noNumber(place: 2, word: "x")) {
      try FSRSParameters.read("1; x")
    }
    #expect(throws: ParameterTextError.noNumber(place: 3, word: "nan")) {
      try FSRSParameters.read("1 2 nan")
    }
    #expect(throws: ParameterTextError.refused(.wrongCount(3))) {
      try FSRSParameters.read("1 2 3")
    }
    var high = Self.defaults
    high[8] = "4.6"
    #expect(
      throws: ParameterTextError.refused(.outOfRange(index: 8, value: 4.6, range: 0...4.5))
    ) {
      try FSRSParameters.read(high.joined(separator: ","))
    }
  }
}

@Suite("A change of parameters")
struct ParameterChangeTests {
  private static let boundary = DayBoundary()
  private static let day: Int64 = 86_400_000

  private static func moment(_ day: Int64) -> LocalMoment {
    LocalMoment(time: Timestamp(milliseconds: 1_750_000_000_000 + day * Self.day))
  }

  /// A deck, and a card in it that was answered on three days under the defaults.
  private static func studied() throws -> (deck: Deck, cards: [Flashcard], reviews: [Review]) {
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
    let scheduler = deck.scheduler(nil, boundary: boundary)
    let id = FlashcardID(rawValue: 100)
    let reviews = [(0, Rating.easy), (9, .good), (30, .good)].map { day, rating in
      Review(
        card: id,
        moment: moment(Int64(day)),
        duration: 1_000,
        rating: rating,
        kind: day == 0 ? .learning : .review
      )
    }
    let answered = Flashcard(
      id: id,
      note: NoteID(rawValue: 10),
      ordinal: 0,
      deck: deck.id,
      position: 0,
      progress: scheduler.replay(reviews)
    )
    let new = Flashcard(
      id: FlashcardID(rawValue: 101),
      note: NoteID(rawValue: 11),
      ordinal: 0,
      deck: deck.id,
      position: 1
    )
    return (deck, [answered, new], reviews)
  }

  private static func own() throws -> ParameterSet {
    var values = FSRSParameters.defaults.values
    values[8] = 0.5
    return ParameterSet(
      id: ParameterSetID(rawValue: 7),
      parameters: try FSRSParameters(values),
      made: moment(31).time,
      origin: .entered
    )
  }

  private static func change(to set: ParameterSet?) throws -> ParameterChange {
    let (deck, cards, reviews) = try studied()
    return ParameterChange(
      of: [deck],
      to: set,
      cards: cards,
      reviews: reviews,
      now: moment(100),
      boundary: boundary
    )
  }

  @Test("what is known of a card follows from its answers, and its day stays")
  func keeps() throws {
    let (deck, cards, reviews) = try Self.studied()
    let set = try Self.own()
    let change = try Self.change(to: set)
    #expect(change.answered == 1)
    #expect(change.moved == 1)
    let written = change.change(reschedules: false)
    #expect(written.parameters == [set])
    #expect(written.decks.map(\.options.parameters) == [set.id])
    let card = try #require(written.cards.first)
    #expect(written.cards.count == 1)
    let anew = change.decks[0].scheduler(set, boundary: Self.boundary).replay(reviews)
    #expect(card.progress.memory == anew.memory)
    #expect(card.progress.memory != cards[0].progress.memory)
    #expect(card.progress.due == cards[0].progress.due)
    #expect(card.progress.intervalDays == cards[0].progress.intervalDays)
    #expect(deck.options.parameters == nil)
  }

  @Test("where it is wanted the day follows too, and what is due then is told before")
  func reschedules() throws {
    let (_, cards, reviews) = try Self.studied()
    let set = try Self.own()
    let change = try Self.change(to: set)
    let card = try #require(change.change(reschedules: true).cards.first)
    #expect(
      card.progress == change.decks[0].scheduler(set, boundary: Self.boundary).replay(reviews)
    )
    #expect(card.progress.intervalDays < cards[0].progress.intervalDays)
    #expect(change.due.kept == 0)
    #expect(change.due.rescheduled == 1)
  }

  @Test("the parameters that are in force already change nothing")
  func same() throws {
    let (_, cards, _) = try Self.studied()
    let change = try Self.change(to: nil)
    #expect(change.moved == 0)
    #expect(change.change(reschedules: true).cards == [cards[0]])
  }

  @Test("a review is stamped with the set that scheduled it")
  func stamp() throws {
    let (_, cards, _) = try Self.studied()
    let set = try Self.own()
    let deck = try Self.change(to: set).decks[0]
    for (scheduler, stamp) in [
      (deck.scheduler(set, boundary: Self.boundary), Optional(set.id)),
      (deck.scheduler(nil, boundary: Self.boundary), nil),
    ] {
      let request = StudyRequest(
        selected: deck.name,
        decks: [deck],
        cards: [cards[1]],
        now: Self.moment(100)
      )
      var session = StudySession(request)
      _ = session.next(at: Self.moment(100))
      let answered = session.answer(
        .good,
        duration: 1,
        at: Self.moment(100),
        scheduler: scheduler
      )
      #expect(answered?.review.parameters == stamp)
    }
  }
}
