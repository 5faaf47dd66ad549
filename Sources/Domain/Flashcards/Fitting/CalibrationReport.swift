/// How well the parameters in force predict the answers to the cards of some decks: of all together, and
/// of each deck by itself.
public struct CalibrationReport: Sendable, Hashable {
  /// A deck with its own answers.
  public struct DeckPart: Sendable, Hashable {
    /// The name.
    public let name: DeckName
    /// The accuracy.
    public let calibration: Calibration
  }

  /// The accuracy of all; nil without answers that were predicted.
  public let whole: Calibration?
  /// The decks that have such answers, by name.
  public let decks: [DeckPart]

  /// Evaluates the parameters in force.
  ///
  /// - Parameters:
  ///   - decks: the decks.
  ///   - cards: the decks of their cards.
  ///   - reviews: answers in order, those to other cards among them.
  ///   - schedulers: the scheduler of each deck.
  ///   - boundary: the end of the days of study.
  ///   - goesOn: asked between parts of the work, which take a tenth of a second each with many answers;
  ///     false cancels.
  /// - Returns: nil if cancelled.
  public init?(
    of decks: [Deck],
    cards: [FlashcardID: DeckID],
    reviews: some Sequence<Review>,
    schedulers: [DeckID: Scheduler],
    boundary: DayBoundary,
    while goesOn: () -> Bool = { true }
  ) {
    guard goesOn() else { return nil }
    let data = FittingData(reviews, of: Set(cards.keys), boundary: boundary)
    guard goesOn() else { return nil }
    let standard: any MemoryModel = FSRS6()
    let predicted = PredictedData(data) { card in
      cards[card].flatMap { schedulers[$0]?.model } ?? standard
    }
    guard goesOn() else { return nil }
    whole = Calibration(data.items, of: predicted)
    guard goesOn() else { return nil }
    let byDeck = Dictionary(grouping: data.items) { cards[data.histories[$0.history].card] }
    self.decks = decks.compactMap { deck in
      Calibration(byDeck[deck.id] ?? [], of: predicted).map {
        DeckPart(name: deck.name, calibration: $0)
      }
    }.sorted { $0.name < $1.name }
  }
}
