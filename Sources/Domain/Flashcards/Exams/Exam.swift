/// An exam of the cards of a deck and those within it, or of cards in all decks: a day, and what is wanted on it.
///
/// The plan that was agreed on is part of it, so that all devices follow the same one.
public struct Exam: Sendable, Codable, Hashable {
  /// What its plan aims at.
  public enum Aim: Sendable, Codable, Hashable {
    /// A mean probability of recall on the day, 0 to 1, exclusive, in as little time as can be.
    case knowledge(Double)
    /// As much knowledge as so many minutes a day lead to.
    case minutes(Int)
  }

  /// The range of the knowledge that can be wanted.
  public static let knowledgeRange = 0.5...0.99
  /// The range of the minutes a day.
  public static let minutesRange = 1...600
  /// The longest time until an exam, in days.
  public static let longestTime = 730

  /// The name; empty for that of the deck.
  public var name: String
  /// True if its search is one in all decks; nil, as in exams of older programs, for the deck and those within it.
  private var inAllDecks: Bool?
  /// The search that its cards match, in the language of searches; empty for all cards.
  public var search: String
  /// The day of the exam. Nothing is studied for it on that day.
  public var day: StudyDay
  /// The aim.
  public var aim: Aim
  /// The most minutes on one day; nil for no limit.
  public var mostMinutes: Int?
  /// The days without study.
  public var daysOff: DaysOff
  /// The plan that was agreed on.
  public var plan: ExamPlan
  /// How it stands, as it was worked out last; nil before.
  public var standing: ExamStanding?

  /// Creates an exam. Blanks around its name and its search go.
  public init(
    name: String = "",
    isOfAllDecks: Bool = false,
    search: String = "",
    day: StudyDay,
    aim: Aim = .knowledge(0.95),
    mostMinutes: Int? = nil,
    daysOff: DaysOff = DaysOff(),
    plan: ExamPlan = ExamPlan()
  ) {
    self.name = name.trimmed
    inAllDecks = isOfAllDecks ? true : nil
    self.search = search.trimmed
    self.day = day
    self.aim = aim
    self.mostMinutes = mostMinutes
    self.daysOff = daysOff
    self.plan = plan
  }

  /// True if it has the cards that its search finds in all decks.
  package var isOfAllDecks: Bool { inAllDecks ?? false }

  /// The decks whose cards it can have: its own with those within it in front, or all.
  package func decks(of deck: Deck, among decks: [Deck]) -> [Deck] {
    isOfAllDecks ? decks : deck.family(among: decks)
  }

  /// The most minutes on one day, whatever is aimed at; nil for no limit.
  package var limit: Int? {
    if case .minutes(let count) = aim { min(count, mostMinutes ?? count) } else { mostMinutes }
  }

  /// True before the day of the exam.
  package func isAhead(on today: StudyDay) -> Bool { today < day }

  /// True once it is over.
  package func isOver(on today: StudyDay) -> Bool { today > day }

  /// True if the cards of a day are to be chosen for it still, or what it left is to be spread.
  package func isToPlan(on today: StudyDay) -> Bool {
    guard let last = standing?.day else { return isAhead(on: today) }
    guard last < today else { return false }
    // What was answered comes back, too, so that it is spread anew on each day of a month.
    return isAhead(on: today) || isOver(on: today) && (!isClosed || today <= day + Self.monthBefore)
  }

  /// The days before an exam whose answers say how many can come on a day after it.
  package static let monthBefore = 30
  /// The part of their mean that a day after it has at most, so that by chance it is not half as much more.
  private static let mostAfter = 1.2
  /// The fewest cards that a day after it has.
  private static let fewestAfter = 5

  /// The most cards of a day after an exam, by the number of answers of the month before it.
  package static func mostCards(after answers: Int) -> Int {
    max(fewestAfter, Int(Double(answers) / Double(monthBefore) * mostAfter / answersPerCard))
  }

  /// The answers to a card that comes late, those of relearning included, as nearly one in four is forgotten.
  private static let answersPerCard = 1.3

  /// True once what it left was spread.
  package var isClosed: Bool { standing.map { $0.day > day } ?? false }

  /// Notes that what it left was spread, and, the first time, what was known.
  package mutating func close(on today: StudyDay, known: Double) {
    guard var standing else { return }
    if !isClosed { standing.known = known }
    standing.day = today
    self.standing = standing
  }

  /// The name, which is that of its deck if it has none of its own.
  package func name(in deck: Deck) -> String { name.isBlank ? deck.name.description : name }

  /// True if it has all cards of its deck and of those within it, or of all decks.
  package var hasAllCards: Bool { search.isBlank }

