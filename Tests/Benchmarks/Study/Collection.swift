import Flashcards

/// Flashcards as somebody has them after some years: most of them known, one in twenty due, four
/// answers to each.
struct Collection {
  static let now = LocalMoment(
    time: Timestamp(milliseconds: 1_750_000_000_000),
    zoneOffset: 3_600
  )
  static let boundary = DayBoundary()
  static let reviewsPerCard = 4

  /// The deck that contains all others.
  static let all = DeckID(rawValue: 1)
  /// A deck of a thousand cards, spread over the whole collection.
  static let thousand = DeckID(rawValue: 2)
  /// A deck of ten thousand, if there are more than that.
  static let tenThousand = DeckID(rawValue: 3)
  /// A word that occurs in some of the notes.
  static let word = word(777)

  private static let millisecondsPerDay: Int64 = 86_400_000
  private static let others: Int64 = 8

  var change = ChangeSet()
  var reviews: [Review] = []

  /// Creates this many notes of 8 and 12 words, each with a card.
  init(notes: Int64) throws {
    let today = Self.boundary.day(of: Self.now)
    let names = ["All", "All::Thousand", "All::Ten thousand"]
    for id in 1...3 + Self.others {
      let name = id <= 3 ? names[Int(id) - 1] : "All::Other \(id)"
      guard let name = DeckName(name) else { continue }
      change.decks.append(Deck(id: DeckID(rawValue: id), name: name))
    }
    for id in 1...notes {
      change.notes.append(
        Note(
          id: NoteID(rawValue: id),
          guid: Note.guid(random: Self.mixed(id)),
          content: try NoteContent(
            kind: .basic,
            prompt: Self.words(8, of: id),
            answer: Self.words(12, of: -id)
          ),
          tags: Tags("tag\(id % 40)"),
          modified: Self.now.time
        )
      )
      var card = Flashcard(
        id: FlashcardID(rawValue: id),
        note: NoteID(rawValue: id),
        ordinal: 0,
        deck: Self.deck(of: id, notes),
        position: Int(id)
      )
      if id % 10 != 0 {
        card.progress = FlashcardProgress(
          phase: .review,
          step: 0,
          memory: Memory(stability: 20 + Double(id % 100), difficulty: 5),
          intervalDays: 30,
          due: .day(today + Int(Self.mixed(id) % 60) - 2),
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
            card: FlashcardID(rawValue: id),
            moment: LocalMoment(time: Timestamp(milliseconds: time), zoneOffset: 3_600),
            duration: 6_000,
            rating: .good,
            kind: round == 0 ? .learning : .review
          )
        )
      }
    }
  }

  private static func deck(of id: Int64, _ notes: Int64) -> DeckID {
    if id % (notes / 1_000) == 0 { return thousand }
    if notes > 10_000, id % (notes / 10_000) == 1 { return tenThousand }
    return DeckID(rawValue: 4 + id % others)
  }

  /// A pseudo-random number (the finalizer of SplitMix64).
  private static func mixed(_ number: Int64) -> UInt64 {
    var mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static func words(_ count: Int64, of id: Int64) -> String {
    (0..<count).map { word(mixed(id &* 16 &+ $0) % 2_000) }.joined(separator: " ")
  }

  /// One of two thousand words of six letters and more.
  private static func word(_ number: UInt64) -> String {
    let syllables = [
      "ba", "de", "fi", "go", "lu", "ma", "ne", "ri", "so", "tu", "van", "kel", "mor",
    ]
    var rest = number + 200
    var word = ""
    while rest > 0 {
      word += syllables[Int(rest % UInt64(syllables.count))]
      rest /= UInt64(syllables.count)
    }
    return word
  }
}
