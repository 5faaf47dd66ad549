/// New parameters for many decks, by the data that there is: those of each preset, or of a deck that follows
/// none, are fitted to its own answers where there are enough, and are those fitted to all answers
/// elsewhere.
public struct ParameterPlan: Sendable {
  /// The origin of a group's new parameters.
  public enum Source: Sendable, Hashable {
    /// Fitted to the group's own answers.
    case own
    /// Fitted to all answers.
    case shared
    /// The present ones, which predict the group's answers as well.
    case unchanged
  }

  /// The decks of a preset, or a deck that follows none.
  public struct Group: Sendable {
    /// The name of the preset, or of the deck.
    public let name: String
    /// The decks.
    public let decks: [Deck]
    /// The number of answers of its own that can be fitted to.
    public let answers: Int
    /// The origin of the new parameters.
    public let source: Source
    /// The accuracy of the present parameters for the group's answers; nil without answers.
    public let before: Calibration?
    /// The accuracy of the new ones.
    public let after: Calibration?
    /// What the new parameters do; nil if none are.
    let change: ParameterChange?
  }

  /// What a plan is made of.
  public struct Data: Sendable {
    /// The decks.
    public let decks: [Deck]
    /// The presets that they follow.
    public let presets: [OptionsPreset]
    /// The sets of parameters that they use.
    public let sets: [ParameterSet]
    /// Their cards, dormant ones included.
    public let cards: [Flashcard]
    /// The cards that are never due.
    public let dormant: Set<FlashcardID>
    /// All answers, in order.
    public let reviews: [Review]

    /// Keeps the parts.
    public init(
      decks: [Deck],
      presets: [OptionsPreset],
      sets: [ParameterSet],
      cards: [Flashcard],
      dormant: Set<FlashcardID>,
      reviews: [Review]
    ) {
      self.decks = decks
      self.presets = presets
      self.sets = sets
      self.cards = cards
      self.dormant = dormant
      self.reviews = reviews
    }
  }

  /// The smallest number of own answers to which a group's own parameters are fitted.
  public static let fewestOwn = 400

  /// The groups, those with the most answers first.
  public let groups: [Group]

  /// Fits parameters and works out what they do, without writing anything.
  ///
  /// - Parameters:
  ///   - now: the moment at which due cards are counted, and the sets are made.
  ///   - boundary: the end of the days of study.
  ///   - ids: a source of ids for the sets.
  ///   - progress: called repeatedly with the work done and the total; returns false to cancel.
  /// - Returns: nil if cancelled.
  public init?(
    _ data: Data,
    at now: LocalMoment,
    boundary: DayBoundary,
    ids: inout IDSource,
    progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    let parts = Self.parts(data, boundary)
    let own = parts.count { $0.answers.count >= Self.fewestOwn }
    let total = (own + 1) * Self.steps
    var done = 0
    func advance(_ part: Int, _ of: Int) -> Bool {
      progress(done + part * Self.steps / max(1, of), total)
    }
    let dormant = data.dormant
    let all = FittingData(
      data.reviews,
      of: Set(data.cards.lazy.map(\.id).filter { !dormant.contains($0) }),
      boundary: boundary
    )
    guard
      let shared = ParameterFit(
        to: all,
        relearningSteps: Self.steps(of: data.decks),
        progress: advance
      )
    else { return nil }
    done += Self.steps
    var common: ParameterSet?
    var groups: [Group] = []
    for part in parts {
      let current = part.set?.parameters ?? .defaults
      var (source, set) = (Source.unchanged, part.set)
      let before = Calibration(of: current, on: part.answers)
      var after = before
      if part.answers.count >= Self.fewestOwn {
        guard
          let report = FitReport(
            on: part.answers,
            current: current,
            relearningSteps: Self.steps(of: part.decks),
            progress: advance
          )
        else { return nil }
        done += Self.steps
        if report.verdict == .better {
          source = .own
          after = report.after
          set = ParameterSet(
            id: ids.next(at: now.time),
            parameters: report.fit.parameters,
            made: now.time,
            origin: .fitted(reviews: report.answers)
          )
        }
      } else if shared.extent == .all, shared.parameters != current {
        let theirs = Calibration(of: shared.parameters, on: part.answers)
        let isWorse =
          part.answers.count >= ParameterFit.fewestForAll
          && (theirs?.logLoss ?? 0) >= (before?.logLoss ?? 0)
        if !isWorse {
          let made =
            common
            ?? ParameterSet(
              id: ids.next(at: now.time),
              parameters: shared.parameters,
              made: now.time,
              origin: .fitted(reviews: all.count)
            )
          common = made
          (source, set, after) = (.shared, made, theirs)
        }
      }
      let change =
        source == .unchanged
        ? nil
        : ParameterChange(
          of: part.decks,
          to: set,
          cards: part.cards,
          dormant: data.dormant,
          reviews: part.reviews,
          now: now,
          boundary: boundary
        )
      groups.append(
        Group(
          name: part.name,
          decks: part.decks,
          answers: part.answers.count,
          source: source,
          before: before,
          after: after,
          change: change
        )
      )
    }
    self.groups = groups.sorted { ($1.answers, $0.name) < ($0.answers, $1.name) }
  }

