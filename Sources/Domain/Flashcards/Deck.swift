/// What becomes of a card that turns out a leech.
public enum LeechAction: UInt8, Sendable, Codable, CaseIterable {
  /// Its note gets the tag `leech`.
  case tag = 0
  /// Its note gets the tag, and the card is suspended.
  case suspend = 1
}

/// How a deck is studied.
public struct DeckOptions: Sendable, Codable, Hashable {
  /// New cards a day.
  public var newPerDay: Int
  /// Reviews a day.
  public var reviewsPerDay: Int
  /// How its cards are scheduled.
  public var scheduling: SchedulerSettings
  /// The model's parameters; nil for the defaults.
  public var parameters: ParameterSetID?
  /// What becomes of leeches.
  public var leechAction: LeechAction
  /// Whether other new cards of a note just seen wait for another day.
  public var buriesNewSiblings: Bool
  /// Whether other due cards of a note just seen wait for another day.
  public var buriesReviewSiblings: Bool

  /// Anki's defaults: 20 new cards, 200 reviews; siblings wait.
  public init(
    newPerDay: Int = 20,
    reviewsPerDay: Int = 200,
    scheduling: SchedulerSettings = .defaults,
    parameters: ParameterSetID? = nil,
    leechAction: LeechAction = .tag,
    buriesNewSiblings: Bool = true,
    buriesReviewSiblings: Bool = true
  ) {
    self.newPerDay = max(0, newPerDay)
    self.reviewsPerDay = max(0, reviewsPerDay)
    self.scheduling = scheduling
    self.parameters = parameters
    self.leechAction = leechAction
    self.buriesNewSiblings = buriesNewSiblings
    self.buriesReviewSiblings = buriesReviewSiblings
  }
}

/// A deck of cards.
public struct Deck: Sendable, Codable, Hashable {
  /// Names the deck, through renames.
  public let id: DeckID
  /// What it is called.
  public var name: DeckName
  /// How it is studied.
  public var options: DeckOptions

  /// Keeps the parts.
  public init(id: DeckID, name: DeckName, options: DeckOptions = DeckOptions()) {
    self.id = id
    self.name = name
    self.options = options
  }
}
