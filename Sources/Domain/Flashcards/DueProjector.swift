/// Projects the numbers of cards to study on the coming days: today's as `StudyTally` counts them
/// now, a later day's as it would at the end of that day if nothing was studied until then. Cards of an exam
/// that is ahead count on later days as its plan foresees them.
///
/// It keeps of the decks what their limits need, and the names only if they are to be told.
public struct DueProjector: Sendable {
  private let now: LocalMoment
  private let boundary: DayBoundary
  private let today: StudyDay
  private let limitRules: LimitRules
  private var decks: [ProjectedDeck] = []
  private var places: [DeckID: Int] = [:]
  private var names: [DeckName]?
  private let exams: [ExamForecast]
  /// The filtered decks, with their names if these are to be told; within a deck or not.
  private var filtered: [(name: DeckName?, isWithin: Bool, counts: [StudyCounts])] = []
  /// The cards of filtered decks that are within others, one for each deck that they come from.
  private var guests: [ProjectedDeck] = []
  /// The notes by a small number of each.
  private var notes: [NoteID: Int32] = [:]

  /// Prepares a projection from a moment on.
  ///
  /// - Parameters:
  ///   - doneToday: the numbers of cards seen today already, for each deck by itself.
  ///   - tellsNames: true to tell the numbers of each deck by its name.
  public init(
    _ decks: [Deck],
    doneToday: [DeckID: DayCounts],
    at now: LocalMoment,
    boundary: DayBoundary,
    limitRules: LimitRules = LimitRules(),
    tellsNames: Bool = false
  ) {
    self.now = now
    self.boundary = boundary
    self.limitRules = limitRules
    today = boundary.day(of: now)
    let sorted = decks.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    exams = sorted.examForecasts(areAll: true)
    let byName = Dictionary(sorted.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    places = Dictionary(sorted.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
    self.decks = sorted.indices.map { index in
      let deck = sorted[index]
      // The decks within a deck follow it.
      let family = sorted[index...].prefix { deck.name.contains($0.name) }
      return ProjectedDeck(
        options: deck.options,
        limitsToday: deck.limits(on: today),
        end: family.endIndex,
        lineage: deck.name.lineage.compactMap { byName[$0] },
        done: doneToday[deck.id] ?? DayCounts()
      )
    }
    names = tellsNames ? sorted.map(\.name) : nil
  }

  /// The days of study that are projected.
  package var days: Range<StudyDay> { today..<today + DueProjection.dayCount }

  /// The last day of study that is projected.
  public var lastDay: StudyDay { today + DueProjection.dayCount }

  /// The decks whose cards are to be added.
  public var deckIDs: [DeckID] { places.keys.sorted() }

  /// Adds cards of a deck, without dormant ones; those that are due after `lastDay` may be left out.
  /// Their order decides which of a note's cards counts.
  public mutating func add(_ cards: some Sequence<DueState>, of deck: DeckID) {
    guard let place = places[deck] else { return }
    for card in cards {
      guard let (kind, day) = earliest(card.state), day < DueProjection.dayCount else { continue }
      let candidate = candidate(of: card.note, from: day, buriedOn: card.buriedOn)
      decks[place].candidates[kind.rawValue].append(candidate)
    }
  }

  private mutating func candidate(
    of note: NoteID,
    from day: Int,
    buriedOn: StudyDay?
  ) -> ProjectedDeck.Candidate {
    let buried = buriedOn.map { $0 - today }
    let number = notes[note] ?? Int32(notes.count)
    notes[note] = number
    return .init(
      note: number,
      from: Int16(day),
      without: buried.flatMap { Int16(exactly: $0) } ?? -1
    )
  }

  /// Adds a filtered deck.
  ///
  /// - Parameters:
  ///   - cards: its cards, those that are buried today included.
  ///   - outer: the decks that it is within.
  ///   - homes: the options of the decks that the cards come from.
  ///   - counts: the numbers of its cards on each of the days, from the first.
  package mutating func add(
    _ deck: FilteredDeck,
    _ cards: [FilteredCard],
    within outer: [DeckID],
    homes: [DeckID: DeckOptions],
    _ counts: [StudyCounts]
  ) {
    filtered.append((names == nil ? nil : deck.name, !outer.isEmpty, counts))
    guard !outer.isEmpty else { return }
    let lineage = outer.compactMap { places[$0] }.sorted(by: >)
    var home: DeckID?
    for card in cards.byHome {
      guard let (kind, day) = earliest(card.state.shown(deck.options)),
        day < DueProjection.dayCount
      else { continue }
      if home != card.deck {
        home = card.deck
        let options = homes[card.deck] ?? DeckOptions()
        guests.append(ProjectedDeck(options: options, lineage: lineage))
      }
      let candidate = candidate(of: card.note, from: day, buriedOn: card.buriedOn)
      guests[guests.count - 1].candidates[kind.rawValue].append(candidate)
    }
  }

  /// The kind of a card in a filtered deck, and the number of days from today until it comes.
  private func earliest(_ state: FilteredCard.State) -> (ProjectedDeck.Kind, Int)? {
    switch state {
    case .new: (.new, 0)
    case .step: (.step, 0)
    case .dayStep: (.dayStep, 0)
    case .review: (.review, 0)
    case .later(let day, let isReview): (isReview ? .review : .dayStep, max(0, day - today))
    }
  }

  /// The kind of a card, and the number of days from today until it is due; nil if it never is.
  private func earliest(_ state: DueState.State) -> (ProjectedDeck.Kind, Int)? {
    switch state {
    case .suspended, .away: return nil
    case .new: return (.new, 0)
    case .step: return (.step, 0)
    case .day(let day): return (.review, max(0, day - today))
    case .dayStep(let day): return (.dayStep, max(0, day - today))
    case .moment(let time):
      guard time > now.time else { return (.review, 0) }
      let day = boundary.day(of: LocalMoment(time: time, zoneOffset: now.zoneOffset))
      // One that is due later today is not among today's yet.
      return (.review, max(1, day - today))
    }
  }

  /// The plans whose cards are all in some decks with those within them.
  private func exams(of families: [Range<Int>]) -> [ExamForecast] {
    exams.filter { exam in
      exam.decks.allSatisfy { deck in
        places[deck].map { place in families.contains { $0.contains(place) } } ?? false
      }
    }
  }

  /// The projection.
  public func projection() -> DueProjection {
    var seen = [CountedNote](repeating: CountedNote(), count: notes.count)
    var round: Int32 = 0
    func counts(_ families: [Range<Int>], on day: Int) -> StudyCounts {
      // The cards of the current day were made due by now.
      let (plans, planned) = day == 0 ? ([], []) : exams(of: families).cards(on: today + day)
      return families.map { family in
        defer { round += 1 }
        var counting = FamilyCounting(
          decks[family],
          guests.filter { $0.lineage.contains(family.lowerBound) },
          among: decks,
          limitRules,
          day: day,
          mark: round,
          without: Set(planned.lazy.compactMap { places[$0] })
        )
        // Those of all decks have room in whatever deck they are.
        let foreseen = plans.filter { plan in
          plan.home.map { family.contains(places[$0] ?? -1) } ?? (family == families.first)
        }
        let taken = foreseen.map { plan in
          counting.take(plan.cards, of: plan.home.flatMap { places[$0] }.map { decks[$0] })
        }
        return (taken + [counting.counts(&seen)]).sum
      }.sum
    }
    let families = decks.indices.map { $0..<decks[$0].end }
    var roots: [Range<Int>] = []
    for family in families where family.lowerBound >= roots.last?.upperBound ?? 0 {
      roots.append(family)
    }
    let days = 0..<DueProjection.dayCount
    return DueProjection(
      first: today,
      days: days.map { day in
        (filtered.filter { !$0.isWithin }.map { $0.counts[day] } + [counts(roots, on: day)]).sum
      },
      decks: names.map { names in
        let rows =
          zip(names, families).map { name, family in
            (name, days.map { counts([family], on: $0).total })
          }
          + filtered.compactMap { deck in deck.name.map { ($0, deck.counts.map(\.total)) } }
        return rows.sorted { $0.0 < $1.0 }.map { .init(name: $0.0.description, due: $0.1) }
      }
    )
  }
}
