import Flashcards
import Preferences
import Secrets
import Store
import TestSupport
import Testing

@testable import Vault

@Suite("The part of a deck that a session loads")
struct SessionContentsTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws {
    fixture = try StudyFixture()
  }

  private func contents(
    _ scope: LoadScope,
    of deck: Int64 = 1
  ) throws -> (contents: DeckContents, damaged: Int) {
    try fixture.store.contents(
      of: DeckID(rawValue: deck),
      scope: scope,
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    )
  }

  /// A session of all loaded cards that can be shown.
  private func session(
    _ contents: DeckContents,
    _ rules: LimitRules = LimitRules()
  ) -> StudySession {
    let words = Dictionary(uniqueKeysWithValues: contents.notes.map { ($0.id, $0.content) })
    var request = StudyRequest(
      selected: contents.deck.name,
      decks: [contents.deck] + contents.inner,
      cards: contents.cards.filter { words[$0.note]?.ordinals.contains($0.ordinal) == true },
      doneToday: contents.doneToday,
      limitRules: rules,
      outer: contents.outer,
      parameters: contents.parameters,
      now: StudyFixture.now,
      boundary: StudyFixture.boundary
    )
    request.setAdded(contents.notes)
    return StudySession(request)
  }

  /// The cards of a session in the order in which they come, each buried once it was shown.
  private func course(
    _ contents: DeckContents,
    _ rules: LimitRules = LimitRules()
  ) -> [FlashcardID] {
    var session = session(contents, rules)
    var course: [FlashcardID] = []
    while case .card(let card) = session.next(at: StudyFixture.now) {
      course.append(card)
      _ = session.bury()
    }
    return course
  }

  /// Three decks of notes with two cards each, in all states.
  private func fill(newPerDay: Int = 20, reviewsPerDay: Int = 200) throws {
    var change = ChangeSet()
    for (id, name) in ["A", "A::B", "C"].enumerated() {
      let options = DeckOptions(newPerDay: newPerDay, reviewsPerDay: reviewsPerDay)
      change.decks.append(try fixture.deck(Int64(id + 1), name, options: options))
    }
    for number in Int64(1)...120 {
      change.notes.append(try fixture.note(number, kind: .basicAndReversed))
      for ordinal in 0..<2 {
        let id = number * 2 + Int64(ordinal)
        var progress = FlashcardProgress.new
        let mixed = Int(id) * 31 % 7
        if mixed > 1 {
          progress.reviews = 1
          progress.phase = mixed == 2 ? .learning : .review
          progress.due =
            mixed == 2
            ? .moment(Timestamp(milliseconds: StudyFixture.start + (id % 3 - 1) * 60_000))
            : .day(today + mixed - 4)
        }
        // The two cards of some notes are in different decks.
        let deck = (number + (number % 5 == 0 ? Int64(ordinal) : 0)) % 3 + 1
        var card = fixture.card(id, of: number, in: deck, ordinal: ordinal, progress: progress)
        card.isSuspended = id % 11 == 0
        card.buriedOn = id % 13 == 0 ? today : nil
        change.cards.append(card)
      }
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  @Test("is the same session, card by card", arguments: [(20, 200), (3, 5), (0, 4), (2, 0)])
  func sameSession(newPerDay: Int, reviewsPerDay: Int) throws {
    try fill(newPerDay: newPerDay, reviewsPerDay: reviewsPerDay)
    for deck in Int64(1)...3 {
      let whole = try contents(.whole, of: deck).contents
      let (part, damaged) = try contents(.session(with: []), of: deck)
      #expect(damaged == 0)
      #expect(course(part) == course(whole))
      #expect(part.cards.count < whole.cards.count)
      #expect(!part.isWhole)
      #expect(whole.isWhole)
      // Whole notes, as far as these decks have their cards.
      let shown = Set(part.notes.map(\.id))
      #expect(Set(part.cards.map(\.note)) == shown)
      #expect(Set(part.cards) == Set(whole.cards.filter { shown.contains($0.note) }))
    }
  }

  @Test("or that of some notes is these with their cards, and the positions of all")
  func notes() throws {
    try fill()
    for deck in Int64(1)...3 {
      let whole = try contents(.whole, of: deck).contents
      let wanted = Set(whole.notes.prefix(3).map(\.id))
      let (part, damaged) = try contents(.notes(wanted), of: deck)
      #expect(damaged == 0 && !part.isWhole)
      #expect(part.notes == Array(whole.notes.prefix(3)))
      #expect(Set(part.cards) == Set(whole.cards.filter { wanted.contains($0.note) }))
      #expect(part.positions == whole.positions)
      let positions = whole.cards.map(\.position)
      #expect(whole.positions.lowerBound == positions.min())
      #expect(whole.positions.upperBound == positions.max())
      #expect(try contents(.notes(Set(whole.notes.map(\.id))), of: deck).contents.isWhole)
    }
    let none = try contents(.notes([NoteID(rawValue: 99_999)])).contents
    #expect(none.notes.isEmpty && none.cards.isEmpty)
  }

  @Test("has the load of the coming days where it is balanced, and no other")
  func load() throws {
    try fill()
    #expect(try contents(.session(with: [])).contents.load.isEmpty)
    try SettingsStore(fixture.vault).save(
      Preferences().with(\.balancesLoad, true),
      under: fixture.key
    )
    let (whole, part) = (try contents(.whole).contents, try contents(.session(with: [])).contents)
    #expect(
      part.load == whole.load && Set(part.load.keys) == Set([1, 2].map { DeckID(rawValue: $0) })
    )
    for (deck, days) in part.load {
      let due = whole.cards.filter { $0.deck == deck }.compactMap { card -> StudyDay? in
        switch card.dueState.state {
        case .day(let day), .dayStep(let day): day
        default: nil
        }
      }
      for day in 0..<5 { #expect(days[day] == due.count { $0 == today + day }) }
      #expect(days.reduce(0, +) > 0)
    }
  }

  @Test("has the cards of a session that was begun, whatever became of them")
  func held() throws {
    try fill(newPerDay: 1, reviewsPerDay: 1)
    let held = Set(try contents(.whole).contents.cards.filter { $0.isSuspended }.map(\.id))
    let part = try contents(.session(with: held)).contents
    #expect(!held.isEmpty)
    #expect(held.isSubset(of: part.cards.map(\.id)))
    #expect(try course(part) == course(contents(.session(with: [])).contents))
  }

  @Test(
    "where a note can't be read the next card takes its place, and it is told",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A", options: DeckOptions(newPerDay: 2))]
    for number in Int64(1)...4 {
      change.notes.append(try fixture.note(number))
      var card = fixture.card(number, of: number, in: 1)
      card.position = Int(number)
      change.cards.append(card)
    }
    try fixture.store.apply(change, under: fixture.key)
    try fixture.vault.spoil("note WHERE id IN (1, 2)", content, under: fixture.key)
    try fixture.vault.spoil("flashcard WHERE id = 3", content, under: fixture.key)
    let (part, damaged) = try contents(.session(with: []))
    #expect(part.cards.map(\.id.rawValue) == [4])
    #expect(damaged == 3)
    #expect(!part.isWhole)
  }

  @Test("is the same session as of all cards, whatever decks, limits, cards and damage there are")
  func anySession() throws {
    var random = SeededGenerator(seed: 26)
    for round in 0..<48 {
      let world = try StudyFixture()
      try world.store.apply(anyChange(&random, world), under: world.key)
      let rules = LimitRules(newIgnoresReviews: round % 3 == 1, startsFromTop: round % 4 > 1)
      try SettingsStore(world.vault).save(
        Preferences().with(\.newIgnoresReviews, rules.newIgnoresReviews)
          .with(\.limitsStartFromTop, rules.startsFromTop),
        under: world.key
      )
      if round % 2 == 1 {
        try world.vault.spoil("note WHERE id % 9 = 4", .zeros, under: world.key)
        try world.vault.spoil("flashcard WHERE id % 13 = 5", .cut, under: world.key)
      }
      for deck in Int64(1)...6 {
        func load(_ scope: LoadScope) throws -> DeckContents {
          try world.store.contents(
            of: DeckID(rawValue: deck),
            scope: scope,
            at: StudyFixture.now,
            boundary: StudyFixture.boundary,
            under: world.key
          ).contents
        }
        let whole = try load(.whole)
        let held = Set(whole.cards.map(\.id).filter { $0.rawValue % 17 == 0 })
        let part = try load(.session(with: held))
        #expect(course(part, rules) == course(whole, rules), "round \(round), deck \(deck)")
        #expect(session(part, rules).counts == session(whole, rules).counts)
        #expect(Set(session(part, rules).known).isSuperset(of: session(whole, rules).known))
        let shown = Set(part.notes.map(\.id))
        #expect(Set(part.cards) == Set(whole.cards.filter { shown.contains($0.note) }))
        #expect(part.isWhole || part.cards.count < whole.cards.count || round % 2 == 1)
      }
    }
  }

  /// Six decks with any limits, and notes with cards in any state, some of them answered today.
  private func anyChange(
    _ random: inout SeededGenerator,
    _ world: StudyFixture
  ) throws -> ChangeSet {
    var change = ChangeSet()
    for (id, name) in ["A", "A::B", "A::B::C", "a::D", "E", "E::F::G"].enumerated() {
      let options = DeckOptions(
        newPerDay: [0, 1, 4, 20].randomElement(using: &random) ?? 0,
        reviewsPerDay: [0, 2, 7, 200].randomElement(using: &random) ?? 0,
        buriesNewSiblings: .random(using: &random),
        buriesReviewSiblings: .random(using: &random),
        buriesDayStepSiblings: .random(using: &random),
        order: StudyOrder(
          newGather: NewGatherOrder.allCases.randomElement(using: &random) ?? .deck,
          newSort: NewSortOrder.allCases.randomElement(using: &random) ?? .template,
          newMix: ReviewMix.allCases.randomElement(using: &random) ?? .mixed,
          dayStepMix: ReviewMix.allCases.randomElement(using: &random) ?? .mixed,
          reviews: ReviewSortOrder.allCases.randomElement(using: &random) ?? .due
        )
      )
      change.decks.append(try world.deck(Int64(id + 1), name, options: options))
    }
    for number in Int64(1)...70 {
      // The second card of a basic note is dormant.
      let kind: StandardNoteType =
        Int.random(in: 0..<4, using: &random) > 0 ? .basicAndReversed : .basic
      change.notes.append(try world.note(number, kind: kind))
      let home = Int64.random(in: 1...6, using: &random)
      for ordinal in 0..<2 {
        let strays = Int.random(in: 0..<5, using: &random) == 0
        var card = world.card(
          number * 2 + Int64(ordinal),
          of: number,
          in: strays ? Int64.random(in: 1...6, using: &random) : home,
          ordinal: ordinal,
          progress: anyProgress(&random)
        )
        card.position = .random(in: 0..<40, using: &random)
        card.isSuspended = Int.random(in: 0..<9, using: &random) == 0
        card.buriedOn = [nil, nil, nil, today, today - 1].randomElement(using: &random) ?? nil
        change.cards.append(card)
        if card.progress.reviews > 0, Int.random(in: 0..<12, using: &random) == 0 {
          change.reviews.append(world.review(card.id.rawValue, at: StudyFixture.start - number))
        }
      }
    }
    return change
  }

  private func anyProgress(_ random: inout SeededGenerator) -> FlashcardProgress {
    var progress = FlashcardProgress.new
    guard Int.random(in: 0..<3, using: &random) > 0 else { return progress }
    progress.reviews = 2
    let hours = Int64.random(in: -60...20, using: &random)
    let phases: [Phase] = [.learning, .review, .review, .review, .relearning]
    progress.phase = phases.randomElement(using: &random) ?? .review
    progress.due =
      Int.random(in: 0..<3, using: &random) == 0
      ? .moment(Timestamp(milliseconds: StudyFixture.start + hours * 3_600_000))
      : .day(today + Int.random(in: -6...3, using: &random))
    return progress
  }
}
