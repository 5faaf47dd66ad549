import DeckFormats
import Flashcards
import Glibc
import ReaderProtocol

/// A history of answers that was read from a file, before the cards are known that it is about.
enum HistorySource: Sendable {
  /// A text.
  case text(ParsedHistory)
  /// The database of hashcards.
  case hashcards([HashcardsReview])

  /// The entries, and the number of those that are about no card of a collection and have no line that
  /// could be named.
  func entries(for collection: StudyCollection) -> (history: ParsedHistory, unknown: Int) {
    switch self {
    case .text(let history): return (history, 0)
    case .hashcards(let reviews):
      let found = HashcardsHistory(reviews, in: collection, zone: Self.zone)
      return (found.history, found.unknown)
    }
  }

  /// The seconds that local time is ahead of UTC when it is `local` here.
  private static func zone(_ local: Timestamp) -> Int32 {
    var seconds = time_t(local.rawValue / 1_000)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return 0 }
    parts.tm_isdst = -1
    let time = mktime(&parts)
    return Int32(clamping: seconds - time)
  }
}
