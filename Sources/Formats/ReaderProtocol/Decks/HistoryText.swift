package import Flashcards

/// A history of answers as text: a header, then a row of values between commas for each entry of the
/// review log.
package enum HistoryText {
  /// The columns, in the order in which they are written.
  package enum Column: String, CaseIterable {
    /// The note's guid, a colon, and the number of its card, counted from 1.
    case card
    /// The moment, as ISO 8601 has it.
    case time
    /// 1 to 4 for Again to Easy; empty for what is no answer.
    case rating
    /// The milliseconds from the question to the answer.
    case duration
    /// The kind of entry, one of `kinds`.
    case kind

    /// True if a row can be read without it.
    package var isOptional: Bool {
      switch self {
      case .card, .time, .rating: false
      case .duration, .kind: true
      }
    }
  }

  /// The ending of file names that ask for it.
  package static let fileEnding = "history.csv"

  package static let separator = UInt8(ascii: ",")

  /// The names of the kinds of entries.
  package static func name(of kind: ReviewKind) -> String {
    switch kind {
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    case .cram: "cram"
    case .reset: "reset"
    case .manual: "manual"
    case .rescheduled: "rescheduled"
    case .filtered: "filtered"
    }
  }

  package static let kinds = Dictionary(
    ReviewKind.allCases.map { (name(of: $0), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// True if the name of a file asks for a history.
  package static func isAsked(by path: String) -> Bool {
    path.lowercased().hasSuffix(fileEnding)
  }
}
