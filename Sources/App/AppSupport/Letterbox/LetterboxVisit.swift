package import DomainWords
package import Flashcards
import PaymentCards
package import SealedFiles
package import Secrets
import Store
package import Vault

/// Taking in what waits in a letterbox: notes in one transaction, payment cards after a question. A
/// file is removed only once the transaction that takes it is on disk; where it could not be removed,
/// it is known by its id the next time.
package struct LetterboxVisit: Sendable {
  package let letterbox: Letterbox
  package let files: [String]

  /// A visit for these files; nil if there is none.
  package init?(_ letterbox: Letterbox?, files: [String]) {
    guard let letterbox, !files.isEmpty else { return nil }
    self.letterbox = letterbox
    self.files = files
  }

  /// The contents of the files.
  private struct Find {
    var notes: [(item: LetterboxItem, note: NewNote)] = []
    var cards: [(item: LetterboxItem, card: PaymentCard<SecretDigits>)] = []
    var unreadable: [String] = []
    var otherKey: [String] = []
    /// The items that were taken before.
    var known: [String] = []
  }

  /// Takes in what can be, in the order in which it was put in.
  package func takeIn(
    to vault: Vault,
    _ key: VaultKey,
    at now: Timestamp,
    _ random: any RandomSource,
    _ pace: ProgressThrottle
  ) throws -> (LetterboxReport, ChangeSet) {
    var report = LetterboxReport(path: letterbox.path)
    let store = LetterboxStore(vault)
    let found = try look(in: store, under: key, pace)
    let change = try store.take(
      found.notes.map { ($0.item.id.bytes, $0.note) },
      as: UndoableOperation(.letterbox),
      at: now,
      random: random,
      under: key
    )
    report.notes = change.notes.count
    letterbox.erase(found.known + found.notes.map { letterbox.file(of: $0.item.id) })
    report.unreadable = letterbox.setAside(found.unreadable)
    report.otherKey = letterbox.setAside(found.otherKey)
    report.cards = try waiting(found.cards, in: PaymentCardStore(vault), under: key)
    return (report, change)
  }

  /// Opens the files.
  private func look(
    in store: LetterboxStore,
    under key: VaultKey,
    _ pace: ProgressThrottle
  ) throws -> Find {
    let pair = try LetterboxKeyPair(of: key)
    var find = Find()
    var items: [LetterboxItem] = []
    for (index, file) in files.enumerated() {
      guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
      switch try letterbox.open(file, with: pair) {
      case .item(let item): items.append(item)
      case .unreadable: find.unreadable.append(file)
      case .otherKey: find.otherKey.append(file)
      case .gone: break
      }
      pace.advance(index + 1, files.count)
    }
    let taken = try store.taken(among: items.map(\.id.bytes), under: key)
    for item in items.sorted(by: {
      ($0.time, letterbox.file(of: $0.id)) < ($1.time, letterbox.file(of: $1.id))
    }) {
      let file = letterbox.file(of: item.id)
      if taken.contains(item.id.bytes) {
        find.known.append(file)
      } else if item.kind == .note, let note = LetterboxNote.decoded(item.content) {
        find.notes.append((item, note))
      } else if item.kind == .paymentCard, let card = try PaymentCardStore.decoded(item.content) {
        find.cards.append((item, card))
      } else {
        find.unreadable.append(file)
      }
    }
    return find
  }

  /// The cards without their secrets, each with the name of a kept or earlier card of its number.
  private func waiting(
    _ cards: [(item: LetterboxItem, card: PaymentCard<SecretDigits>)],
    in store: PaymentCardStore,
    under key: VaultKey
  ) throws -> [LetterboxPaymentCard] {
    guard !cards.isEmpty else { return [] }
    let kept = try store.summaries(under: key).entries
    return try cards.enumerated().map { index, found in
      let number = found.card.number
      let same = try store.firstWithNumber(
        number,
        among: kept.filter { $0.mayHave(number: number) }.map(\.id),
        under: key
      )
      let entry = kept.first { $0.id == same }
      let earlier = cards[..<index].first { $0.card.number.hasSameDigits(as: number) }
      return LetterboxPaymentCard(
        found.card,
        file: letterbox.file(of: found.item.id),
        time: Timestamp(milliseconds: found.item.time),
        sameAs: entry.map { Self.name($0.title, $0.brand) }
          ?? earlier.map { Self.name($0.card.title, $0.card.brand) }
      )
    }
  }

  private static func name(_ title: String, _ brand: Brand?) -> String {
    title.isEmpty ? brand?.facts.displayName ?? "?" : title
  }
}

extension VaultKey {
  /// Writes the public key that belongs to this key. Where that fails, the next unlocking does it.
  package func publish(in letterbox: Letterbox, of vault: Vault) {
    guard let pair = try? LetterboxKeyPair(of: self) else { return }
    _ = try? letterbox.inspect(pair, ofVault: vault.id)
  }
}
