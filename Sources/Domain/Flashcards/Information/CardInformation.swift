/// All that there is to know about a card, as values: they are worded where they are shown.
public struct CardInformation: Sendable {
  /// The part that a card has in study.
  public enum State: Hashable, Sendable {
    /// It is left out until it is unsuspended.
    case suspended
    /// It is left out until the next day of study.
    case buried
    /// It comes as a card of its phase does.
    case phase(Phase)
  }

  /// A fact about a card.
  public enum Fact: Hashable, Sendable {
    /// The part that it has in study.
    case state(State)
    /// Its flag, 1 to 7.
    case flag(UInt8)
    /// The time at which it was made.
    case added(Timestamp)
    /// The first and the last answer to it, cram answers among them.
    case firstReview(LocalMoment), latestReview(LocalMoment)
    /// The time at which it is due.
    case due(Due)
    /// The position among new cards.
    case position(Int)
    /// The interval, in days.
    case interval(Int)
    /// Anki's ease, per mille, of a card that was not answered here.
    case ease(Int)
    /// The stability of the memory, in days.
    case stability(Double)
    /// The difficulty of the memory, 1 (easy) to 10.
    case difficulty(Double)
    /// The probability of recalling it now, 0 to 1.
    case retrievability(Double)
    /// The number of reviews, and of the times that it was forgotten.
    case reviews(Int), lapses(Int)
    /// The time that an answer took on average, and all of them together, in milliseconds.
    case averageTime(Double), totalTime(Int64)
    /// The names of its template, its note type and its deck.
    case template(String), noteType(NoteType), deck(DeckName)
    /// The name of the options that its deck shares with others; nil for none of a name.
    case preset(String?)
    /// The ids by which searches find the card and its note.
    case cardID(Int64), noteID(Int64)
    /// What add-ons of Anki keep of it, as JSON.
    case customData(String)

    /// True if it tells where the card stands, and false if it tells what it is.
    public var isOfSchedule: Bool {
      switch self {
      case .state, .latestReview, .due, .interval, .ease, .stability, .difficulty, .retrievability:
        true
      case .reviews(let count), .lapses(let count): count > 0
      case .flag, .added, .firstReview, .position, .averageTime, .totalTime, .template, .noteType,
        .deck, .preset, .cardID, .noteID, .customData:
        false
      }
    }
  }

  /// The card.
  public let card: FlashcardID
  /// The facts that there are, in the order in which they are listed.
  public let facts: [Fact]
  /// The entries of its log.
  public let history: CardHistory
  /// Its curve of forgetting; nil for a card without a memory.
  public let curve: ForgettingCurve?

  /// The information about a card.
  ///
  /// - Parameters:
  ///   - card: the card.
  ///   - note: its note.
  ///   - deck: its deck.
  ///   - preset: the name of the preset of options of its deck; nil for options of its own.
  ///   - reviews: its log.
  ///   - scheduler: the scheduler of its deck.
  ///   - now: the present moment.
  ///   - boundary: the boundary between days of study.
  ///   - customData: what add-ons of Anki keep of it.
  public init(
    _ card: Flashcard,
    _ note: Note,
    in deck: Deck,
    preset: String? = nil,
    _ reviews: ReviewHistory,
    _ scheduler: Scheduler,
    at now: LocalMoment,
    boundary: DayBoundary,
    customData: String? = nil
  ) {
    self.card = card.id
    let history = CardHistory(reviews, of: card, scheduler)
    let progress = card.progress
    let answers = history.answers
    let total = history.totalDuration
    let type = note.content.type
    var facts: [Fact?] = [
      .state(card.state(on: boundary.day(of: now))),
      card.flag > 0 ? .flag(card.flag) : nil,
      .added(card.added),
      answers.first.map { .firstReview($0.moment) },
      answers.last.map { .latestReview($0.moment) },
      progress.due.map { .due($0) },
      .position(card.position),
      progress.intervalDays > 0 ? .interval(progress.intervalDays) : nil,
      Self.ease(card).map { .ease($0) },
    ]
    if let memory = progress.memory {
      facts += [
        .stability(memory.stability),
        .difficulty(memory.difficulty),
        scheduler.retrievability(of: progress, at: now).map { .retrievability($0) },
      ]
    }
    facts += [
      .reviews(progress.reviews),
      .lapses(progress.lapses),
      answers.isEmpty ? nil : .averageTime(Double(total) / Double(answers.count)),
      answers.isEmpty ? nil : .totalTime(total),
      type.template(ofCard: card.ordinal).map { .template($0.name) },
      .noteType(type),
      .deck(deck.name),
      .preset(preset),
      .cardID(card.ankiID ?? card.id.rawValue),
      .noteID(note.ankiID ?? note.id.rawValue),
      customData.map { .customData($0) },
    ]
    self.facts = facts.compactMap(\.self)
    self.history = history
    curve = ForgettingCurve(history, progress, scheduler, at: now)
  }

  private static func ease(_ card: Flashcard) -> Int? {
    guard let carried = card.carried, carried.factor > 0,
      carried.reviews == card.progress.reviews
    else { return nil }
    return Int(carried.factor)
  }
}

extension CardInformation {
  /// The information about the card of a row, with its log.
  public init(
    _ row: CardRow,
    _ reviews: ReviewHistory,
    at now: LocalMoment,
    _ boundary: DayBoundary
  ) {
    self.init(
      row.card,
      row.note,
      in: row.deck,
      preset: row.preset,
      reviews,
      row.scheduler(boundary: boundary),
      at: now,
      boundary: boundary,
      customData: row.customData
    )
  }
}

extension Flashcard {
  /// The time at which the card was made, which is in its id: Anki's, if it has one. Older vaults have
  /// the time itself as an id.
  public var added: Timestamp {
    let time = id.rawValue >> IDSource.lowBits
    return Timestamp(
      milliseconds: ankiID ?? (time < 1 << IDSource.lowBits ? id.rawValue : time)
    )
  }

  /// The part that the card has in study on a day.
  public func state(on today: StudyDay) -> CardInformation.State {
    isSuspended ? .suspended : isBuried(on: today) ? .buried : .phase(progress.phase)
  }
}
