import Flashcards
import ReaderProtocol

/// The cards of an import and their answers. A card that is there keeps its state, unless the package
/// has answers that came later.
struct PackageCardPlan {
  /// A card of the package, beside the card here that it is.
  private struct Found {
    /// Its id in the package.
    let source: Int64
    /// The index of the vault's card; nil for a new one.
    let present: Int32?
    /// The indices in `reviews` of its first and last answer; -1 without.
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private struct Place: Hashable {
    let note: NoteID
    let ordinal: Int
  }

  /// The vault's cards.
  private let cards: [Flashcard]
  /// The indices of the vault's cards, and less one of new ones below 0.
  private var places: [Place: Int32] = [:]
  private let hasReview: (FlashcardID, Timestamp) -> Bool
  private var found: [Found] = []
  /// The same cards as the package has them, without what their answers say.
  private var made: [Flashcard] = []
  private var byID: [Int64: Int32] = [:]
  /// The package's cards of notes that are left out.
  private var left: Set<Int64> = []
  private var reviews: [Review] = []
  /// For each answer the index of the same card's next; -1 without.
  private var links: [Int32] = []

  init(_ cards: [Flashcard], hasReview: @escaping (FlashcardID, Timestamp) -> Bool) {
    self.cards = cards
    places.reserveCapacity(cards.count)
    for (index, card) in cards.enumerated() {
      places[Place(note: card.note, ordinal: card.ordinal)] = Int32(index)
    }
    self.hasReview = hasReview
  }

  /// Leaves out a card whose note is left out, with its answers.
  mutating func leave(_ id: Int64) { left.insert(id) }

  mutating func take(
    _ source: PackageCard,
    of note: NoteID,
    _ decks: inout PackageDeckPlan,
    _ calendar: CollectionCalendar,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) {
    let place = Place(note: note, ordinal: Int(max(0, source.ordinal)))
    let present = places[place]
    if let present, present < 0 {
      // A note has no two cards of one template.
      byID[source.id] = -present - 1
      return
    }
    let index = Int32(found.count)
    byID[source.id] = index
    let card = present.map { cards[Int($0)] }
    if card == nil { places[place] = -index - 1 }
    // A card that is there stays in its deck, unless it was moved in Anki since it came.
    let stays = card.flatMap { $0.isMoved(in: source) ? nil : $0.deck }
    let id = card?.id ?? ids.next(at: now)
    let deck = stays ?? decks.deckID(of: source.homeDeck, &ids, now)
    found.append(Found(source: source.id, present: present))
    var own = Self.card(id, source, of: note, in: deck, since: card, calendar)
    if source.originalDeck != 0, let filtered = decks.filteredDeckID(of: source.deck, &ids, now) {
      // A card in steps that were begun there waits for them, any other comes at once.
      let isWaiting = source.due > 0 && source.queue != FilteredStay.previewQueue
      let since = isWaiting ? own.progress.lastReview?.time ?? now : now
      own.stay = FilteredStay(of: source, in: filtered, since: since)
    }
    made.append(own)
  }

  /// Forgets what cards alone are found by: after them come their answers.
  mutating func endCards() { places = [:] }

  mutating func take(
    _ answer: PackageAnswer,
    _ calendar: CollectionCalendar,
    _ losses: inout PackageLossList
  ) {
    guard let place = byID[answer.card] else {
      if !left.contains(answer.card) { losses.add(.strays, "") }
      return
    }
    let index = Int32(reviews.count)
    reviews.append(answer.review(of: made[Int(place)].id, calendar))
    links.append(-1)
    if found[Int(place)].first < 0 {
      found[Int(place)].first = index
    } else {
      links[Int(found[Int(place)].last)] = index
    }
    found[Int(place)].last = index
  }

