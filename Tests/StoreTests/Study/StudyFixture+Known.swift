import Flashcards
import Store
import Testing

/// Cards that were answered.
extension StudyFixture {
  /// A vault with the contents of `fill` and `learn`.
  static func learned(notes: Int64 = 20) throws -> StudyFixture {
    let fixture = try StudyFixture()
    try fixture.fill()
    try fixture.learn(notes: notes)
    return fixture
  }

  /// Gives cards of deck 1 (`A`) and 2 (`A::B`) that were answered, half of them due: two of each of `notes`
  /// notes, with the answers that explain them. Besides a card in steps, a suspended, a buried and a dormant one.
  func learn(notes: Int64 = 20) throws {
    var change = ChangeSet()
    let scheduler = try deck(1, "A").scheduler(nil, boundary: Self.boundary)
    for id in 1_000..<1_000 + notes {
      change.notes.append(try note(id, kind: .basicAndReversed))
      for ordinal in 0..<2 {
        let number = id * 10 + Int64(ordinal)
        let last = Int64(5 + (number * 7) % 60)
        let answers = [
          answer(number, ago: last + 20, .easy), answer(number, ago: last, .good),
        ]
        change.reviews += answers
        change.cards.append(
          card(
            number,
            of: id,
            in: 1 + id % 2,
            ordinal: ordinal,
            progress: scheduler.replay(answers)
          )
        )
      }
    }
    let known = change.cards[0].progress
    for (number, edit) in [
      (1, { $0.isSuspended = true }),
      (2, { $0.buriedOn = Self.boundary.day(of: Self.now) }),
      (3, { $0.progress.phase = .relearning }),
    ] as [(Int64, (inout Flashcard) -> Void)] {
      change.notes.append(try note(900 + number))
      var card = card(9_000 + number, of: 900 + number, in: 1, progress: known)
      edit(&card)
      change.cards.append(card)
    }
    change.notes.append(try note(950))
    change.cards.append(card(9_500, of: 950, in: 1, ordinal: 1, progress: known))
    try store.apply(change, under: key)
  }

  private func answer(_ card: Int64, ago days: Int64, _ rating: Rating) -> Review {
    Review(
      card: FlashcardID(rawValue: card),
      moment: LocalMoment(
        time: Self.now.time.advanced(byMilliseconds: -days * Self.day + card),
        zoneOffset: Self.now.zoneOffset
      ),
      duration: 4_000,
      rating: rating,
      kind: .review
    )
  }

  /// Has a tool move days.
  @discardableResult
  func moveDays(
    _ tool: LoadTool,
    of deck: Int64? = 1,
    after milliseconds: Int64 = 0
  ) throws -> (load: LoadChange, written: ChangeSet, damaged: Int) {
    try store.moveDays(
      by: LoadRequest(tool, of: deck.map { DeckID(rawValue: $0) }),
      at: LocalMoment(
        time: Self.now.time.advanced(byMilliseconds: milliseconds),
        zoneOffset: Self.now.zoneOffset
      ),
      boundary: Self.boundary,
      under: key
    )
  }

  /// The days on which cards are due, by what these are made from, as ids are a device's own.
  func daysBySource() throws -> [String: Due] {
    try contents().collection.days
  }

  /// The days on which cards are due, by their ids.
  func dueDays() throws -> [Int64: Due] {
    Dictionary(
      uniqueKeysWithValues: try contents().collection.cards.compactMap { card in
        card.progress.due.map { (card.id.rawValue, $0) }
      }
    )
  }
}

extension StudyCollection {
  /// When each card is due, by what it is made from.
  var days: [String: Due] {
    let guids = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.guid) })
    return Dictionary(
      uniqueKeysWithValues: cards.compactMap { card in
        card.progress.due.map { ("\(guids[card.note] ?? "") \(card.ordinal)", $0) }
      }
    )
  }
}
