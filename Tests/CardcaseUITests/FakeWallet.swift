import Flashcards
import PaymentCards
import Secrets
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// The cards of a vault, in the hands of a test.
struct FakeWallet {
  typealias Card = PaymentCard<SecretDigits>

  /// A kept card.
  struct LoadResult {
    let id: Int64
    var card: Card
    var place: Int64

    var entry: WalletEntry { WalletEntry(card, id: id, place: place) }
  }

  private(set) var kept: [LoadResult]
  /// The ids of the cards that are there more than once.
  var doubles: [[Int64]] = []
  /// True if changes are kept, false if they are just asked for.
  var writes = false

  /// Cards with ids from 1.
  init(_ cards: [Card]) {
    kept = cards.enumerated().map { LoadResult(id: Int64($0 + 1), card: $1, place: Int64($0 + 1)) }
  }

  /// Three cards, of which the first is there twice.
  static var doubled: FakeWallet {
    var wallet = FakeWallet([
      .sample("Everyday", "4111111111111111", "12/28"),
      .sample("Everyday", "4111111111111111", "12/28"),
      .sample("Travel", "5555555555554444", "01/30"),
    ])
    wallet.doubles = [[1, 2]]
    return wallet
  }

  /// Two cards whose words can be looked for.
  static var sample: FakeWallet {
    FakeWallet([
      .sample("Everyday", "4111111111111111", "12/28"),
      .sample("Travel", "5555555555554444", "01/30"),
    ])
  }

  var entries: [WalletEntry] { kept.map(\.entry).sorted { $0.isBefore($1) } }

  func card(_ id: Int64) -> Card? { kept.first { $0.id == id }?.card }

  /// The vault's answer.
  mutating func answer(_ effect: WalletEffect) -> WalletReply? {
    if case .open(let id, let use) = effect {
      return card(id).map { .opened(id, for: use, use.part(of: $0), version: version(of: id)) }
        ?? .notOpened(.damaged)
    }
    guard writes else { return nil }
    switch effect {
    case .save(let card, let saving): return save(card, saving)
    case .delete(let ids), .deleteForGood(let ids):
      kept.removeAll { ids.contains($0.id) }
      if case .delete = effect { return .deleted(ids) }
      return .deleted(ids, isForGood: true)
    case .joinDoubles:
      let surplus = doubles.flatMap { $0.dropFirst() }
      kept.removeAll { surplus.contains($0.id) }
      return .joined(surplus)
    case .mark(let ids, let isFavourite):
      let marked = kept.indices.filter { ids.contains(kept[$0].id) }
      guard marked.count == ids.count else { return .notChanged(.gone) }
      for index in marked { kept[index].card.isFavourite = isFavourite }
      return .marked(marked.map { kept[$0].entry })
    case .place(let places, _):
      for place in places {
        if let index = kept.firstIndex(where: { $0.id == place.id }) {
          kept[index].place = place.place
        }
      }
      return .placed(places)
    default: return nil
    }
  }

  /// The operation of an effect; nil if it can't be undone.
  func operation(of effect: WalletEffect) -> (operation: UndoableOperation, count: Int)? {
    guard writes else { return nil }
    switch effect {
    case .save(let card, let saving):
      return (
        UndoableOperation(
          saving.replacing == nil ? .paymentCardAddition : .paymentCardEdit,
          card.title
        ), 1
      )
    case .delete(let ids):
      return (UndoableOperation(.paymentCardRemoval, title(of: ids)), ids.count)
    case .joinDoubles:
      let surplus = doubles.flatMap { $0.dropFirst() }
      return (UndoableOperation(.paymentCardJoining, title(of: surplus)), surplus.count)
    case .mark(let ids, _): return (UndoableOperation(.favourite, title(of: ids)), ids.count)
    case .place(let places, let title): return (UndoableOperation(.order, title), places.count)
    default: return nil
    }
  }

  private func title(of ids: [Int64]) -> String { ids.first.flatMap { card($0) }?.title ?? "" }

  /// A number that another change of the card makes another.
  private func version(of id: Int64) -> Int64 {
    Int64((card(id)?.title ?? "").unicodeScalars.reduce(1) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF })
  }

  private mutating func save(_ card: Card, _ saving: CardSaving) -> WalletReply {
    if let id = saving.replacing, let known = saving.version,
      version(of: id) != known || self.card(id) == nil
    {
      return .changedMeanwhile(exists: self.card(id) != nil)
    }
    if let other = kept.first(where: { kept in
      saving.unlessSameAs.contains(kept.id) && !card.number.isEmpty
        && kept.card.number.hasSameDigits(as: card.number)
    }) {
      return .exists(other.id)
    }
    var card = card
    if card.securityCode == nil {
      card.securityCode = saving.codeSource.flatMap(self.card)?.securityCode
    }
    guard let index = kept.firstIndex(where: { $0.id == saving.replacing }) else {
      let id = (kept.map(\.id).max() ?? 0) + 1
      kept.append(LoadResult(id: id, card: card, place: id))
      return .saved(WalletEntry(card, id: id, place: id))
    }
    kept[index].card = card
    return .saved(kept[index].entry)
  }
}

extension PaymentCard<SecretDigits> {
  /// A card with a brand's published test number, and no security code unless one is given.
  static func sample(
    _ title: String,
    _ number: String,
    _ expiry: String,
    holder: String = "Ada Lovelace",
    code: String? = nil,
    notes: String = ""
  ) -> PaymentCard {
    let parts = expiry.split(separator: "/").compactMap { Int($0) }
    return PaymentCard(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: parts.count == 2 ? YearMonth(year: 2000 + parts[1], month: parts[0]) : nil,
      securityCode: code.map { SecretDigits(copying: PlainDigits(digitsIn: $0)) },
      notes: notes
    )
  }
}
