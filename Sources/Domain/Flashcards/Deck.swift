/// The action for a card that becomes a leech.
public enum LeechAction: UInt8, Sendable, Codable, CaseIterable {
  /// Tags its note with `leech`.
  case tag = 0
  /// Tags its note with `leech` and suspends the card.
  case suspend = 1
}

/// The options of a deck.
public struct DeckOptions: Sendable, Codable, Hashable {
  /// The number of new cards a day.
  public var newPerDay: Int
  /// The number of reviews a day.
  public var reviewsPerDay: Int
  /// The scheduling of the deck's cards.
  public var scheduling: SchedulerSettings
  /// The set of the memory model's parameters; nil for the defaults.
  public var parameters: ParameterSetID?
  /// The action for leeches.
  public var leechAction: LeechAction
  /// True if the other new cards of a note just seen wait for another day.
  public var buriesNewSiblings: Bool
  /// True if the other due cards of a note just seen wait for another day.
  public var buriesReviewSiblings: Bool
  /// True if the other cards of a note just seen that are in steps of a day or more wait for another
  /// day.
  public var buriesDayStepSiblings: Bool
  /// The order of the cards of a day.
  public var order: StudyOrder
  /// The load that each day of the week is to have, Monday first, where due days are balanced.
  public var easyDays: [EasyDay] {
    didSet { if easyDays.count != EasyDay.normalWeek.count { easyDays = oldValue } }
  }

  /// Creates options; by default Anki's: 20 new cards, 200 reviews, siblings are buried.
  public init(
    newPerDay: Int = 20,
    reviewsPerDay: Int = 200,
    scheduling: SchedulerSettings = .defaults,
    parameters: ParameterSetID? = nil,
    leechAction: LeechAction = .tag,
    buriesNewSiblings: Bool = true,
    buriesReviewSiblings: Bool = true,
    buriesDayStepSiblings: Bool = true,
    order: StudyOrder = StudyOrder(),
    easyDays: [EasyDay] = EasyDay.normalWeek
  ) {
    self.newPerDay = max(0, newPerDay)
    self.reviewsPerDay = max(0, reviewsPerDay)
    self.scheduling = scheduling
    self.parameters = parameters
    self.leechAction = leechAction
    self.buriesNewSiblings = buriesNewSiblings
    self.buriesReviewSiblings = buriesReviewSiblings
    self.buriesDayStepSiblings = buriesDayStepSiblings
    self.order = order
    self.easyDays = easyDays.count == EasyDay.normalWeek.count ? easyDays : EasyDay.normalWeek
  }

  /// Reads options. Those that older programs wrote have cards in steps of a day or more wait as
  /// reviews do.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let buriesReviews = try values.decode(Bool.self, forKey: .buriesReviewSiblings)
    self.init(
      newPerDay: try values.decode(Int.self, forKey: .newPerDay),
      reviewsPerDay: try values.decode(Int.self, forKey: .reviewsPerDay),
      scheduling: try values.decode(SchedulerSettings.self, forKey: .scheduling),
      parameters: try values.decodeIfPresent(ParameterSetID.self, forKey: .parameters),
      leechAction: try values.decode(LeechAction.self, forKey: .leechAction),
      buriesNewSiblings: try values.decode(Bool.self, forKey: .buriesNewSiblings),
      buriesReviewSiblings: buriesReviews,
      buriesDayStepSiblings:
        try values.decodeIfPresent(Bool.self, forKey: .buriesDayStepSiblings) ?? buriesReviews,
      order: try values.decodeIfPresent(StudyOrder.self, forKey: .order) ?? StudyOrder(),
      easyDays: try values.decodeIfPresent([EasyDay].self, forKey: .easyDays)
        ?? EasyDay.normalWeek
    )
  }
}

/// What a deck has for one day beyond its daily limits, as custom study adds it. A day that is over
/// leaves it without effect.
public struct DayExtra: Sendable, Codable, Hashable {
  /// The day of study.
  public let day: StudyDay
  /// The number of new cards, negative for fewer.
  public var new: Int
  /// The number of reviews, negative for fewer.
  public var reviews: Int
}

/// A deck of cards.
public struct Deck: Sendable, Codable, Hashable {
  /// The deck's identifier, which a rename keeps.
  public let id: DeckID
  /// The deck's id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The deck's full name.
  public var name: DeckName
  /// The deck's options; those of its preset, if it follows one.
  public var options: DeckOptions
  /// The preset that it follows; nil until one was chosen or refused.
  public var preset: DeckPreset?
  /// Its exams, those that are over included until they are deleted.
  public var exams: [Exam] {
    get { storedExams ?? [] }
    set { storedExams = newValue.isEmpty ? nil : newValue }
  }

  /// The dates on which as few of its cards as can be are to come.
  public var easyDates: Set<StudyDay> {
    get { Set(storedEasyDates ?? []) }
    set { storedEasyDates = newValue.isEmpty ? nil : newValue.sorted() }
  }

  // Those that older programs sealed have none.
  private var storedExams: [Exam]?
  private var storedEasyDates: [StudyDay]?
  /// What it has for one day beyond its limits; nil if there never was any.
  public var extra: DayExtra?
  /// The language of its cards; nil for that of the deck above it.
  public var language: DeckLanguage?
  /// The Anki configuration without a meaning here; nil if the deck does not come from Anki.
  public var carried: CarriedDeck?

  /// Creates a deck.
  public init(
    id: DeckID,
    ankiID: Int64? = nil,
    name: DeckName,
    options: DeckOptions = DeckOptions(),
    preset: DeckPreset? = nil,
    extra: DayExtra? = nil,
    language: DeckLanguage? = nil,
    carried: CarriedDeck? = nil
  ) {
    self.id = id
    self.ankiID = ankiID
    self.name = name
    self.options = options
    self.preset = preset
    self.extra = extra
    self.language = language
    self.carried = carried
  }

  /// The limits of a day of study.
  func limits(on day: StudyDay) -> DayCounts {
    let extra = extra.flatMap { $0.day == day ? $0 : nil }
    return DayCounts(
      new: options.newPerDay + (extra?.new ?? 0),
      reviews: options.reviewsPerDay + (extra?.reviews ?? 0)
    )
  }

  /// Adds to the limits of a day of study. What another day had goes.
  public mutating func extend(on day: StudyDay, new: Int = 0, reviews: Int = 0) {
    var extra = extra.flatMap { $0.day == day ? $0 : nil } ?? DayExtra(day: day, new: 0, reviews: 0)
    extra.new += new
    extra.reviews += reviews
    self.extra = extra
  }
}
