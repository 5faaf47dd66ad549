import Flashcards
import SearchLanguage
import Vault

/// Conditions on cards.
extension SearchQuery {
  /// The condition of a term that asks for nothing of the note's text.
  mutating func cardCondition(_ term: SearchTerm) throws -> String {
    switch term {
    case .deck(let pattern) where pattern.parts == [.any]: return "true"
    case .deck(let pattern):
      // `_` stands for the end of a level as for one character.
      let end = "\u{1F}"
      let names = NamePattern(pattern) { name in
        name.split(separator: DeckName.separator, omittingEmptySubsequences: false)
          .joined(separator: end)
      }
      return isInDeck { names.matchesBranch($0.levels.joined(separator: end)) }
    case .currentDeck:
      let current =
        try context.currentDeck
        ?? context.scope.flatMap { scope in decks.first { $0.id == scope } }?.name
        ?? lastStudied()?.name
      return isInDeck { deck in current.map { $0.contains(deck) } ?? false }
    case .filteredDeck: return "c.filtered IS NOT NULL"
    case .deckIDs(let ids):
      let ids = Set(ids.split(separator: ",").compactMap { Int64($0) })
      return isInDeck(
        { ids.contains($0.ankiID ?? Self.ankiID(of: $0)) },
        { ids.contains($0.ankiID ?? $0.id.rawValue) }
      )
    case .cardIDs(let ids): return "coalesce(c.anki_id, c.id) IN (\(ids))"
    case .preset(let name):
      let folded = NamePattern.folded(name)
      var reader = StudyReader(records)
      let presets = try reader.presets()
      return isInDeck { (deck: Deck) in
        NamePattern.folded(presets.name(of: deck) ?? Self.presetName) == folded
      }
    case .templateOrdinal(let ordinal): return templateOrdinal(ordinal)
    case .template(let name): return template(NamePattern(name))
    case .flag(let flag): return "c.flag = \(flag)"
    case .state(let state): return try condition(state)
    case .property(let property): return try condition(property)
    case .added(let days):
      // The id of a card that was made here has its time.
      return "coalesce(c.anki_id, c.id >> \(IDSource.lowBits)) > \(start(within: days))"
    case .introduced(let days): return try introduced(since: start(within: days))
    case .rated(let days, let button):
      let start = start(within: days)
      return try isAmong(answers(since: start) { $0.isAnswer(with: button) })
    case .rescheduled(let days):
      return try isAmong(answers(since: start(within: days)) { !$0.kind.isAnswer })
    case .hasCustomData(let key): return "\(customData(key)) IS NOT NULL"
    default: return "false"
    }
  }

  /// The id in Anki of a deck that does not keep one: every collection there has the one that is called
  /// "Default".
  private static func ankiID(of deck: Deck) -> Int64 {
    deck.carried == nil ? deck.id.rawValue : 1
  }

  /// The name of the preset of a deck that has none of its own.
  static let presetName = "Default"

  /// The time at which the first of some days of study began, the current one the last.
  private func start(within days: UInt32) -> Int64 {
    context.start(ofDay: 1 - Int64(days)).rawValue
  }

  /// The condition that the name of a card's deck, or of the filtered deck that it is in, is wanted.
  private func isInDeck(_ isWanted: (DeckName) -> Bool) -> String {
    isInDeck({ isWanted($0.name) }, { isWanted($0.name) })
  }

  private func isInDeck(
    _ isWanted: (Deck) -> Bool,
    _ isWantedFiltered: (FilteredDeck) -> Bool = { _ in false }
  ) -> String {
    func condition(_ column: String, _ ids: [Int64]) -> String? {
      let list = ids.map(String.init).joined(separator: ",")
      return ids.isEmpty ? nil : "c.\(column) IN (\(list))"
    }
    let conditions = [
      condition("deck", decks.filter(isWanted).map(\.id.rawValue)),
      condition("filtered", filteredDecks.filter(isWantedFiltered).map(\.id.rawValue)),
    ].compactMap(\.self)
    return conditions.isEmpty ? "false" : "(\(conditions.joined(separator: " OR ")))"
  }

