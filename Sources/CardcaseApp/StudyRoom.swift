import Flashcards
import Secrets
import Store
import Vault

/// The flashcards of an open vault, as the screens ask for them.
struct StudyRoom {
  private let store: StudyStore
  private let key: VaultKey
  private let boundary: DayBoundary
  private let now: () -> LocalMoment

  /// The flashcards of a vault that `key` opens.
  ///
  /// - Parameters:
  ///   - boundary: where days of study end.
  ///   - now: the present moment.
  init(
    _ vault: Vault,
    under key: VaultKey,
    boundary: DayBoundary = DayBoundary(),
    now: @escaping () -> LocalMoment = { PresentMoment.now }
  ) {
    store = StudyStore(vault)
    self.key = key
    self.boundary = boundary
    self.now = now
  }

  /// The decks of the list, and how many records can't be read.
  func summaries() throws(VaultFailure) -> (decks: [DeckSummary], damaged: Int) {
    try store.summaries(at: now(), boundary: boundary, under: key)
  }

  /// A deck with what is in it, and how many records can't be read.
  func shelf(of deck: DeckID) throws(VaultFailure) -> (shelf: Shelf, damaged: Int) {
    try store.shelf(of: deck, at: now(), boundary: boundary, under: key)
  }

  /// The present moment.
  var moment: LocalMoment { now() }

  /// All there is, where all of it can be read.
  ///
  /// - Throws: `damaged` where some of it can't be.
  func collection(progress: StudyStore.Progress? = nil) throws -> StudyCollection {
    let (collection, damaged) = try store.collection(under: key, progress: progress)
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
    return collection
  }

  /// Throws where the vault was locked, or the work called off.
  func requireKey() throws {
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
  }

  /// The highest ids in use: new ones must lie above them.
  func latestIDs() throws(VaultFailure) -> LatestIDs {
    try store.latestIDs(under: key)
  }

  /// Writes a change. It is on disk when this returns, or nothing of it ever was.
  func apply(_ change: StudyChange) throws(VaultFailure) {
    try store.apply(change, under: key)
  }

  /// The answers of so many days of study up to today, for statistics, and how many records can't be
  /// read; all answers by default.
  func reviews(
    ofDays days: Int? = nil
  ) throws(VaultFailure) -> (reviews: [Review], damaged: Int) {
    let now = now()
    let start = days.map {
      boundary.start(of: boundary.day(of: now) - $0 + 1, zoneOffset: now.zoneOffset)
    }
    return try store.reviews(since: start, under: key)
  }
}