  /// Moves the cards and answers to a change.
  mutating func finish(
    _ decks: PackageDeckPlan,
    _ calendar: CollectionCalendar,
    _ boundary: DayBoundary,
    _ change: inout ChangeSet,
    _ report: inout PackageImportReport
  ) {
    byID = [:]
    let reviews = reviews
    var readings: [DeckID: CardStateReading] = [:]
    var skipped: Set<Int32> = []
    var kept = 0
    for (index, item) in found.enumerated() {
      let history = history(of: item)
      let present = item.present.map { cards[Int($0)] }
      var isLater = present == nil
      if let present {
        let last = present.progress.lastReview?.time ?? Timestamp(milliseconds: 0)
        for index in history {
          let review = reviews[Int(index)]
          if hasReview(present.id, review.moment.time) {
            skipped.insert(index)
          } else if review.moment.time > last {
            isLater = true
          }
        }
      }
      var card = made[index]
      if isLater {
        let reading = reading(card, decks, calendar, boundary, &readings)
        let state = reading.state(
          of: card,
          history.lazy.map { reviews[Int($0)] },
          fuzzID: FlashcardID(rawValue: item.source)
        )
        if state.placement == nil { report.explained += 1 } else { report.placed += 1 }
        (card.progress, card.placement) = (state.progress, state.placement)
        if let stay = card.stay, let placed = state.placement?.time, placed > stay.since {
          card.stay = FilteredStay(
            deck: stay.deck,
            place: stay.place,
            since: placed,
            again: stay.again
          )
        }
        if present == nil { report.cards += 1 }
      } else {
        guard let changed = present?.standing(as: card) else { continue }
        card = changed
      }
      if let present { report.count(card, since: present) }
      made[kept] = card
      kept += 1
    }
    made.removeLast(made.count - kept)
    report.answers = reviews.count - skipped.count
    change.cards = made
    change.reviews =
      skipped.isEmpty
      ? reviews
      : reviews.indices.filter { !skipped.contains(Int32($0)) }.map { reviews[$0] }
  }

  /// The indices of a card's answers, in order.
  private func history(of item: Found) -> [Int32] {
    var indices: [Int32] = []
    var index = item.first
    while index >= 0 {
      indices.append(index)
      index = links[Int(index)]
    }
    return indices
  }

  private func reading(
    _ card: Flashcard,
    _ decks: PackageDeckPlan,
    _ calendar: CollectionCalendar,
    _ boundary: DayBoundary,
    _ readings: inout [DeckID: CardStateReading]
  ) -> CardStateReading {
    if let known = readings[card.deck] { return known }
    let deck = decks.deck(card.deck)
    let set = deck.flatMap { decks.parameters(of: $0) }
    let reading = CardStateReading(
      calendar: calendar,
      scheduler: deck?.scheduler(set, boundary: boundary)
        ?? Scheduler(model: FSRS6(.defaults), settings: .defaults),
      parameters: set?.parameters ?? .defaults,
      historicalRetention: decks.historicalRetention(of: card.carried?.standing?.deck ?? 0)
    )
    readings[card.deck] = reading
    return reading
  }

  /// A card as the package has it.
  private static func card(
    _ id: FlashcardID,
    _ source: PackageCard,
    of note: NoteID,
    in deck: DeckID,
    since present: Flashcard?,
    _ calendar: CollectionCalendar
  ) -> Flashcard {
    let data = CardData(source.data)
    let position = source.type == 0 ? Int(clamping: source.homeDue) : data.position ?? 0
    let isBuried = source.queue == -2 || source.queue == -3
    let modified = Timestamp(milliseconds: source.modified.multiplied(by: 1_000))
    let progress = CardStateReading.progress(of: source, data, calendar)
    return Flashcard(
      id: id,
      ankiID: present.map(\.ankiID) ?? source.id,
      note: note,
      ordinal: Int(max(0, source.ordinal)),
      deck: deck,
      position: position.clamped(to: 0...1_000_000_000),
      flag: present?.flag(as: source) ?? source.flag,
      isSuspended: present?.isSuspended(as: source) ?? source.isSuspended,
      buriedOn: isBuried ? calendar.day(of: modified) : nil,
      progress: progress,
      carried: CarriedCard(
        factor: source.factor,
        left: source.left,
        data: source.data,
        modified: source.modified,
        reviews: progress.reviews,
        standing: source.standing
      )
    )
  }
}
