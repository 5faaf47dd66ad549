/// The options of a filtered deck of an Anki collection.
package struct PackageFilter: Sendable, Hashable {
  /// A search for its cards.
  package struct Search: Sendable, Hashable {
    /// The search.
    package var text: String
    /// The most cards that it takes.
    package var limit: UInt32
    /// The number of the order in which it takes them.
    package var order: UInt32

    /// Keeps the parts.
    package init(text: String, limit: UInt32, order: UInt32) {
      (self.text, self.limit, self.order) = (text, limit, order)
    }
  }

  /// The searches; Anki takes two at most.
  package var searches: [Search]
  /// True if answers change the schedule.
  package var reschedules: Bool
  /// The seconds after Again, where they don't.
  package var again: UInt32
  /// The seconds after Hard.
  package var hard: UInt32
  /// The seconds after Good.
  package var good: UInt32

  /// Keeps the parts.
  package init(
    searches: [Search] = [],
    reschedules: Bool = false,
    again: UInt32 = 0,
    hard: UInt32 = 0,
    good: UInt32 = 0
  ) {
    self.searches = searches
    self.reschedules = reschedules
    (self.again, self.hard, self.good) = (again, hard, good)
  }
}
