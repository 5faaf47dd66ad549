package import Flashcards

/// The entries of a review log in a text.
package struct ParsedHistory: Sendable, Hashable {
  /// An entry.
  package struct Entry: Sendable, Hashable {
    /// The numbers of cards that a note may have, counted from 0.
    package static let ordinals = 0..<100_000

    /// The line, counted from 1.
    package let line: Int
    /// The note's guid.
    package let guid: String
    /// The number of the note's card, one of `ordinals`.
    package let ordinal: Int
    /// The time.
    package let moment: LocalMoment
    /// The rating.
    package let rating: Rating
    /// The milliseconds from the question to the answer.
    package let duration: UInt32
    /// The kind.
    package let kind: ReviewKind

    /// Keeps the parts.
    package init(
      line: Int,
      guid: String,
      ordinal: Int,
      moment: LocalMoment,
      rating: Rating,
      duration: UInt32,
      kind: ReviewKind
    ) {
      self.line = line
      self.guid = guid
      self.ordinal = ordinal
      self.moment = moment
      self.rating = rating
      self.duration = duration
      self.kind = kind
    }
  }

  /// The times that a text can tell, in whatever zone: those of the years 0 to 9999, and a day more, in
  /// milliseconds since 1970 UTC.
  package static let times: ClosedRange<Int64> = -62_167_305_600_000...253_402_387_199_999
  /// The seconds that local time may be ahead of UTC: less than a day, either way.
  package static let zones: ClosedRange<Int32> = -86_399...86_399

  /// The entries that can be had, in the order of the file.
  package var entries: [Entry] = []
  /// The lines that can't be entries, in the order of the file.
  package var faults: [LineFault] = []

  /// No entries.
  package init() {}
}
