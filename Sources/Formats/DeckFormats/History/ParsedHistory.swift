package import Flashcards

/// The entries of a review log in a text.
package struct ParsedHistory: Sendable, Equatable {
  /// An entry.
  package struct Entry: Sendable, Equatable {
    /// The line, counted from 1.
    package let line: Int
    /// The note's guid.
    package let guid: String
    /// The number of the note's card.
    package let ordinal: Int
    /// The time.
    package let moment: LocalMoment
    /// The rating.
    package let rating: Rating
    /// The milliseconds from the question to the answer.
    package let duration: UInt32
    /// The kind.
    package let kind: ReviewKind
  }

  /// The entries that can be had, in the order of the file.
  package internal(set) var entries: [Entry] = []
  /// The lines that can't be entries, in the order of the file.
  package internal(set) var faults: [LineFault] = []
}
