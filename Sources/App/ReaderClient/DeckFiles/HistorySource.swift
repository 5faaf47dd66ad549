package import DeckFormats
package import Flashcards
import Glibc
package import ReaderProtocol

/// A history of answers that was read from a file, before the cards are known that it is about.
package enum HistorySource: Sendable {
  /// A text.
  case text(ParsedHistory)
  /// The database of hashcards.
  case hashcards([HashcardsReview])

  /// The history in a file; nil if there is none in it.
  ///
  /// - Parameter starter: starts the reader, where one is needed.
  package init?(_ bytes: [UInt8], _ starter: ReaderStarter) throws {
    if HistoryText.recognizes(bytes) {
      self = .text(HistoryText.read(bytes))
    } else if PackageReader.isDatabase(bytes) {
      self = .hashcards(try starter.start(.hashcards).reviews(of: bytes))
    } else {
      return nil
    }
  }

  /// The entries, and the number of those that are about no card of a collection and have no line that
  /// could be named.
  package func entries(for collection: StudyCollection) -> (history: ParsedHistory, unknown: Int) {
    switch self {
    case .text(let history): return (history, 0)
    case .hashcards(let reviews):
      let found = HashcardsHistory(
        reviews.lazy.map { ($0.card, $0.time, $0.rating) },
        in: collection,
        zone: Self.zone
      )
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
