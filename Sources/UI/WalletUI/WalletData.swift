import DomainWords
package import PaymentCards
import Preferences
package import Screens
package import WindowLevels
import Wording

/// The data of the wallet.
package struct WalletData: FeatureData {
  package typealias Effect = WalletEffect
  package typealias Reply = WalletReply
  package typealias Requirement = Never

  /// A change that the wallet's screens follow.
  package enum Change: Sendable {
    /// Cards were saved, restored or marked.
    case saved([WalletEntry])
    /// The cards with these ids were deleted.
    case deleted([Int64])
    /// Operations were undone or redone.
    case stepped(saved: [WalletEntry], removed: [Int64])
    /// Cards were moved.
    case placed([CardPlace])
    /// Cards were imported.
    case imported
  }

  /// The entries of the list, without numbers, codes and notes.
  package private(set) var cards: [WalletEntry]
  /// The ids of the cards that are there more than once, each with those of the same, as the vault was
  /// opened.
  private var doubles: [[Int64]]
  /// The title of the card deleted last, and the number of cards deleted with it.
  private(set) var deleted: (title: String, count: Int)?
  /// The moment at which the clipboard is cleared; nil if nothing of ours is there.
  private var clipboardDue: Instant?

  /// A wallet; empty by default.
  package init(cards: [WalletEntry] = [], doubles: [[Int64]] = []) {
    self.cards = cards
    self.doubles = doubles
  }

  /// The number of cards that go where one of each is kept.
  var surplus: Int { doubles.reduce(0) { $0 + $1.count - 1 } }

  package mutating func receive(
    _ reply: WalletReply,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch reply {
    case .saved(let entry):
      put(entry)
      return DataUpdate(.saved([entry]))
    case .marked(let entries):
      entries.forEach { put($0) }
      return DataUpdate(.saved(entries))
    case .stepped(let saved, let removed):
      deleted = nil
      remove(Set(removed))
      saved.forEach { put($0) }
      return DataUpdate(.stepped(saved: saved, removed: removed))
    case .deleted(let ids, _), .joined(let ids):
      let gone = Set(ids)
      deleted = (cards.first { $0.id == ids.first }?.title ?? "", ids.count)
      remove(gone)
      return DataUpdate(.deleted(ids))
    case .placed(let places):
      place(places)
      return DataUpdate(.placed(places))
    case .transferred(.written(.success(let entries), _, _)):
      cards = entries
      return DataUpdate(.imported)
    case .transferred(.written(.failure(let reason), _, _)):
      // The cards are on disk; the list stays as it was.
      return DataUpdate(
        message: environment.failed(because: reason) { .cardsNotListed(reason: $0) }
      )
    case .copied(let field, let result):
      if result.hasCopied {
        clipboardDue = environment.preferences.clipboardLimit.map {
          environment.now.advanced(by: $0)
        }
      }
      return DataUpdate(
        message: result.message(
          field,
          for: environment.preferences.clipboardLimit,
          environment.wording
        )
      )
    case .clipboardCleared(let result):
      return DataUpdate(message: result.message)
    case .notOpened(let reason):
      return DataUpdate(message: environment.failed(because: reason) { .cardNotOpened(reason: $0) })
    case .notSaved(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .cardNotSaved(reason: $0) }
      )
    case .notChanged(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .changeNotSaved(reason: $0) }
      )
    case .answered(let outcome): return receive(outcome, environment)
    case .opened, .exists, .changedMeanwhile, .transferred: return DataUpdate()
    }
  }

  private mutating func receive(
    _ outcome: LetterboxOutcome,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch outcome {
    case .kept(let entry):
      put(entry)
      return DataUpdate(
        .saved([entry]),
        message: StatusMessage(tone: .success, .letterboxCardKept)
      )
    case .discarded:
      return DataUpdate(message: StatusMessage(tone: .success, .letterboxCardDiscarded))
    case .gone:
      return DataUpdate(
        message: environment.failed(because: .gone) { .changeNotSaved(reason: $0) }
      )
    case .failed(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .changeNotSaved(reason: $0) }
      )
    }
  }

  package func nextDeadline(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> Instant? { clipboardDue }

  package mutating func advance(_ environment: ScreenEnvironment) -> [WalletEffect] {
    guard let due = clipboardDue, environment.now >= due else { return [] }
    clipboardDue = nil
    return [.clearClipboard]
  }

  /// Takes cards out of the list.
  private mutating func remove(_ ids: Set<Int64>) {
    cards.removeAll { ids.contains($0.id) }
    // One that is changed is none of them any more.
    doubles = doubles.map { $0.filter { !ids.contains($0) } }.filter { $0.count > 1 }
  }

  /// Puts an entry into the list, in place of an older one with its id.
  private mutating func put(_ entry: WalletEntry) {
    remove([entry.id])
    cards.insert(entry, at: cards.firstIndex { entry.isBefore($0) } ?? cards.count)
  }

  private mutating func place(_ places: [CardPlace]) {
    let byID = Dictionary(places.map { ($0.id, $0.place) }) { $1 }
    for index in cards.indices {
      if let place = byID[cards[index].id] { cards[index].place = place }
    }
    cards.sort { $0.isBefore($1) }
  }
}

typealias WalletContext = ScreenContext<WalletData>
