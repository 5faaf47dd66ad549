package import PaymentCards
import Secrets

/// The plan of an import, item by item, decided before anything is written. It holds what a list may
/// show of each item, and no number.
package struct CardImportPlan: Sendable {
  /// The decision about an item.
  package enum Verdict: Equatable, Sendable {
    /// It is written.
    case new
    /// A card in the wallet has its number; it is left out.
    case inWallet
    /// A card earlier in the file has its number; it is left out.
    case inFile(ItemPlace)
    /// No card can be made of it.
    case refused(ItemRefusal)
  }

  /// An item as a preview shows it.
  package struct Item: Equatable, Sendable {
    /// The place in the file.
    package let place: ItemPlace
    /// The title; may be empty.
    package let title: String
    /// The brand of its number.
    package let brand: Brand?
    /// The last four digits of its number, in ASCII; empty where there are none.
    package let lastFour: String
    /// The last month in which it is valid.
    package let expiry: YearMonth?
    /// True if it has a security code that could be kept.
    package let hasCode: Bool
    /// The oddities to tell of.
    package let remarks: [ImportRemark]
    /// The decision about it.
    package let verdict: Verdict
  }

  /// The items, in the order of the file.
  package private(set) var items: [Item] = []

  private let wallet: Set<NumberFingerprint>
  private var seen: [NumberFingerprint: ItemPlace] = [:]

  /// A plan for an import into a wallet.
  ///
  /// - Parameter wallet: the fingerprints of the numbers in it.
  package init(into wallet: Set<NumberFingerprint>) {
    self.wallet = wallet
  }

  /// Decides about the next item.
  ///
  /// - Parameter fingerprints: those that the wallet's were made with.
  /// - Throws: `noMemory`.
  package mutating func add(
    _ item: CardFileItem,
    _ fingerprints: NumberFingerprints
  ) throws(CardFileFailure) {
    switch item {
    case .refused(let item):
      items.append(
        Item(
          place: item.place,
          title: item.title,
          brand: nil,
          lastFour: "",
          expiry: nil,
          hasCode: false,
          remarks: [],
          verdict: .refused(item.reason)
        )
      )
    case .card(let item):
      let verdict = try verdict(on: item, fingerprints)
      items.append(
        Item(
          place: item.place,
          title: item.card.title,
          brand: item.card.brand,
          lastFour: LastFour(item.card.number).text,
          expiry: item.card.expiry,
          hasCode: item.card.securityCode != nil,
          remarks: item.remarks,
          verdict: verdict
        )
      )
    }
  }

  /// The number of cards to write.
  package var newCount: Int { items.count { $0.verdict == .new } }

  /// The number of cards left out as their number is known.
  package var duplicateCount: Int { items.count(where: \.isDuplicate) }

  /// True if the item with this index in the file's order will be written.
  ///
  /// - Parameter withDuplicates: true if cards whose number is known are written as well.
  package func writes(_ index: Int, withDuplicates: Bool = false) -> Bool {
    guard items.indices.contains(index) else { return false }
    return items[index].verdict == .new || withDuplicates && items[index].isDuplicate
  }

  private mutating func verdict(
    on item: ImportedCard,
    _ fingerprints: NumberFingerprints
  ) throws(CardFileFailure) -> Verdict {
    let fingerprint: NumberFingerprint
    do throws(SecretFailure) {
      fingerprint = try fingerprints.fingerprint(of: item.card.number)
    } catch {
      throw .noMemory
    }
    if wallet.contains(fingerprint) { return .inWallet }
    if let earlier = seen[fingerprint] { return .inFile(earlier) }
    seen[fingerprint] = item.place
    return .new
  }
}

extension CardImportPlan.Item {
  /// True if it is a card that is left out as its number is known.
  package var isDuplicate: Bool {
    switch verdict {
    case .inWallet, .inFile: true
    case .new, .refused: false
    }
  }
}
