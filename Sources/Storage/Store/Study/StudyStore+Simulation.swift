package import Flashcards
import Preferences
package import Secrets
package import Vault

extension StudyStore {
  /// What there is of a deck to simulate: its cards and those of decks within it, which have parameters of
  /// their own, and the habits that the answers to them show. Nothing is written.
  ///
  /// - Returns: the deck, what is simulated, and the number of unreadable records.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func deckSimulation(
    of id: DeckID,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (deck: Deck, simulation: DeckSimulation, damaged: Int) {
    let preferences = try settings(under: key)
    return try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      guard let (_, decks) = try reader.decks({ _ in .one(id) }),
        let deck = decks.first(where: { $0.id == id })
      else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
      }
      let sets = Dictionary(
        try reader.parameters(of: decks).map { ($0.id, $0.parameters) },
        uniquingKeysWith: { first, _ in first }
      )
      func parameters(of deck: Deck) -> FSRSParameters {
        deck.options.parameters.flatMap { sets[$0] } ?? .defaults
      }
      let done = try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary)
      var simulation = DeckSimulation(
        parameters: parameters(of: deck),
        inner: Dictionary(
          decks.map { ($0.id, parameters(of: $0)) },
          uniquingKeysWith: { first, _ in first }
        ),
        habits: .published,
        doneToday: decks.reduce(DayCounts()) { $0 + (done[$1.id] ?? DayCounts()) },
        newIgnoreReviewLimit: preferences.newIgnoresReviews,
        balancesLoad: preferences.balancesLoad,
        now: now,
        boundary: boundary
      )
      simulation.easyDates = deck.easyDates
      var cards: Set<FlashcardID> = []
      try reader.eachCard(in: Set(decks.map(\.id)), withDormant: false) {
        cards.insert($0.id)
        simulation.add($0)
      }
      var tally = AnswerHabitsTally(boundary: boundary)
      try reader.eachReviewInTurn(startingOver: { tally = AnswerHabitsTally(boundary: boundary) }) {
        if cards.contains($0.card) { tally.add($0) }
      }
      simulation.habits = tally.habits
      return (deck, simulation, reader.damaged)
    }
  }
}