  /// The deck of the last answer.
  private func lastStudied() throws -> Deck? {
    var last: Review?
    for table in [RecordTable.reviewDay, .review] {
      for id in try records.lastIDs(in: table, upTo: .max, limit: 1) {
        let start = table == .review ? id : id * 86_400_000
        _ = try records.eachReview(since: Timestamp(milliseconds: start)) { last = $0 }
      }
    }
    guard let last, let card = try records.card(last.card) else { return nil }
    return decks.first { $0.id == card.deck }
  }

  /// The condition that a card is made by a template with such a name; of a cloze type, that of the first
  /// gap, as in Anki.
  private mutating func template(_ names: NamePattern) -> String {
    let conditions = types.flatMap { type in
      type.templates.indices.filter { names.matches(type.templates[$0].name) }
        .map { "n.type = \(type.id.rawValue) AND c.ordinal = \(type.ordinal(ofTemplate: $0))" }
    }
    return conditions.isEmpty ? "false" : note(conditions.joined(separator: " OR "))
  }

  /// The condition that a card is made by the template with an index, or for the gap of that number less
  /// one.
  private mutating func templateOrdinal(_ index: Int) -> String {
    let changed = types.filter { $0.layout != nil && $0.kind == .normal }
    guard !changed.isEmpty else { return "c.ordinal = \(index)" }
    let conditions = changed.map { type in
      let ordinal = type.templates.indices.contains(index) ? type.ordinal(ofTemplate: index) : -1
      return "WHEN \(type.id.rawValue) THEN \(ordinal)"
    }
    return note("c.ordinal = CASE n.type \(conditions.joined(separator: " ")) ELSE \(index) END")
  }

  private mutating func condition(_ state: SearchState) throws -> String {
    let isBuried = "c.suspended = 0 AND c.buried IS \(context.today)"
    return switch state {
    case .new: "c.phase = \(Phase.new.rawValue)"
    case .review: "c.phase IN (\(Phase.review.rawValue), \(Phase.relearning.rawValue))"
    case .learn: "c.phase IN (\(Phase.learning.rawValue), \(Phase.relearning.rawValue))"
    case .suspended: "c.suspended != 0"
    case .buried: isBuried
    case .buriedSibling: "\(isBuried) AND \(try hasAnsweredSibling())"
    case .buriedManually: "\(isBuried) AND NOT (\(try hasAnsweredSibling()))"
    case .due: isDue
    }
  }

  /// The condition that another card of the note was answered today: the others wait for another day then,
  /// unless they were left out by hand before.
  private mutating func hasAnsweredSibling() throws -> String {
    let answered = isAmong(
      try answers(since: context.start(ofDay: 0).rawValue) { $0.kind.counts },
      in: "s.id"
    )
    return
      "EXISTS (SELECT 1 FROM record_flashcard s WHERE s.note = c.note AND s.id != c.id AND \(answered))"
  }

  /// The number of a card in a filtered deck: when it is due at home is in other columns.
  var away: Int64 { DueNumber.away.number }

  /// The condition that a card waits for an answer now, by its number of when it is due: of other columns
  /// it needs those of an index alone, except for cards in filtered decks, which are few.
  private var isDue: String {
    let soon = (context.now.time.rawValue + context.learnAhead) / 1_000
    // Seconds end towards 1970.
    let end = soon < 0 ? soon * 1_000 + 1 : (soon + 1) * 1_000
    let (days, moments) = (DueNumber.end(of: context.today), DueNumber.firstMoment)
    // Of most cards two comparisons tell that they are due later. Days have 1 in the lowest bits, and
    // moments 2 or 3.
    return """
      (c.due < \(max(days, away + 1)) AND (c.due & 7 = 1 AND c.due < \(days) OR c.due = \(away) \
      AND c.id IN (SELECT id FROM record_flashcard INDEXED BY flashcard_filtered \
      WHERE filtered IS NOT NULL \
      AND (due_day <= \(context.today) OR due_time / 1000 <= \(soon)))) \
      OR c.due >= \(moments) AND c.due < \(end << 3) AND c.due & 6 = 2) \
      AND c.buried IS NOT \(context.today)
      """
  }
}
