/// One question of a note, with its place in the schedule.
public struct Card: Sendable, Codable, Hashable {
  /// Names the card.
  public let id: CardID
  /// The note it asks about.
  public let note: NoteID
  /// Which of the note's questions: 1 is the reversed one, or the gap's number less one.
  public let ordinal: Int
  /// The deck it is in.
  public var deck: DeckID
  /// The place among new cards, the lowest first.
  public var position: Int
  /// A mark of the learner's, 0 (none) to 7.
  public var flag: UInt8
  /// Whether it is left out until the learner takes it back.
  public var isSuspended: Bool
  /// The day of study on which it is left out.
  public var buriedOn: StudyDay?
  /// What follows from its reviews.
  public var progress: CardProgress

  /// Keeps a card; it begins as a new one.
  public init(
    id: CardID,
    note: NoteID,
    ordinal: Int,
    deck: DeckID,
    position: Int,
    flag: UInt8 = 0,
    isSuspended: Bool = false,
    buriedOn: StudyDay? = nil,
    progress: CardProgress = .new
  ) {
    self.id = id
    self.note = note
    self.ordinal = ordinal
    self.deck = deck
    self.position = position
    self.flag = min(flag, 7)
    self.isSuspended = isSuspended
    self.buriedOn = buriedOn
    self.progress = progress
  }

  /// Whether it is left out on `today`.
  public func isBuried(on today: StudyDay) -> Bool { buriedOn == today }
}

/// What becomes of a note's cards when its words change.
///
/// No card is ever dropped for a change of words: a card whose gap is gone sleeps with its progress,
/// and is back when the gap is.
public struct CardPlan: Sendable, Equatable {
  /// The cards that the words still ask for.
  public let awake: [Card]
  /// The cards that the words no longer ask for: to be kept, and not shown.
  public let dormant: [Card]
  /// The ordinals for which a card is to be made.
  public let missing: [Int]

  /// Compares what the words ask for with the note's cards.
  public init(words: NoteWords, existing: [Card]) {
    let wanted = Set(words.ordinals)
    awake = existing.filter { wanted.contains($0.ordinal) }
    dormant = existing.filter { !wanted.contains($0.ordinal) }
    let had = Set(existing.map(\.ordinal))
    missing = words.ordinals.filter { !had.contains($0) }
  }
}
