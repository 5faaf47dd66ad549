package import PaymentCards
import Secrets

/// The plan of an import, item by item, decided before anything is written. It holds what a list may
/// show of each item: no number, no security code, and nothing else that is hidden.
package struct CardImportPlan: Sendable {
  /// What the wallet has or lacks of an item.
  package enum Verdict: Hashable, Sendable {
    /// No card has its number.
    case new
    /// A card in the wallet has its number, and all it has.
    case same
    /// A card in the wallet has its number, and would be changed so.
    case update([CardUpdate.Change])
    /// A card in the wallet has another number with the same last four digits, and the same holder;
    /// that card's title.
    case possibleDuplicate(of: String)
    /// A card earlier in the file has its number.
    case again(ItemPlace)
    /// No card can be made of it.
    case refused(ItemRefusal)
  }

  /// An item as a preview shows it.
  package struct Item: Hashable, Sendable {
    /// The place in the file.
    package let place: ItemPlace
    /// The title; may be empty.
    package let title: String
    /// The brand, its own one or that of its number.
    package let brand: Brand?
    /// The last four digits of its number, in ASCII; empty where there are none.
    package let lastFour: String
    /// The last month in which it is valid.
    package let expiry: YearMonth?
    /// True if it has a security code that could be kept.
    package let hasCode: Bool
    /// The oddities to tell of.
    package let remarks: [ImportRemark]
    /// The verdict on it.
    package let verdict: Verdict
  }

  /// The items, in the order of the file.
  package private(set) var items: [Item] = []
  /// The wallet's cards that items would change, by the items' indices.
  private var changed: [Int: Int64] = [:]
  private var seen: [NumberFingerprint: ItemPlace] = [:]
  private let known: KnownCards

  /// A plan for an import into a wallet with these cards.
  package init(into known: KnownCards) {
    self.known = known
  }

  /// Decides about the next item.
  ///
  /// - Parameter walletCard: opens a card of the wallet; nil if it can't be opened.
  /// - Throws: `SecretFailure`, or what `walletCard` throws.
  package mutating func add(
    _ item: CardFileItem,
    _ walletCard: (Int64) throws -> PaymentCard<SecretDigits>?
  ) throws {
    switch item {
    case .refused(let item):
      items.append(Item(item))
    case .card(let item):
      let verdict = try verdict(on: item, walletCard)
      items.append(Item(item, verdict))
    }
  }

  /// The wallet's card that the item with this index would change; nil for one that would become a
  /// card of its own.
  package func target(of index: Int) -> Int64? { changed[index] }

  private mutating func verdict(
    on item: ImportedCard,
    _ walletCard: (Int64) throws -> PaymentCard<SecretDigits>?
  ) throws -> Verdict {
    let number = try known.fingerprint(of: item.card)
    if let earlier = seen[number] { return .again(earlier) }
    seen[number] = item.place
    var first: (id: Int64, update: CardUpdate)?
    for id in known.ids(of: number) {
      guard let card = try walletCard(id) else { continue }
      let update = try CardUpdate(of: card, by: item.card)
      if update.changes.isEmpty { return .same }
      if first == nil { first = (id, update) }
    }
    if let (id, update) = first {
      guard !update.isTooLarge else { return .refused(.tooMuchText) }
      changed[items.count] = id
      return .update(update.changes)
    }
    return known.title(like: item.card).map { .possibleDuplicate(of: $0) } ?? .new
  }
}

extension CardImportPlan.Item {
  fileprivate init(_ item: RefusedItem) {
    self.init(
      place: item.place,
      title: item.title,
      brand: nil,
      lastFour: "",
      expiry: nil,
      hasCode: false,
      remarks: [],
      verdict: .refused(item.reason)
    )
  }

  fileprivate init(_ item: ImportedCard, _ verdict: CardImportPlan.Verdict) {
    self.init(
      place: item.place,
      title: String(item.card.title.prefix(CardUpdate.Shown.longest)),
      brand: item.card.brand,
      lastFour: LastFour(item.card.number).text,
      expiry: item.card.expiry,
      hasCode: item.card.securityCode != nil,
      remarks: item.remarks,
      verdict: verdict
    )
  }

  /// True if it can become a card of its own though the wallet or the file may have it already.
  package var isDuplicate: Bool {
    switch verdict {
    case .same, .possibleDuplicate, .again: true
    case .new, .update, .refused: false
    }
  }

  /// True if it changes a card of the wallet.
  ///
  /// - Parameter keepingCodes: true if security codes are kept.
  package func isUpdate(keepingCodes: Bool) -> Bool {
    guard case .update(let changes) = verdict else { return false }
    return keepingCodes || changes.contains { $0.field != .securityCode }
  }
}
