import Flashcards
import Secrets
import Store
import Vault

/// The times of the reviews in a vault, read when the first is asked for: most imports never ask.
final class KnownReviews {
  private let study: StudyStore
  private let key: VaultKey
  private var times: [FlashcardID: Set<Int64>]?
  /// The reason why they can't be read; nil if they can.
  private(set) var failure: VaultFailure?

  init(_ study: StudyStore, _ key: VaultKey) {
    self.study = study
    self.key = key
  }

  /// True if the log has a review of a card at a time.
  func has(_ card: FlashcardID, at time: Timestamp) -> Bool {
    if times == nil { times = read() }
    return times?[card]?.contains(time.rawValue) == true
  }

  private func read() -> [FlashcardID: Set<Int64>] {
    do throws(VaultFailure) {
      let reviews = try study.reviews(under: key).reviews
      return reviews.reduce(into: [:]) { $0[$1.card, default: []].insert($1.moment.time.rawValue) }
    } catch {
      failure = error
      return [:]
    }
  }
}