  // MARK: What it does

  /// The changes of all groups that get other parameters.
  private var changes: [ParameterChange] { groups.compactMap(\.change) }

  /// True if any group gets other parameters.
  public var changesAnything: Bool { !changes.isEmpty }
  /// The number of cards with answers, whose memory changes.
  public var answered: Int { changes.reduce(0) { $0 + $1.answered } }
  /// The number of cards whose due date would change.
  public var moved: Int { changes.reduce(0) { $0 + $1.moved } }
  /// The numbers of cards of these groups due now: with due dates kept, and with all rescheduled.
  public var due: (kept: Int, rescheduled: Int) {
    changes.reduce(into: (kept: 0, rescheduled: 0)) {
      $0.kept += $1.due.kept
      $0.rescheduled += $1.due.rescheduled
    }
  }

  /// The changes to write, as one step.
  ///
  /// - Parameter reschedules: true if due dates are computed from the new parameters, too.
  public func change(reschedules: Bool) -> ChangeSet {
    changes.reduce(into: ChangeSet()) { whole, change in
      let part = change.change(reschedules: reschedules)
      whole.parameters += part.parameters.filter { !whole.parameters.contains($0) }
      whole.decks += part.decks
      whole.cards += part.cards
    }
  }

  // MARK: Groups

  /// The steps of progress of one fit.
  private static let steps = 1_000

  /// The data of a group.
  private struct Part {
    let name: String
    let decks: [Deck]
    let set: ParameterSet?
    var cards: [Flashcard] = []
    var reviews: [Review] = []
    var answers: FittingData
  }

  private static func steps(of decks: [Deck]) -> Int {
    decks.map(\.options.scheduling.relearningSteps.count).max() ?? 1
  }

  /// The groups with what they have of the cards and the answers.
  private static func parts(_ data: Data, _ boundary: DayBoundary) -> [Part] {
    let sets = Dictionary(data.sets.map { ($0.id, $0) }) { first, _ in first }
    var places: [DeckID: Int] = [:]
    var groups: [[Deck]] = []
    for deck in data.decks where places[deck.id] == nil {
      let shared = [deck] + deck.others(sharing: data.presets.preset(of: deck), among: data.decks)
      for deck in shared { places[deck.id] = groups.count }
      groups.append(shared)
    }
    var cards = [[Flashcard]](repeating: [], count: groups.count)
    var placeOfCard: [FlashcardID: Int] = [:]
    placeOfCard.reserveCapacity(data.cards.count)
    for card in data.cards {
      guard let place = places[card.deck] else { continue }
      cards[place].append(card)
      placeOfCard[card.id] = place
    }
    var reviews = [[Review]](repeating: [], count: groups.count)
    for review in data.reviews {
      if let place = placeOfCard[review.card] { reviews[place].append(review) }
    }
    return groups.indices.map { index in
      let decks = groups[index]
      let living = Set(cards[index].lazy.map(\.id).filter { !data.dormant.contains($0) })
      return Part(
        name: decks.count > 1
          ? data.presets.preset(of: decks[0])?.name ?? decks[0].name.description
          : decks[0].name.description,
        decks: decks,
        set: decks[0].options.parameters.flatMap { sets[$0] },
        cards: cards[index],
        reviews: reviews[index],
        answers: FittingData(reviews[index], of: living, boundary: boundary)
      )
    }
  }
}
