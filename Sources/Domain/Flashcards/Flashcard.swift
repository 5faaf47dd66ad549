/// One question of a note, and its state in the schedule.
public struct Flashcard: Sendable, Codable, Hashable {
  /// The card's identifier.
  public let id: FlashcardID
  /// The card's id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  // These two have room behind it.
  /// The learner's flag, 0 (none) to 7.
  public var flag: UInt8
  /// True if the card is left out of study until the learner unsuspends it.
  public var isSuspended: Bool
  /// The note the card is made from.
  public let note: NoteID
  /// The index of the note's question: 1 is the reversed card, or the gap's number less one.
  public let ordinal: Int
  /// The deck the card is in, also while it is studied in a filtered one.
  public var deck: DeckID
  /// The position among new cards; the lowest comes first.
  public var position: Int
  /// The day of study for which the card is buried.
  public var buriedOn: StudyDay?
  /// The stay in a filtered deck; nil for a card at home.
  public var stay: FilteredStay?
  /// The state that follows from its reviews.
  public var progress: FlashcardProgress
  /// The state that its reviews do not explain; nil if they explain all of it.
  public var placement: Placement?
  /// The Anki columns without a meaning here; nil if the card does not come from Anki.
  public var carried: CarriedCard?

  /// Creates a card; new by default.
  public init(
    id: FlashcardID,
    ankiID: Int64? = nil,
    note: NoteID,
    ordinal: Int,
    deck: DeckID,
    position: Int,
    flag: UInt8 = 0,
    isSuspended: Bool = false,
    buriedOn: StudyDay? = nil,
    stay: FilteredStay? = nil,
    progress: FlashcardProgress = .new,
    placement: Placement? = nil,
    carried: CarriedCard? = nil
  ) {
    self.id = id
    self.ankiID = ankiID
    self.note = note
    self.ordinal = ordinal
    self.deck = deck
    self.position = position
    self.flag = min(flag, 7)
    self.isSuspended = isSuspended
    self.buriedOn = buriedOn
    self.stay = stay
    self.progress = progress
    self.placement = placement
    self.carried = carried
  }

  /// The id that spreads the card's due days: Anki's, if it has one, so that both choose the same.
  public var fuzzID: FlashcardID { ankiID.map { FlashcardID(rawValue: $0) } ?? id }

  /// True if the card is buried for `today`.
  public func isBuried(on today: StudyDay) -> Bool { buriedOn == today }
}

/// The effect of a note's changed fields on its cards.
///
/// No card is ever deleted because words changed: a card whose gap is gone becomes dormant, keeps
/// its progress, and is active again when the gap is.
public struct FlashcardPlan: Sendable, Equatable {
  /// The cards that the words ask for.
  public let active: [Flashcard]
  /// The cards that the words no longer ask for: kept, but not shown.
  public let dormant: [Flashcard]
  /// The ordinals for which a card must be made.
  public let missing: [Int]

  /// Compares the cards that the content asks for with those the note has.
  public init(content: NoteContent, existing: [Flashcard]) {
    let wanted = Set(content.ordinals)
    active = existing.filter { wanted.contains($0.ordinal) }
    dormant = existing.filter { !wanted.contains($0.ordinal) }
    let had = Set(existing.map(\.ordinal))
    missing = content.ordinals.filter { !had.contains($0) }
  }
}