  /// True if it has all cards of a deck, by its name.
  ///
  /// - Parameter home: the deck whose exam it is.
  func hasAll(of deck: Deck, in home: Deck) -> Bool {
    hasAllCards && (isOfAllDecks || home.name.contains(deck.name))
      || standing?.decks?.contains(deck.name.description) ?? false
  }
}

/// The parts of a plan for an exam that stay until it is made anew.
public struct ExamPlan: Sendable, Codable, Hashable {
  /// The desired retention until the exam, 0 to 1, exclusive.
  public var retention: Double
  /// The number of last days of study on which cards come by what an answer adds to the knowledge on the
  /// day.
  public var finalDays: Int
  /// The most answers on one day that the plan foresaw; nil for no limit.
  public var mostAnswers: Int?
  /// The last day for which new cards are foreseen; nil for half of the days of study that are left.
  public var introducedBy: StudyDay?

  /// Creates a plan.
  public init(
    retention: Double = 0.9,
    finalDays: Int = 0,
    mostAnswers: Int? = nil,
    introducedBy: StudyDay? = nil
  ) {
    self.retention = retention
    self.finalDays = finalDays
    self.mostAnswers = mostAnswers
    self.introducedBy = introducedBy
  }
}

/// How an exam stands on a day.
public struct ExamStanding: Sendable, Codable, Hashable {
  /// The day on which it was worked out, and the cards of the day were chosen.
  public var day: StudyDay
  /// The number of cards.
  public var cards: Int
  /// The number of cards that were not seen yet.
  public var new: Int
  /// The share of the cards known on that day, 0 to 1.
  public var known: Double
  /// The share of the cards that will be known on the day of the exam, 0 to 1.
  public var then: Double
  /// The mean minutes of the days of study until then.
  public var minutes: Double
  /// The number of cards that came after the plan was made.
  public var later: Int
  /// The names of the decks that have no other cards; nil if an older program worked it out.
  public var decks: [String]?
  /// The new cards expected on each day from that one to the one before the exam; nil where its decks have
  /// other cards too, and if an older program worked it out.
  public var expectedNew: [Int]?
  /// The known cards expected on these days; nil as `expectedNew` is.
  public var expectedReviews: [Int]?

  /// Creates a standing.
  public init(
    day: StudyDay,
    cards: Int,
    new: Int,
    known: Double,
    then: Double,
    minutes: Double,
    later: Int,
    decks: [String]? = nil,
    expected: [DayCounts]? = nil
  ) {
    self.day = day
    self.cards = cards
    self.new = new
    self.known = known
    self.then = then
    self.minutes = minutes
    self.later = later
    self.decks = decks
    expectedNew = expected?.map(\.new)
    expectedReviews = expected?.map(\.reviews)
  }

  /// The cards expected on a day; nil where nothing is known of it.
  func expected(on date: StudyDay) -> DayCounts? {
    let place = date - day
    guard let new = expectedNew, let reviews = expectedReviews, new.indices.contains(place),
      reviews.indices.contains(place)
    else { return nil }
    return DayCounts(new: new[place], reviews: reviews[place])
  }
}

extension Deck {
  /// The deck, and those within it.
  package func family(among decks: [Deck]) -> [Deck] {
    [self] + decks.filter { $0.id != id && name.contains($0.name) }
  }

  /// The deck with its exams as they were agreed on.
  package var withoutStandings: Deck {
    var deck = self
    deck.exams = exams.map { exam in
      var exam = exam
      exam.standing = nil
      return exam
    }
    return deck
  }

  /// Exams as they were, without losing how those that are still there stand.
  package mutating func restoreExams(_ old: [Exam]) {
    let present = exams
    exams = old.map { exam in
      var exam = exam
      let same = present.first { other in
        var other = other
        other.standing = exam.standing
        return other == exam
      }
      if let same { exam.standing = same.standing }
      return exam
    }
  }
}

extension [Deck] {
  /// The retentions at which the cards of decks are scheduled because of exams that are ahead and have all cards
  /// of these decks. Decks without one are not among them: cards that are no part of an exam would have its
  /// retention too.
  package func examRetentions(on today: StudyDay) -> [DeckID: Double] {
    let exams = flatMap { home in
      home.exams.filter { $0.isAhead(on: today) }.map { (exam: $0, home: home) }
    }
    guard !exams.isEmpty else { return [:] }
    var retentions: [DeckID: Double] = [:]
    for deck in self {
      retentions[deck.id] = exams.lazy.filter { $0.exam.hasAll(of: deck, in: $0.home) }
        .map(\.exam.plan.retention).max()
    }
    return retentions
  }
}
