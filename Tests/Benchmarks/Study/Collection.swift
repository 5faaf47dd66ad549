import Flashcards

/// Flashcards as somebody has them after some years: most of them known, a few due, four answers to
/// each.
struct Collection {
  static let now = LocalMoment(
    time: Timestamp(milliseconds: 1_750_000_000_000),
    zoneOffset: 3_600
  )
  static let boundary = DayBoundary()
  static let reviewsPerCard = 4

  private static let millisecondsPerDay: Int64 = 86_400_000
  private static let decks: Int64 = 10

  var change = StudyChange()
  var reviews: [Review] = []

  /// So many notes, each with a card.
  init(notes: Int64) throws {
    let today = Self.boundary.day(of: Self.now)
    for id in 1...Self.decks {
      guard let name = DeckName(id == 1 ? "All" : "All::Deck \(id)") else { continue }
      change.decks.append(Deck(id: DeckID(rawValue: id), name: name))
    }
    for id in 1...notes {
      change.notes.append(
        Note(
          id: NoteID(rawValue: id),
          guid: Note.guid(random: UInt64(id) &* 0x9E37_79B9_7F4A_7C15),
          words: try NoteWords(
            kind: .basic,
            prompt: "What is the number that comes after \(id)?",
            answer: "It is \(id + 1), as everybody who can count up to \(id) will tell you."
          ),
          tags: Tags("numbers::natural"),
          modified: Self.now.time
        )
      )
      var card = Card(
        id: CardID(rawValue: id),
        note: NoteID(rawValue: id),
        ordinal: 0,
        deck: DeckID(rawValue: id % Self.decks + 1),
        position: Int(id)
      )
      if id % 10 != 0 {
        card.progress = CardProgress(
          phase: .review,
          step: 0,
          memory: Memory(stability: 20 + Double(id % 100), difficulty: 5),
          intervalDays: 30,
          due: .day(today + Int(id % 60) - 2),
          lastReview: Self.now,
          reviews: Self.reviewsPerCard,
          lapses: 0
        )
      }
      change.cards.append(card)
    }
    for round in 0..<Int64(Self.reviewsPerCard) {
      for id in 1...notes {
        let day = 1_000 - round * 250 - id * 200 / notes
        let time = Self.now.time.rawValue - day * Self.millisecondsPerDay + id
        reviews.append(
          Review(
            card: CardID(rawValue: id),
            moment: LocalMoment(time: Timestamp(milliseconds: time), zoneOffset: 3_600),
            duration: 6_000,
            rating: .good,
            kind: round == 0 ? .learning : .review
          )
        )
      }
    }
  }
}
