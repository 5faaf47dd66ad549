package import PaymentCards
import Secrets

/// The plan of an import, item by item, decided before anything is written. It holds what a list may
/// show of each item: no number, no security code, and nothing else that is hidden.
package struct CardImportPlan: Sendable {
  /// The result of comparing an item with the wallet.
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
    /// A card earlier in the file has its number, and all it has.
    case again(ItemPlace)
    /// A card earlier in the file has its number and becomes a card of its own: that one gets what it
    /// lacks, and where the item is chosen also what differs.
    case joined(ItemPlace, adding: [CardUpdate.Change], replacing: [CardUpdate.Change])
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
    package fileprivate(set) var verdict: Verdict
  }

  /// The card that an item becomes or changes when it is carried out.
  package enum Target: Hashable, Sendable {
    /// It becomes a card.
    case own
    /// It changes a card of the wallet.
    case walletCard(Int64)
    /// It changes the card that the item with this index becomes.
    case item(Int)
  }

  /// The items, in the order of the file.
  package private(set) var items: [Item] = []
  /// True if security codes are kept.
  package let keepsCodes: Bool
  /// The wallet's cards that items would change, by the items' indices.
  private var changed: [Int: Int64] = [:]
  /// The first item with a number.
  private var firsts: [NumberFingerprint: Int] = [:]
  /// The first items with the numbers of later ones, by the indices of these.
  private var repeats: [Int: Int] = [:]
  /// The items whose numbers later ones have.
  private var repeated: Set<Int> = []
  private let known: KnownPaymentCards

  /// A plan for an import into a wallet with these cards.
  ///
  /// - Parameter keepsCodes: true if security codes are kept.
  package init(into known: KnownPaymentCards, keepingCodes keepsCodes: Bool = true) {
    self.known = known
    self.keepsCodes = keepsCodes
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

  /// True if an item has the number of an earlier one, so that the items are to be joined.
  package var hasRepeats: Bool { !repeats.isEmpty }

  /// Decides about an item whose number another one has. All items were added before, and all are
  /// joined in the same order.
  ///
  /// - Parameters:
  ///   - cards: what the items so far come to, by the first ones with their numbers; empty at first.
  ///   - walletCard: opens a card of the wallet; nil if it can't be opened.
  /// - Throws: `SecretFailure`, or what `walletCard` throws.
  package mutating func join(
    _ item: CardFileItem,
    at index: Int,
    in cards: inout [Int: PaymentCard<SecretDigits>],
    _ walletCard: (Int64) throws -> PaymentCard<SecretDigits>?
  ) throws {
    guard case .card(let item) = item else { return }
    let card = kept(item.card)
    if let first = repeats[index] {
      cards[first] = try cards[first].map { try join(card, at: index, to: $0) }
    } else if repeated.contains(index) {
      let old = try changed[index].flatMap(walletCard)
      cards[index] = try old.map { try CardUpdate(of: $0, by: card).card } ?? card
    }
  }

  /// Decides about an item by what the earlier ones with its number come to.
  ///
  /// - Returns: what they come to with it.
  private mutating func join(
    _ card: PaymentCard<SecretDigits>,
    at index: Int,
    to earlier: PaymentCard<SecretDigits>
  ) throws -> PaymentCard<SecretDigits> {
    guard let first = repeats[index] else { return earlier }
    let place = items[first].place
    let isOwn = items[index].verdict == .again(place)
    let update = try CardUpdate(of: earlier, by: card, making: isOwn ? .additions : .all)
    if update.changes.isEmpty {
      guard case .update = items[index].verdict else { return earlier }
      changed[index] = nil
      items[index].verdict = .again(place)
    } else if isOwn {
      guard !update.isTooLarge else {
        items[index].verdict = .refused(.tooMuchText)
        return earlier
      }
      items[index].verdict = .joined(
        place,
        adding: update.additions,
        replacing: update.replacements
      )
    }
    return update.card
  }

  /// The target of the item with this index if it is carried out.
  package func target(of index: Int) -> Target {
    if let id = changed[index] { return .walletCard(id) }
    guard case .joined = items[index].verdict, let first = repeats[index] else { return .own }
    return .item(first)
  }

  /// The card as it would be kept.
  private func kept(_ card: PaymentCard<SecretDigits>) -> PaymentCard<SecretDigits> {
    var card = card
    if !keepsCodes { card.securityCode = nil }
    return card
  }

  private mutating func verdict(
    on item: ImportedPaymentCard,
    _ walletCard: (Int64) throws -> PaymentCard<SecretDigits>?
  ) throws -> Verdict {
    let number = try known.fingerprint(of: item.card)
    let earlier = firsts[number]
    if let earlier {
      repeats[items.count] = earlier
      repeated.insert(earlier)
    } else {
      firsts[number] = items.count
    }
    var first: (id: Int64, update: CardUpdate)?
    for id in known.ids(of: number) {
      guard let card = try walletCard(id) else { continue }
      let update = try CardUpdate(of: card, by: kept(item.card))
      if update.changes.isEmpty { return .same }
      if first == nil { first = (id, update) }
    }
    if let (id, update) = first {
      guard !update.isTooLarge else { return .refused(.tooMuchText) }
      changed[items.count] = id
      return .update(update.changes)
    }
    if let earlier { return .again(items[earlier].place) }
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

  fileprivate init(_ item: ImportedPaymentCard, _ verdict: CardImportPlan.Verdict) {
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
    case .same, .possibleDuplicate, .again, .joined: true
    case .new, .update, .refused: false
    }
  }

  /// True if it replaces values of another card where it is chosen.
  package var isUpdate: Bool {
    switch verdict {
    case .update: true
    case .joined(_, _, let replacing): !replacing.isEmpty
    case .new, .same, .possibleDuplicate, .again, .refused: false
    }
  }
}
