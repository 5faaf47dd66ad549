/// The numbers of cards to study on the coming days of study, after the daily limits, if nothing is
/// studied until then.
public struct DueProjection: Sendable, Hashable {
  /// The numbers of a deck and the decks within it.
  public struct DeckRow: Sendable, Hashable {
    /// The full name.
    public var name: String
    /// The number of cards on each day, from the first.
    public var due: [Int]

    /// The numbers of a deck.
    public init(name: String, due: [Int]) {
      self.name = name
      self.due = due
    }
  }

  /// The number of days that are projected.
  public static let dayCount = 60

  /// The first day.
  public var first: StudyDay
  /// The numbers of all decks on each day, from the first. A card in a nested deck counts once.
  public var days: [StudyCounts]
  /// The decks with their names, ordered by them; nil if they are not told.
  public var decks: [DeckRow]?

  /// A projection from its parts.
  public init(first: StudyDay, days: [StudyCounts], decks: [DeckRow]? = nil) {
    self.first = first
    self.days = days
    self.decks = decks
  }

  /// The place of a day in the projection; nil if it is not projected. The day before the first is
  /// taken for the first: who travels west comes to it again.
  public func index(of day: StudyDay) -> Int? {
    let index = day == first - 1 ? 0 : day - first
    return days.indices.contains(index) ? index : nil
  }
}
