/// Counts the cards that can be studied, deck by deck, as a session would, but without ordering
/// them.
public struct StudyTally: Sendable {
  /// The notes of a deck's cards that can be studied, by kind of card.
  private struct Pool {
    var new: [NoteID] = []
    var steps: [NoteID] = []
    var daySteps: [NoteID] = []
    var reviews: [NoteID] = []
    var cards = 0
    var ahead = Array(repeating: 0, count: DeckSummary.daysAhead)

    /// Counts cards for a day, the number of days from today.
    mutating func count(_ count: Int, inDays days: Int) {
      if days >= 1, days <= ahead.count { ahead[days - 1] += count }
    }
  }

  private let now: LocalMoment
  private let boundary: DayBoundary
  private let limitRules: LimitRules
  /// The current day of study.
  public let today: StudyDay
  private var pools: [DeckID: Pool] = [:]
  /// The filtered decks, with the cards of each that can be studied, and when they come.
  private var filtered: [(deck: FilteredDeck, cards: [(FilteredCard, FilteredCard.State)])] = []

  /// Creates a count of the cards that can be studied at a moment.
  public init(
    at now: LocalMoment,
    boundary: DayBoundary,
    limitRules: LimitRules = LimitRules()
  ) {
    self.now = now
    self.boundary = boundary
    self.limitRules = limitRules
    today = boundary.day(of: now)
  }

  /// The days of study after today whose cards are counted, each by itself.
  public var ahead: Range<StudyDay> { today + 1..<today + 1 + DeckSummary.daysAhead }

  /// Adds cards of a deck that are due on a day of study after today, or on none that is counted.
  public mutating func add(_ count: Int, of deck: DeckID, dueOn day: StudyDay?) {
    var pool = pools[deck] ?? Pool()
    pool.cards += count
    if let day { pool.count(count, inDays: Int(day - today)) }
    pools[deck] = pool
  }

  /// Adds cards of a deck, without dormant ones.
  public mutating func add(_ cards: [DueState], of deck: DeckID) {
    var pool = pools[deck] ?? Pool()
    pool.cards += cards.count
    for card in cards {
      if let days = daysLeft(card) { pool.count(1, inDays: days) }
      guard card.buriedOn != today else { continue }
      switch card.state {
      case .new: pool.new.append(card.note)
      case .day(let day) where day <= today: pool.reviews.append(card.note)
      case .moment(let time) where time <= now.time: pool.reviews.append(card.note)
      case .dayStep(let day) where day <= today: pool.daySteps.append(card.note)
      case .step: pool.steps.append(card.note)
      case .day, .dayStep, .moment, .suspended, .away: break
      }
    }
    pools[deck] = pool
  }

  /// Adds a filtered deck with the cards that can be studied there.
  package mutating func add(_ cards: [FilteredCard], of deck: FilteredDeck) {
    filtered.append((deck, cards.byHome.map { ($0, $0.state.shown(deck.options)) }))
  }

  /// The number of days from today until a card is due again, where it is not due today; nil for
  /// new and suspended cards, and for those in filtered decks. A buried card is due tomorrow at the earliest.
  private func daysLeft(_ card: DueState) -> Int? {
    let day: StudyDay
    switch card.state {
    case .new, .suspended, .away: return nil
    case .day(let due), .dayStep(let due): day = due
    case .moment(let time), .step(let time):
      day = boundary.day(of: LocalMoment(time: time, zoneOffset: now.zoneOffset))
    }
    return max(Int(day - today), card.buriedOn == today ? 1 : 0)
  }

  /// The rows of the list of decks, ordered by name.
  public func summaries(of decks: [Deck], doneToday: [DeckID: DayCounts]) -> [DeckSummary] {
    let sorted = decks.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    let homes = Dictionary(sorted.map { ($0.id, $0.options) }) { first, _ in first }
    return sorted.indices.map { index in
      let deck = sorted[index]
      // The decks within a deck follow it.
      let family = sorted[index...].prefix { deck.name.contains($0.name) }
      return DeckSummary(
        deck: deck,
        due: counts(
          selected: deck.name,
          family: Array(family),
          outer: limitRules.startsFromTop
            ? OuterDeck.all(above: deck.name, among: sorted, doneToday: doneToday) : [],
          homes: homes,
          doneToday: doneToday
        ),
        cards: family.reduce(0) { $0 + (pools[$1.id]?.cards ?? 0) },
        ahead: family.reduce(into: Pool().ahead) { sum, deck in
          for (day, count) in (pools[deck.id]?.ahead ?? []).enumerated() { sum[day] += count }
        }
      )
    }
  }

  /// The numbers of cards to study in a deck and those within it.
  ///
  /// - Parameters:
  ///   - family: the deck and those within it.
  ///   - homes: the options of all decks, from which cards of filtered decks come.
  private func counts(
    selected: DeckName,
    family: [Deck],
    outer: [OuterDeck],
    homes: [DeckID: DeckOptions],
    doneToday: [DeckID: DayCounts]
  ) -> StudyCounts {
    var request = StudyRequest(
      selected: selected,
      decks: family,
      cards: [],
      doneToday: doneToday,
      limitRules: limitRules,
      outer: outer,
      now: now,
      boundary: boundary
    )
    let beneath = filtered.filter { selected.contains($0.deck.name) }
    request.beneath = beneath.map(\.deck)
    var limits = DailyLimits(request)
    var siblings = WaitingSiblings(
      beneath.isEmpty
        ? Dictionary(family.map { ($0.id, $0.options) }) { first, _ in first } : homes
    )
    func take(
      _ notes: KeyPath<Pool, [NoteID]>,
      _ isWanted: (FilteredCard.State) -> Bool,
      _ kind: SiblingKinds,
      _ card: DayCounts
    ) -> Int {
      var taken = 0
      for deck in family {
        for note in pools[deck.id]?[keyPath: notes] ?? [] {
          // Once a limit is reached, every further card exceeds it.
          guard limits.haveRoom(for: card, of: deck.id) else { break }
          guard siblings.admit(kind, of: note, in: deck.id) else { continue }
          taken += limits.take(card, of: deck.id) ? 1 : 0
        }
      }
      for (deck, cards) in beneath {
        for (found, state) in cards where isWanted(state) {
          guard limits.haveRoom(for: card, of: deck.contents.id) else { break }
          guard siblings.admit(kind, of: found.note, in: found.deck) else { continue }
          taken += limits.take(card, of: deck.contents.id) ? 1 : 0
        }
      }
      return taken
    }
    var counts = StudyCounts()
    for deck in family {
      let steps = pools[deck.id]?.steps ?? []
      counts.learning += steps.count
      for note in steps { _ = siblings.admit([], of: note, in: deck.id) }
    }
    for (card, state) in beneath.flatMap(\.cards) {
      guard case .step = state else { continue }
      counts.learning += 1
      _ = siblings.admit([], of: card.note, in: card.deck)
    }
    counts.review =
      take(\.daySteps, { $0 == .dayStep }, .daySteps, .review)
      + take(\.reviews, { $0 == .review }, .reviews, .review)
    counts.new = take(\.new, { $0 == .new }, .new, .newCard)
    return counts
  }
}
